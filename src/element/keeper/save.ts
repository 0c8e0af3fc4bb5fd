import type { Action, GameRecord, StepChoice } from '../../game/index.js';
import type { Session } from '../session.js';

/** What others keep with a game, such as the secret of its dice: a JSON object that means nothing here. */
export type Extra = Readonly<Record<string, unknown>>;

/** A game, and what else is needed to go on with it as if nothing had been. */
export interface Kept {
  readonly session: Session;
  /** Milliseconds that the side to act has used since the last action. */
  readonly elapsed: number;
  readonly extra: Extra;
}

/** A game as it is saved; JSON. */
export interface Save {
  readonly version: 1;
  /** Milliseconds that the side to act had used since the last action. */
  readonly elapsed: number;
  /** The steps tried of the turn, also while an offered resignation interrupts it. */
  readonly steps: readonly StepChoice[];
  readonly extra: Extra;
  readonly record: GameRecord;
}

export const SAVE_VERSION = 1;

export function saveOf({ session, elapsed, extra }: Kept): Save {
  const { draft, shelved, record } = session;
  const steps = (draft ?? shelved)?.steps.map(({ from, die }) => ({ from, die })) ?? [];
  return { version: SAVE_VERSION, elapsed, steps, extra, record };
}

/** A save as text; what of the record has been written before is not worked out again. */
export function saveText({ record, ...rest }: Save): string {
  const { actions, ...head } = record;
  const texts = actions.map(actionText).join(',');
  const recordText = withMember(head, `"actions":[${texts}]`);
  return withMember(rest, `"record":${recordText}`);
}

/** The text of an object that has something, with one member more. */
function withMember(object: object, member: string): string {
  return `${JSON.stringify(object).slice(0, -1)},${member}}`;
}

/** Actions never change, and a match is written again at every step. */
const actionTexts = new WeakMap<Action, string>();

function actionText(action: Action): string {
  let text = actionTexts.get(action);
  if (text === undefined) actionTexts.set(action, (text = JSON.stringify(action)));
  return text;
}
