/** A thread that others need too. */
export interface Leisure {
  /** Milliseconds since 1970. */
  now(): number;
  /** Lets others have the thread for a moment. */
  pause(): Promise<void>;
}

/** Milliseconds at a time; a frame has 16. */
const PIECE = 8;

/** What a walk comes to, done piece by piece. */
export async function unhurried<T>(
  walk: Generator<undefined, T, undefined>,
  leisure: Leisure,
): Promise<T> {
  let since = leisure.now();
  for (;;) {
    const { done, value } = walk.next();
    if (done) return value;
    if (leisure.now() - since < PIECE) continue;
    await leisure.pause();
    since = leisure.now();
  }
}
