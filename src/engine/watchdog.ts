/** Milliseconds between the alarm and the bark, for messages that waited while this thread was blocked or asleep. */
const SECOND_LOOK = 250;

/** The longest time that a timer can wait; longer ones end at once. */
const LONGEST = 2 ** 31 - 1;

/** Barks once when too much time has passed without a sign of life. */
export class Watchdog {
  readonly #bark: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(bark: () => void) {
    this.#bark = bark;
  }

  /** Starts to wait, for `patience` milliseconds from now. */
  watch(patience: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#timer = setTimeout(this.#bark, SECOND_LOOK);
      },
      Math.min(patience, LONGEST),
    );
  }

  /** A sign of life: waits anew. Nothing happens when it was not waiting. */
  feed(patience: number): void {
    if (this.#timer !== undefined) this.watch(patience);
  }

  /** Stops to wait. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
