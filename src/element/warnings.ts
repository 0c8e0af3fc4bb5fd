/** Tells a page's author on the console what is wrong with what the page says to the board; each thing once. */
export class Warnings {
  readonly #told = new Set<string>();

  /** @param about - what the warning is about; of that there is no second one */
  warn(about: string, message: string): void {
    if (this.#told.has(about)) return;
    this.#told.add(about);
    // eslint-disable-next-line no-console -- the page's author has to hear of it, and the game goes on
    console.warn(`<backgammon-board>: ${message}`);
  }
}
