import type { EngineError, EngineNotice } from '../engine/protocol.js';
import type { Action, Dice, GameError, GameResult, GameState, Side, Step } from '../game/index.js';
import type { StorageErrorDetail } from './keeper/notices.js';

/** One checker's step, as events tell it; in the numbers of the side that moves. */
export interface StepAction extends Step {
  readonly type: 'step';
  readonly side: Side;
}

/** An action, and the state that it led to. */
export interface ActionDetail {
  readonly action: Action;
  readonly state: GameState;
}

export interface DiceDetail extends ActionDetail {
  readonly side: Side;
  readonly dice: Dice;
}

export interface StepDetail {
  readonly action: StepAction;
  /** All steps of the turn that are on the board now. */
  readonly steps: readonly Step[];
  /** The game as it was when the turn began; a play enters it when it is handed in. */
  readonly state: GameState;
}

export interface GameEndDetail extends ActionDetail {
  readonly result: GameResult;
  readonly score: GameState['score'];
}

export interface MatchEndDetail extends ActionDetail {
  readonly winner: Side;
  readonly score: GameState['score'];
}

export interface ThinkingDetail {
  readonly side: Side;
  /** Share of the search done, 0 to 1. */
  readonly progress: number;
  readonly state: GameState;
}

export interface EngineErrorDetail {
  readonly code: GameError['code'] | EngineError['code'] | EngineNotice['code'] | 'failed';
  readonly message: string;
  /** The fault itself; missing for a notice of the engine, which has mended it. */
  readonly error?: Error;
}

export interface AnnounceDetail {
  /** One sentence for a screen reader; the board's own live region holds it too. */
  readonly message: string;
}

/** What each event tells. */
export interface BoardEventDetails {
  'game-start': ActionDetail;
  'dice-roll': DiceDetail;
  'move-start': StepDetail;
  'move-end': StepDetail;
  'turn-end': ActionDetail;
  'cube-action': ActionDetail;
  explosion: ActionDetail;
  resignation: ActionDetail;
  thinking: ThinkingDetail;
  'game-end': GameEndDetail;
  'match-end': MatchEndDetail;
  'engine-error': EngineErrorDetail;
  'storage-error': StorageErrorDetail;
  announce: AnnounceDetail;
}

/** The events of the board by name. */
export type BoardEventMap = {
  [Name in keyof BoardEventDetails]: CustomEvent<BoardEventDetails[Name]>;
};

/**
 * Fires an event that bubbles and leaves shadow roots. No listener can change what the next one is told.
 * @returns false when a listener prevented it
 */
export function fire<Name extends keyof BoardEventDetails>(
  target: EventTarget,
  name: Name,
  detail: BoardEventDetails[Name],
  cancelable = false,
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, {
      detail: Object.freeze(detail),
      bubbles: true,
      composed: true,
      cancelable,
    }),
  );
}

/** What an event says about a fault. */
export function faultDetail(fault: unknown): EngineErrorDetail {
  const error = fault instanceof Error ? fault : new Error(String(fault));
  const code = (error as Partial<GameError | EngineError>).code ?? 'failed';
  return { code, message: error.message, error };
}
