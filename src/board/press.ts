/** Enter and Space press what is no HTML button; a key that is held down presses once. */
export function onKey(action: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) action();
  };
}
