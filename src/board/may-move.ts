/** Whether a motion of so many milliseconds is to be shown. */
export function mayMove(duration: number, signal?: AbortSignal): boolean {
  return duration > 0 && signal?.aborted !== true && !document.hidden && !prefersRest();
}

/** Where nobody can be asked, motion is welcome. */
function prefersRest(): boolean {
  return 'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
