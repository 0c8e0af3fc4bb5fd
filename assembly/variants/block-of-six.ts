import { bit, movablePoints, pointsWhere } from '../masks';
import { Block, block, enemyLower, enemyUpper } from '../rules';
import { HOME, OPP, OWN } from '../turn-state';

/** Whether the position has no block of six that is forbidden to `own` (rules.md 3.6). */
export function hasPermittedBlocks(position: usize): bool {
  if (block == Block.Free) return true;
  const blocks = runsOfSix(pathPoints(position + OWN));
  if (blocks == 0) return true;
  if (block == Block.None) return false;
  // An enemy ahead of the lowest block is ahead of them all; bit 0 stands for those borne off.
  const behind = block == Block.Home ? HOME + 1 : ctz(<i32>blocks);
  return (movablePoints(position + OPP) & (bit(behind) - 1)) != 0;
}

/** The same once a step is made. */
export function permitsBlocksAfter(state: usize, from: i32, to: i32): bool {
  move(state + OWN, from, to);
  const permitted = hasPermittedBlocks(state);
  move(state + OWN, to, from);
  return permitted;
}

function move(own: usize, from: i32, to: i32): void {
  store<i8>(own + from, load<i8>(own + from) - 1);
  store<i8>(own + to, load<i8>(own + to) + 1);
}

/** The points that a side holds, in the other side's numbers. */
@inline
function pathPoints(counts: usize): u32 {
  const none = i8x16.splat(0);
  return pointsWhere(i8x16.ne(enemyLower(counts), none), i8x16.ne(enemyUpper(counts), none));
}

/** Of a set of points, those with which six in a row begin. */
@inline
function runsOfSix(points: u32): u32 {
  const two = points & (points >> 1);
  const four = two & (two >> 2);
  return two & (four >> 2);
}
