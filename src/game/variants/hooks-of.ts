import type { TurnHooks } from '../hooks.js';
import { plainHooks } from '../hooks.js';
import type { OwnRules } from '../own-rules.js';
import type { Ground } from '../steps.js';
import { noHiding } from './caucasian.js';
import { head } from './long.js';
import { mother } from './plakoto.js';
import { firstHit } from './sudden-death.js';

type Kind = OwnRules['kind'];
type MakeHooks<K extends Kind> = (own: Extract<OwnRules, { kind: K }>, ground: Ground) => TurnHooks;

const makers: { readonly [K in Kind]: MakeHooks<K> } = {
  none: () => plainHooks,
  'no-hiding': noHiding,
  'first-hit': () => firstHit,
  head,
  mother,
};

/** The hooks that carry out the rules that a variant has of its own. */
export function hooksOf(own: OwnRules, ground: Ground): TurnHooks {
  return (makers[own.kind] as MakeHooks<Kind>)(own, ground);
}
