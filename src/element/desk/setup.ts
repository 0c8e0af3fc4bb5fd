import type { TemplateResult } from 'lit';
import type { BoardView, DieView, Intents, Spot } from '../../board/view-model.js';
import {
  contacts,
  diceToPlay,
  GameError,
  OFF,
  POINTS,
  rulesOf,
  startBoard,
  type GameState,
  type Side,
} from '../../game/index.js';
import { colourOf, pointOf } from '../seats.js';
import { openSession, type Session } from '../session.js';
import { onSpots } from './setup-clicks.js';
import {
  addChecker,
  baseOf,
  cubesFor,
  drawnState,
  emptyBoard,
  exchanged,
  removeChecker,
  setUpOf,
  stateOf,
  type Refusal,
  type SetUp,
} from './setup-position.js';
import type { SetupCommand, SetupTexts, Tool } from './setup-texts.js';
import { setupView } from './setup-view.js';
import type { Cover } from './types.js';

/** What setting up a position needs of the element. */
export interface SetupHost {
  /** What it begins from: its settings, score and board. */
  readonly start: GameState;
  readonly texts: SetupTexts;
  /** A session at rest as the element draws it. */
  look(session: Session): BoardView;
  /** Whether starting would give a game up; when missing nobody is asked. */
  isUnderWay?(): boolean;
  /** Puts the position on the board; it is to be played from there. */
  open(session: Session): void;
  /** Back to what was there before. */
  close(): void;
  /** Draws anew. */
  show(): void;
}

/** Why the position cannot be played. */
type Fault = { readonly words: (texts: SetupTexts) => string; readonly detail?: string };

/** A position that is set up by hand on the board. */
export class Setup implements Cover {
  readonly #host: SetupHost;
  readonly #base: GameState;
  #setUp: SetUp;
  #tool: Tool = 'blue';
  /** The colour that was chosen last. */
  #brush: Side = 'blue';
  #refused: ((texts: SetupTexts) => string) | undefined;
  #fault: Fault | undefined;
  #asks = false;
  #listening: AbortController | undefined;

  constructor(host: SetupHost) {
    this.#host = host;
    this.#base = baseOf(host.start);
    this.#setUp = setUpOf(host.start);
  }

  readonly intents: Intents = {
    spot: (spot, colour) => (this.#tool === 'remove' ? this.#remove : this.#add)(spot, colour),
    die: () => undefined,
    button: () => undefined,
    skip: () => undefined,
  };

  /** The board with the position on it: a click anywhere means something. */
  get view(): BoardView {
    const { texts } = this.#host;
    const { hasBar } = contacts[rulesOf(this.#base).contact];
    const points = Array.from({ length: POINTS }, (_, index) => index + 1);
    return {
      ...this.#look(),
      dice: this.#dice(),
      marks: {
        side: this.#brush,
        selected: undefined,
        movable: hasBar ? [...points, 'bar'] : points,
        targets: [],
        choices: [],
      },
      lastMove: undefined,
      status: this.#refused?.(texts) ?? texts.hint(this.#tool, this.#left()),
      buttons: [],
      actions: [],
      panel: undefined,
    };
  }

  panel(): TemplateResult {
    const { texts } = this.#host;
    const { mover, dice, cube } = this.#setUp;
    const colour = (side: Side): Side => colourOf(this.#base, side);
    const painted = ({ value, owner }: SetUp['cube']): SetUp['cube'] => ({
      value,
      owner: owner && colour(owner),
    });
    const fault = this.#fault;
    return setupView({
      ...{ texts, dice, tool: this.#tool, asks: this.#asks, mover: colour(mover) },
      cube: painted(cube),
      cubes: cubesFor(this.#base, this.#setUp).map(painted),
      fault: fault && { words: fault.words(texts), detail: fault.detail },
      take: (tool) => this.#take(tool),
      letMove: (side) => this.#change({ mover: colour(side) }),
      throwDice: (thrown) => this.#change({ dice: thrown }),
      turnCube: (turned) => this.#change({ cube: painted(turned) }),
      command: (command) => this.#change(this.#after(command)),
      play: () => this.#play(),
      cancel: () => this.#host.close(),
    });
  }

  /**
   * Hears what a view does not tell, on the element or anything around the board: Shift, the other button, Delete and
   * Backspace take checkers away, and quick clicks are as many clicks.
   */
  attach(root: HTMLElement): void {
    this.detach();
    this.#listening = new AbortController();
    onSpots(root, this.#listening.signal, {
      click: (spot, colour) => this.intents.spot(spot, colour),
      remove: this.#remove,
    });
  }

  detach(): void {
    this.#listening?.abort();
    this.#listening = undefined;
  }

  #look(): BoardView {
    return this.#host.look(openSession(drawnState(this.#base, this.#setUp)));
  }

  #dice(): BoardView['dice'] {
    const { dice, mover } = this.#setUp;
    const { texts } = this.#host;
    const lying = (value: number): DieView => ({
      value,
      used: false,
      enabled: false,
      label: texts.die(value),
    });
    const shown = dice ? diceToPlay(dice).map(lying) : [];
    const isBlue = colourOf(this.#base, mover) === 'blue';
    return { blue: isBlue ? shown : [], red: isBlue ? [] : shown };
  }

  /** How many checkers of the chosen colour are not on the board. */
  #left(): number {
    return this.#setUp.board[colourOf(this.#base, this.#brush)][OFF];
  }

  readonly #add = (spot: Spot, colour: Side): void => {
    if (spot === 'off') return;
    const added = colourOf(this.#base, spot === 'bar' ? colour : this.#brush);
    this.#place(addChecker, added, spot);
  };

  readonly #remove = (spot: Spot, colour: Side): void => {
    if (spot !== 'off') this.#place(removeChecker, colourOf(this.#base, colour), spot);
  };

  #place(change: typeof addChecker, side: Side, spot: Spot): void {
    const rules = rulesOf(this.#base);
    // Which side is at the bottom is all that the numbers depend on.
    const bottom = colourOf(this.#base, this.#look().bottom);
    const point = pointOf(rules.facing, { bottom, opponent: 'none' }, side, spot);
    const board = change(rules, this.#setUp.board, side, point);
    if (typeof board === 'string') this.#refuse(board, side);
    else this.#change({ board });
  }

  #refuse(refusal: Refusal, side: Side): void {
    const colour = colourOf(this.#base, side);
    this.#refused = ({ refusals }) => refusals[refusal](colour);
    this.#asks = false;
    this.#host.show();
  }

  #change(change: Partial<SetUp>): void {
    this.#setUp = { ...this.#setUp, ...change };
    this.#refused = undefined;
    this.#fault = undefined;
    this.#asks = false;
    this.#host.show();
  }

  #take(tool: Tool): void {
    this.#tool = tool;
    if (tool !== 'remove') this.#brush = tool;
    this.#change({});
  }

  #after(command: SetupCommand): Partial<SetUp> {
    const rules = rulesOf(this.#base);
    switch (command) {
      case 'start':
        return { board: startBoard(rules) };
      case 'clear':
        return { board: emptyBoard(rules) };
      case 'swap':
        return exchanged(this.#setUp);
    }
  }

  #play(): void {
    const state = stateOf(this.#base, this.#setUp);
    if (state === 'over') this.#fail({ words: ({ gameOver }) => gameOver });
    else if (state instanceof GameError)
      this.#fail({ words: ({ refused }) => refused, detail: state.message });
    else if (this.#host.isUnderWay?.() && !this.#asks) {
      this.#asks = true;
      this.#host.show();
    } else this.#host.open(openSession(state));
  }

  #fail(fault: Fault): void {
    this.#fault = fault;
    this.#host.show();
  }
}
