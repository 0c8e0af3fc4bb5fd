import type { BackgammonBoard } from '../../src/index.js';
import page from '../../index.html?raw';
import { until } from './board-harness.js';

/** Where the page has its board keep the game. */
const KEPT_GAME = 'backgammon-board:game';

/** The playing page in a window of its own, as a visitor gets it. */
export class PageFrame {
  readonly #frame = document.createElement('iframe');

  /** @param visit - on a first one no game has been kept yet */
  constructor(width: number, visit: 'first' | 'next' = 'first') {
    if (visit === 'first') localStorage.removeItem(KEPT_GAME);
    this.#frame.style.cssText = `width: ${width}px; height: 900px; border: 0`;
    this.#frame.srcdoc = page.replace(/<script.*<\/script>/, '').replaceAll('./src/', '/src/');
    document.body.append(this.#frame);
  }

  get window(): Window {
    return this.#frame.contentWindow!;
  }

  get document(): Document {
    return this.#frame.contentDocument!;
  }

  get board(): BackgammonBoard | null {
    return this.document.querySelector('backgammon-board');
  }

  get dialog(): HTMLDialogElement | null {
    return this.document.querySelector('dialog[open]');
  }

  /** Until the page stands, without its script. */
  async laidOut(): Promise<void> {
    await until(() => this.document?.styleSheets.length === 1 && Boolean(this.board));
  }

  /** Until the board is drawn. */
  async start(): Promise<void> {
    await this.laidOut();
    // The test runner hands out modules that import others through it.
    const runner = '__vitest_browser_runner__';
    Object.assign(this.window, {
      [runner]: (window as unknown as Record<string, unknown>)[runner],
    });
    const script = this.document.createElement('script');
    script.type = 'module';
    script.src = '/src/page.ts';
    this.document.head.append(script);
    await until(() => Boolean(this.board?.shadowRoot?.querySelector('.drawing')));
  }

  /** The same page anew, as when a visitor reloads it; not before it is started. */
  async reload(): Promise<void> {
    const loaded = new Promise((resolve) => {
      this.#frame.addEventListener('load', resolve, { once: true });
    });
    this.window.location.reload();
    await loaded;
  }

  find(selector: string): HTMLElement {
    const found = this.document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`the page has no ${selector}`);
    return found;
  }

  async openSettings(): Promise<void> {
    this.find('#settings').click();
    await until(() => Boolean(this.dialog));
  }

  /** How far the page can be scrolled sideways. */
  get overflow(): number {
    return this.document.documentElement.scrollWidth - this.document.documentElement.clientWidth;
  }

  /** The paths of what the page has loaded so far that `pattern` fits. */
  loaded(pattern: RegExp): readonly string[] {
    return this.window.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => pattern.test(path));
  }

  remove(): void {
    this.#frame.remove();
  }
}
