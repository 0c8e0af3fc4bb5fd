/**
 * Gives the thread back to its event loop: messages, input and painting go first.
 * A message and not a timer: browsers hold back nested timers by 4 ms, and those of hidden pages by a second and more.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
