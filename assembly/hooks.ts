import { OwnRules, blockCheckedByStep, largerBringsHome, ownRules } from './rules';
import { BAR, OPP, OVER, OWN } from './turn-state';
import { hasPermittedBlocks, permitsBlocksAfter } from './variants/block-of-six';
import { hittersAfter, mayGoOn } from './variants/caucasian';
import { allowanceAfter, bringsHomeByLarger, headAllowance, mayLeave } from './variants/long';
import { endingByMother } from './variants/plakoto';

/**
 * What a variant does beyond its numbers, the twin of src/game/hooks.ts: the same five questions, asked at the same
 * moments. A `Step` is four numbers here, a memory 16 bits of a turn state. Where the hooks are empty, the generator
 * does not ask.
 */

/** Whether the game has no rules of its own. */
@inline
export function areEmpty(): bool {
  return ownRules() == OwnRules.None;
}

/** What the turn has to remember from its first moment (head allowance); `start` has its dice already. */
export function turnStart(start: usize, _die: i32, _otherDie: i32): u32 {
  return ownRules() == OwnRules.Head ? headAllowance(start) : 0;
}

/** Whether a step that the common rules allow is allowed here (hitter in the home, head). */
export function stepAllowed(state: usize, from: i32, to: i32, die: i32, _hit: bool): bool {
  if (ownRules() == OwnRules.NoHiding) return mayGoOn(state, from, to, die);
  if (ownRules() != OwnRules.Head) return true;
  return (
    mayLeave(state, from) &&
    (!largerBringsHome || bringsHomeByLarger(state, from, die)) &&
    (!blockCheckedByStep || permitsBlocksAfter(state, from, to))
  );
}

/** The turn's memory after a step (hit, pin, hitter moved on, game over = `OVER`); `after` has no memory yet. */
export function afterStep(before: usize, from: i32, to: i32, _die: i32, hit: bool, after: usize): u32 {
  if (ownRules() == OwnRules.NoHiding) return hittersAfter(before, from, to, hit);
  if (ownRules() == OwnRules.Head) return allowanceAfter(before, from);
  return ending(after) == Ending.GoesOn ? 0 : OVER;
}

/** Whether a turn may end in this position (block of six). */
export function admissibleEnd(position: usize): bool {
  return ownRules() != OwnRules.Head || hasPermittedBlocks(position);
}

/** `Ending` of src/game/hooks.ts without the kind, which the loser's checkers tell. */
export const enum Ending {
  GoesOn,
  OwnWins,
  OppWins,
  Draw,
}

/** How a game stands that is over although nobody has borne off all checkers. */
export function ending(position: usize): Ending {
  if (ownRules() == OwnRules.FirstHit) {
    if (load<i8>(position, OPP + BAR) > 0) return Ending.OwnWins;
    return load<i8>(position, OWN + BAR) > 0 ? Ending.OppWins : Ending.GoesOn;
  }
  return ownRules() == OwnRules.Mother ? endingByMother(position) : Ending.GoesOn;
}
