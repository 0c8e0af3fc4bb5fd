/**
 * What a variant does beyond its numbers, the twin of src/game/hooks.ts. Short nardy has no rules of its own:
 * every hook is empty and disappears when compiled.
 */

/** What the turn has to remember from its first moment (head allowance, bomb). */
@inline
export function turnStart(_position: usize): u32 {
  return 0;
}

/** Whether a step that the common rules allow is allowed here (hitter in the home, head, pinned). */
@inline
export function stepAllowed(_state: usize, _from: i32, _to: i32): bool {
  return true;
}

/** The turn's memory after a step (hit, pin, hitter moved on, game over). */
@inline
export function afterStep(memory: u32, _after: usize, _from: i32, _to: i32): u32 {
  return memory;
}

/** Whether a turn may end in this position (block of six). */
@inline
export function admissibleEnd(_position: usize): bool {
  return true;
}
