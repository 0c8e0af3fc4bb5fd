import {
  GameError,
  applyAction,
  beginTurn,
  positionFor,
  readAction,
  recordFrom,
  rulesOf,
  type Action,
  type Dice,
  type GameRecord,
  type GameState,
  type GivenOptions,
  type OptionName,
  type Options,
  type Side,
  type Turn,
} from '../../game/index.js';
import type { Place } from './match-file.js';

/** An option that no line of a file tells, but that one of its games needs. */
export class Assumption {
  constructor(readonly options: GivenOptions) {}
}

/** What a cell can come to that cannot be done. */
export type Refusal = GameError | Assumption;

/** Dice that are thrown, but not played yet. */
export interface Unplayed {
  readonly at: Place;
  readonly side: Side;
  readonly dice: Dice;
}

/** An action, all but its time, which files do not tell. */
type Said = Action extends infer A ? (A extends Action ? Omit<A, 'elapsed'> : never) : never;

/** A record that is put together action by action. */
export class MatchBuilder {
  readonly #start: GameState;
  readonly #stated: ReadonlySet<string>;
  readonly #actions: Action[] = [];
  #state: GameState;
  /** Dice that have no play yet. */
  unplayed: Unplayed | undefined;

  /** @param stated the options that the file tells itself, which cannot be assumed otherwise */
  constructor(start: GameState, stated: ReadonlySet<string>) {
    this.#start = start;
    this.#state = start;
    this.#stated = stated;
  }

  get state(): GameState {
    return this.#state;
  }

  get record(): GameRecord {
    return { ...recordFrom(this.#start), actions: [...this.#actions] };
  }

  get isEmpty(): boolean {
    return this.#actions.length === 0;
  }

  /** Does an action, or says why it cannot be done. `elapsed` in milliseconds. */
  act(said: Said, elapsed = 0): GameError | undefined {
    const action = readAction({ ...said, elapsed });
    if (action instanceof GameError) return action;
    const next = applyAction(this.#state, action);
    if (next instanceof GameError) return next;
    this.#state = next;
    this.#actions.push(action);
    return undefined;
  }

  /** The turn that is to be played, while the game waits for a play. */
  turn(): Turn | undefined {
    const { phase } = this.#state;
    return phase.name === 'moving'
      ? beginTurn(rulesOf(this.#state), positionFor(this.#state, phase.side), phase.dice)
      : undefined;
  }

  /** What is to be assumed for the game to go on, or the error where the file tells otherwise. */
  needs<Name extends OptionName>(name: Name, value: Options[Name], fault: GameError): Refusal {
    const isOpen = !this.#stated.has(name) && rulesOf(this.#state).options[name] !== value;
    return isOpen ? new Assumption({ [name]: value }) : fault;
  }
}
