import { endingHooks } from '../hooks.js';
import { BAR } from '../position.js';

/** rules.md 3.7: who has a checker on the bar was hit, and has lost. */
export const firstHit = endingHooks(({ own, opp }) => {
  if (opp[BAR] > 0) return { winner: 'own', kind: 'single' };
  if (own[BAR] > 0) return { winner: 'opp', kind: 'single' };
  return undefined;
});
