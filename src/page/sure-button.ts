interface Errand {
  /** Whether the button may be pressed as things are; says itself why not. */
  readonly isReady?: () => boolean;
  /** Whether pressing it would lose a game. */
  readonly wouldLose: () => boolean;
  readonly act: () => void;
  /** The button's words: what it does, or whether that is meant. */
  readonly words: (asking: boolean) => string;
  /** The question is open, or not any more. */
  readonly asks?: (asking: boolean) => void;
}

/** A button that asks once where a game would be lost: pressed again it acts, left alone it forgets the question. */
export class SureButton {
  readonly #button: HTMLButtonElement;
  readonly #errand: Errand;
  #asking = false;

  constructor(button: HTMLButtonElement, errand: Errand) {
    this.#button = button;
    this.#errand = errand;
    button.addEventListener('click', (click) => this.#press(click));
    button.addEventListener('blur', () => this.#ask(false));
    this.name();
  }

  /** Writes the words anew. */
  name(): void {
    this.#button.textContent = this.#errand.words(this.#asking);
  }

  #ask(question: boolean): void {
    this.#asking = question;
    this.name();
    this.#errand.asks?.(question);
  }

  #press(click: MouseEvent): void {
    // Nothing is sent anywhere by a form.
    click.preventDefault();
    const isDoubleClick = click.detail > 1;
    if (isDoubleClick || this.#errand.isReady?.() === false) return;
    if (this.#errand.wouldLose() && !this.#asking) {
      this.#ask(true);
      // Not every browser focuses a button that is clicked, and leaving it takes the question back.
      this.#button.focus();
    } else {
      this.#ask(false);
      this.#errand.act();
    }
  }
}
