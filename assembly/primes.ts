import { bit } from './masks';
import { BAR } from './turn-state';
import { weight } from './weights';

/**
 * Rows of three or more of these points that have enemy checkers behind them, weighed by the table `prime` of the
 * game's family.
 */
export function primes(held: u32, enemy: usize, enemyPoints: u32, prime: i32): i32 {
  let sum = 0;
  let rest = held;
  while (rest) {
    const lowest = ctz(<i32>rest);
    const length = ctz(<i32>~(rest >> lowest));
    rest &= ~((bit(length) - 1) << lowest);
    if (length < 3) continue;
    const behind = trapped(enemy, enemyPoints & ~(bit(BAR + 1 - lowest) - 1));
    if (behind > 0) sum += weight(prime, behind) * length * length;
  }
  return sum;
}

/** The checkers on these points, at most three. */
function trapped(enemy: usize, points: u32): i32 {
  let count = 0;
  for (let rest = points; rest && count < 3; rest &= rest - 1) {
    count += abs<i32>(load<i8>(enemy + ctz(<i32>rest)));
  }
  return min(count, 3);
}
