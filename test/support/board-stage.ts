import { render } from 'lit';
import { afterEach, beforeEach, vi, type Mock } from 'vitest';
import { page } from 'vitest/browser';
import { boardStyles, renderBoard, type Layout } from '../../src/board/board.js';
import type { BoardView, Intents } from '../../src/board/view-model.js';

/** Shows views of the board without an element around them, a new board for each test. */
export class BoardStage {
  readonly intents: { readonly [Name in keyof Intents]: Mock<Intents[Name]> } = {
    spot: vi.fn(),
    die: vi.fn(),
    button: vi.fn(),
    skip: vi.fn(),
  };
  host = document.createElement('div');
  root = this.host.attachShadow({ mode: 'open' });

  constructor() {
    beforeEach(async () => {
      await page.viewport(1600, 1400);
      document.body.style.margin = '0';
      this.host = document.createElement('div');
      document.body.append(this.host);
      this.root = this.host.attachShadow({ mode: 'open' });
      this.root.adoptedStyleSheets = [boardStyles.styleSheet!];
    });
    afterEach(() => {
      this.host.remove();
      vi.clearAllMocks();
    });
  }

  /** Shows a view in a board of that width. */
  readonly show = (view: BoardView, layout: Layout = 'wide', width = 800): void => {
    this.host.style.width = `${width}px`;
    render(renderBoard(view, this.intents, layout), this.root);
  };

  readonly find = (selector: string): Element => this.root.querySelector(selector)!;

  readonly all = (selector: string): Element[] => [...this.root.querySelectorAll(selector)];

  readonly boxes = (selector: string): DOMRect[] =>
    this.all(selector).map((element) => element.getBoundingClientRect());

  /** What reaches beyond the left or right edge of the host. */
  outside(): Element[] {
    const edge = this.host.getBoundingClientRect();
    return this.all('.board *').filter((element) => {
      const { width, left, right } = element.getBoundingClientRect();
      const beyond = left < edge.left - 0.5 || right > edge.right + 0.5;
      return width > 0 && beyond && !element.closest('.flyers');
    });
  }
}
