/**
 * What a variant does beyond its numbers, the twin of src/game/hooks.ts: the same four questions, asked at the same
 * moments. A `Dice` is two numbers here, a `Step` four, a memory 16 bits of a turn state. Short nardy has no rules of
 * its own: every hook is a constant and disappears when compiled.
 */

/** What the turn has to remember from its first moment (head allowance, bomb). */
@inline
export function turnStart(_position: usize, _die: i32, _otherDie: i32): u32 {
  return 0;
}

/** Whether a step that the common rules allow is allowed here (hitter in the home, head, pinned). */
@inline
export function stepAllowed(_state: usize, _from: i32, _to: i32, _die: i32, _hit: bool): bool {
  return true;
}

/** The turn's memory after a step (hit, pin, hitter moved on, game over = `OVER`); `after` has no memory yet. */
@inline
export function afterStep(_before: usize, _from: i32, _to: i32, _die: i32, _hit: bool, _after: usize): u32 {
  return 0;
}

/** Whether a turn may end in this position (block of six). */
@inline
export function admissibleEnd(_position: usize): bool {
  return true;
}
