/**
 * Defines `<backgammon-board>` and gives what a page may need beside it.
 */
import { BackgammonBoard } from './element.js';

export { BackgammonBoard } from './element.js';
export type {
  ActionDetail,
  AnnounceDetail,
  BoardEventDetails,
  BoardEventMap,
  DiceDetail,
  EngineErrorDetail,
  GameEndDetail,
  MatchEndDetail,
  StepAction,
  StepDetail,
  ThinkingDetail,
} from './element/events.js';
export type { Opponent } from './element/seats.js';
export { LEVELS, type Level } from './engine/levels.js';
export { EngineError, type Decision } from './engine/protocol.js';
export {
  cryptoDice,
  GameError,
  newRecord,
  newSession,
  readState,
  replay,
  type Action,
  type ClockSettings,
  type Dice,
  type DiceSource,
  type GameErrorCode,
  type GameRecord,
  type GameResult,
  type GameState,
  type GivenOptions,
  type GivenSettings,
  type Position,
  type ResultKind,
  type Score,
  type Settings,
  type Side,
  type Step,
  type StepChoice,
  type Variant,
} from './game/index.js';
export type { Language, StringOverrides, Strings } from './locale/index.js';

// A second copy of the package on one page must not break the first, nor a server without a registry.
if (typeof customElements !== 'undefined' && !customElements.get('backgammon-board')) {
  customElements.define('backgammon-board', BackgammonBoard);
}
