import type { TemplateResult } from 'lit';
import type { Variant } from '../../game/rule-sets.js';

/** The rules in one language. */
export interface RulesTexts {
  /** The label of the list of games. */
  readonly choose: string;
  /** Above the table of the start; in pips, of one side. */
  readonly start: (pips: number) => string;
  readonly point: string;
  readonly checkers: string;
  /** What makes each game what it is. */
  readonly games: Readonly<Record<Variant, TemplateResult>>;
  /** What all games share. */
  readonly common: TemplateResult;
  /** What is folded away below, by its heading. */
  readonly more: readonly { readonly heading: string; readonly text: TemplateResult }[];
}
