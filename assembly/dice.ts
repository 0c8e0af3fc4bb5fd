import { ROLL_TABLE } from './memory';

/** The larger die of a roll, 0..20 in the order of ROLLS in src/game/dice.ts. */
@inline
export function largerDie(roll: i32): i32 {
  return load<u8>(ROLL_TABLE + (roll << 1));
}

@inline
export function smallerDie(roll: i32): i32 {
  return load<u8>(ROLL_TABLE + (roll << 1), 1);
}

/** How many of the 36 throws show this roll. */
@inline
export function rollWeight(roll: i32): i32 {
  return largerDie(roll) == smallerDie(roll) ? 1 : 2;
}
