import { BAR, OFF, contacts, leavesDice, theirPoint, type Step, type Turn } from '../game/index.js';

/** What is written where nothing (more) can be played. */
const NOTHING = 'Ø';

/** One checker's way through a turn: where it set out and each place it touched. */
interface Way {
  readonly from: number;
  readonly stops: readonly Stop[];
}

interface Stop {
  readonly to: number;
  readonly hit: boolean;
}

/**
 * A play in Magriel's notation (rules.md section 8), canonical: `6/4(3) 13/11`, `bar/22`, `6/1, Ø`, `Ø`.
 * The way of one checker is joined; stops between are written only where it hit, or pinned: `*` marks both.
 */
export function formatPlay(turn: Turn, steps: readonly Step[]): string {
  const groups = groupWays(
    waysOf(steps.map((step) => ({ ...step, hit: hitsBlot(turn, step) }))),
  ).map(formatGroup);
  if (!leavesDice(turn, steps)) return groups.join(' ');
  return groups.length === 0 ? NOTHING : `${groups.join(' ')}, ${NOTHING}`;
}

/** Whether a step gets a mark: a checker that was pinned before, and is freed and pinned again, is as it was. */
export function hitsBlot({ rules, start }: Turn, { to, hit }: Step): boolean {
  const theirs = start.position.opp[theirPoint(rules.facing, to)];
  return hit && contacts[rules.contact].hits(theirs);
}

/** One checker's steps joined, as far as steps follow each other; the order in which they were made is not seen. */
function waysOf(steps: readonly Step[]): readonly Way[] {
  const single = steps.map(({ from, to, hit }): Way => ({ from, stops: [{ to, hit }] }));
  return joined(single.sort(byStart)).map(withoutQuietStops).sort(byStart);
}

function joined(ways: readonly Way[]): readonly Way[] {
  for (const first of ways) {
    const second = ways.find((way) => way !== first && way.from === endOf(first));
    if (!second) continue;
    const way = { from: first.from, stops: [...first.stops, ...second.stops] };
    return joined(
      [way, ...ways.filter((other) => other !== first && other !== second)].sort(byStart),
    );
  }
  return ways;
}

function endOf({ stops }: Way): number {
  return stops[stops.length - 1].to;
}

function withoutQuietStops({ from, stops }: Way): Way {
  return { from, stops: stops.filter(({ hit }, index) => hit || index === stops.length - 1) };
}

/** Larger start first; of two from one point the one that goes farther, then the one that hits. */
function byStart(a: Way, b: Way): number {
  return b.from - a.from || endOf(a) - endOf(b) || hitsOf(b) - hitsOf(a);
}

function hitsOf({ stops }: Way): number {
  return stops.filter(({ hit }) => hit).length;
}

interface Group {
  readonly way: Way;
  readonly times: number;
}

/** Equal ways in one group; of several onto a blot only the first hits, and the group carries its mark. */
function groupWays(ways: readonly Way[]): Group[] {
  const groups: Group[] = [];
  for (const way of ways) {
    const same = groups.findIndex((group) => sameStops(group.way, way));
    if (same < 0) groups.push({ way, times: 1 });
    else groups[same] = { way: groups[same].way, times: groups[same].times + 1 };
  }
  return groups;
}

function sameStops(a: Way, b: Way): boolean {
  return (
    a.from === b.from &&
    a.stops.length === b.stops.length &&
    a.stops.every(({ to }, index) => to === b.stops[index].to)
  );
}

function formatGroup({ way: { from, stops }, times }: Group): string {
  const start = from === BAR ? 'bar' : String(from);
  const path = stops.map(({ to, hit }) => `/${to === OFF ? 'off' : String(to)}${hit ? '*' : ''}`);
  return `${start}${path.join('')}${times > 1 ? `(${times})` : ''}`;
}
