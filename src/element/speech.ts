/** Sentences that stay; a screen reader that is still speaking finds the last few. */
const KEPT = 8;

/**
 * What has been said lately and stands nowhere else: a live region, one message a step. Its paragraphs are put in and
 * taken out by hand, for lit's `repeat` leaves a comment behind for each one that goes (lit/lit#5298).
 */
export class Speech {
  #log: HTMLElement | undefined;

  /** To be drawn, always the same one. */
  get log(): HTMLElement {
    return (this.#log ??= createLog());
  }

  add(text: string): void {
    const sentence = document.createElement('p');
    sentence.textContent = text;
    this.log.append(sentence);
    if (this.log.childElementCount > KEPT) this.log.firstElementChild?.remove();
  }
}

function createLog(): HTMLElement {
  const log = document.createElement('div');
  log.className = 'log';
  log.setAttribute('role', 'log');
  log.setAttribute('aria-live', 'polite');
  return log;
}
