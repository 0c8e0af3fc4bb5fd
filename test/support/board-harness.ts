import { userEvent } from 'vitest/browser';
import type { ButtonName } from '../../src/board/view-model.js';
import { BackgammonBoard } from '../../src/element.js';
import type { Thinker } from '../../src/element/engine-desk.js';
import type { BoardEventDetails, EngineErrorDetail } from '../../src/element/events.js';
import type { ThinkOptions } from '../../src/engine/client.js';
import {
  EngineError,
  type Advice,
  type AdvisedAction,
  type AdviseRequest,
  type Decision,
  type ThinkRequest,
} from '../../src/engine/protocol.js';
import { pageTime, type TimeSource } from '../../src/element/time.js';
import {
  beginTurn,
  legalPlays,
  rulesIn,
  type Side,
  type StepChoice,
} from '../../src/game/index.js';
import '../../src/index.js';

/** An engine that answers when and what the test says; the first legal play at once when it says nothing. */
export class FakeThinker implements Thinker {
  readonly requests: ThinkRequest[] = [];
  disposed = 0;
  /** Holds answers back until `release`. */
  holding = false;
  answer: (request: ThinkRequest) => readonly StepChoice[] = firstPlay;
  readonly questions: AdviseRequest[] = [];
  /** What it advises: by default to play on. */
  advice: (request: AdviseRequest) => AdvisedAction = playOn;
  #release: (() => void)[] = [];

  async think(request: ThinkRequest, { signal, onProgress }: ThinkOptions = {}): Promise<Decision> {
    this.requests.push(request);
    onProgress?.(0.5);
    if (this.holding) await this.#held(signal);
    const steps = this.answer(request);
    return { steps, result: request.position, equity: 0, plies: 0 };
  }

  async advise(request: AdviseRequest, { signal }: ThinkOptions = {}): Promise<Advice> {
    this.questions.push(request);
    if (this.holding) await this.#held(signal);
    return { action: this.advice(request) };
  }

  #held(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#release.push(resolve);
      signal?.addEventListener('abort', () => reject(new EngineError('stopped', 'stopped')));
    });
  }

  release(): void {
    this.holding = false;
    for (const resolve of this.#release.splice(0)) resolve();
  }

  dispose(): void {
    this.disposed++;
  }
}

function firstPlay({ context, position, dice }: ThinkRequest): readonly StepChoice[] {
  return legalPlays(beginTurn(rulesIn(context), position, dice))[0].steps;
}

function playOn({ question }: AdviseRequest): AdvisedAction {
  if (question === 'turn') return 'roll';
  return question === 'resignation' ? 'refuse' : 'take';
}

/** The element with an engine, and where it says so a clock, that the test controls. */
export class FakeEngineBoard extends BackgammonBoard {
  thinker = new FakeThinker();
  clockwork: TimeSource | undefined;

  protected override get time(): TimeSource {
    return this.clockwork ?? pageTime;
  }

  protected override createEngine(): Thinker {
    return this.thinker;
  }
}
customElements.define('fake-engine-board', FakeEngineBoard);

declare global {
  interface HTMLElementTagNameMap {
    'fake-engine-board': FakeEngineBoard;
  }
}

/** Dice in this order; then it says that there are none left. */
export function diceOf(...dice: readonly number[]): () => number {
  const left = [...dice];
  return () => left.shift() ?? NaN;
}

export interface Heard {
  readonly name: string;
  readonly detail: unknown;
}

const EVENTS: readonly (keyof BoardEventDetails)[] = [
  'game-start',
  'dice-roll',
  'move-start',
  'move-end',
  'turn-end',
  'cube-action',
  'explosion',
  'resignation',
  'thinking',
  'game-end',
  'match-end',
  'engine-error',
  'storage-error',
  'announce',
];

/** A board as a user speaks of it. */
export class BoardHarness<Board extends BackgammonBoard = BackgammonBoard> {
  readonly heard: Heard[] = [];

  constructor(readonly element: Board) {
    for (const name of EVENTS)
      element.addEventListener(name, (event: Event) => {
        this.heard.push({ name, detail: (event as CustomEvent).detail });
      });
  }

  point(number: number): Place {
    return new Place(() => this.#find(`[data-spot="${number}"]`));
  }

  bar(side: Side = 'blue'): Place {
    return new Place(() => this.#find(`[data-spot="bar"][data-side="${side}"]`));
  }

  tray(side: Side = 'blue'): Place {
    return new Place(() => this.#find(`[data-spot="off"][data-side="${side}"]`));
  }

  die(index: number, side: Side = 'blue'): Place {
    return new Place(() => this.root.querySelectorAll(`[data-die="${side}"]`)[index]);
  }

  button(name: ButtonName): Place {
    return new Place(() => this.#find(`[data-button="${name}"]`));
  }

  /** Presses buttons one after another. */
  async press(...names: readonly ButtonName[]): Promise<void> {
    for (const name of names) await this.button(name).click();
  }

  /** The buttons that can be pressed, the quiet ones included, by name. */
  offers(): readonly string[] {
    const buttons = this.root.querySelectorAll<HTMLButtonElement>('[data-button]:enabled');
    return Array.from(buttons, ({ dataset }) => dataset['button'] ?? '').sort();
  }

  async roll(): Promise<void> {
    await this.button('roll').click();
  }

  async undo(): Promise<void> {
    await this.button('undo').click();
  }

  async done(): Promise<void> {
    await this.button('done').click();
  }

  async newGame(): Promise<void> {
    await this.button('new-game').click();
  }

  get root(): ShadowRoot {
    return this.element.renderRoot as ShadowRoot;
  }

  status(): string {
    return this.#text('.status');
  }

  panel(): string | undefined {
    return this.root.querySelector('.panel')?.textContent?.replace(/\s+/g, ' ').trim();
  }

  /** The codes of the faults heard so far. */
  faults(): readonly string[] {
    return this.heard
      .filter(({ name }) => name === 'engine-error')
      .map(({ detail }) => (detail as EngineErrorDetail).code);
  }

  /** The names of the events heard so far, without progress and speech. */
  names(): readonly string[] {
    return this.heard
      .map(({ name }) => name)
      .filter((name) => name !== 'announce' && name !== 'thinking');
  }

  said(): readonly string[] {
    return this.heard
      .filter(({ name }) => name === 'announce')
      .map(({ detail }) => (detail as { message: string }).message);
  }

  spoken(): readonly string[] {
    return [...this.root.querySelectorAll('.log p')].map((line) => line.textContent ?? '');
  }

  remove(): void {
    this.element.remove();
  }

  #text(selector: string): string {
    return this.#find(selector).textContent?.trim() ?? '';
  }

  #find(selector: string): Element {
    const found = this.root.querySelector(selector);
    if (!found) throw new Error(`the board shows no ${selector}`);
    return found;
  }
}

/** A spot, a die or a button. */
export class Place {
  readonly #find: () => Element | undefined;

  constructor(find: () => Element | undefined) {
    this.#find = find;
  }

  get element(): Element {
    const found = this.#find();
    if (!found) throw new Error('the board does not show this place');
    return found;
  }

  get label(): string {
    return this.element.getAttribute('aria-label') ?? this.element.textContent?.trim() ?? '';
  }

  get isUsable(): boolean {
    return this.element.getAttribute('role') === 'button';
  }

  /** A click as scripts and most hands make it, without the way of the pointer. */
  async click(): Promise<void> {
    this.element.dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: 1 }),
    );
    await settled();
  }

  /** With the real pointer. */
  async pointerClick(): Promise<void> {
    await userEvent.click(this.element);
    await settled();
  }

  async doubleClick(): Promise<void> {
    await userEvent.dblClick(this.element);
    await settled();
  }
}

/** All promises that are due have been kept. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Waits until something is so. */
export async function until(what: () => boolean, ms = 5000): Promise<void> {
  const end = performance.now() + ms;
  while (!what()) {
    if (performance.now() > end) throw new Error(`waited ${ms} ms in vain for ${String(what)}`);
    await settled();
  }
}

type Setup = Partial<
  Pick<FakeEngineBoard, 'clockwork' | 'dice' | 'state' | 'strings' | 'thinker' | 'workerFactory'>
> & {
  readonly attributes?: Readonly<Record<string, string>>;
  /** What the page does with the board before it is in the document. */
  readonly early?: (board: BackgammonBoard) => void;
};

const boards: BackgammonBoard[] = [];

/** Removes what the tests of this file have shown. */
export function clearBoards(): void {
  for (const board of boards.splice(0)) board.remove();
}

async function show<Board extends BackgammonBoard>(
  board: Board,
  { attributes = {}, early, ...properties }: Setup,
): Promise<BoardHarness<Board>> {
  const all = { lang: 'en', speed: '0', ...attributes };
  for (const [name, value] of Object.entries(all)) board.setAttribute(name, value);
  Object.assign(board, properties);
  early?.(board);
  const harness = new BoardHarness(board);
  boards.push(board);
  document.body.append(board);
  await board.ready;
  await settled();
  return harness;
}

/** A board with a fake engine, instant and in English unless its attributes say otherwise. */
export function showBoard(setup: Setup = {}): Promise<BoardHarness<FakeEngineBoard>> {
  return show(document.createElement('fake-engine-board'), setup);
}

/** The board as pages get it, with the real engine. */
export function showRealBoard(setup: Setup = {}): Promise<BoardHarness> {
  return show(document.createElement('backgammon-board'), setup);
}
