import {
  BAR,
  GameError,
  OFF,
  POINTS,
  legalPlays,
  theirPoint,
  type Play,
  type Position,
  type Step,
  type Turn,
} from '../game/index.js';

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
 * The way of one checker is joined; stops between are written only where it hit.
 */
export function formatPlay(turn: Turn, steps: readonly Step[]): string {
  const groups = groupWays(waysOf(steps).sort(byStart)).map(formatGroup);
  if (!leavesDice(turn, steps)) return groups.join(' ');
  return groups.length === 0 ? NOTHING : `${groups.join(' ')}, ${NOTHING}`;
}

function leavesDice(turn: Turn, steps: readonly Step[]): boolean {
  if (steps.length === turn.start.dice.length) return false;
  const off = turn.start.position.own[OFF] + steps.filter(({ to }) => to === OFF).length;
  return off < turn.rules.checkers;
}

/** Joins steps that follow each other; checkers on one point are not told apart, so any order of steps joins. */
function waysOf(steps: readonly Step[]): Way[] {
  const ways: Way[] = [];
  for (const { from, to, hit } of steps) {
    const before = ways.findIndex((way) => endOf(way) === from);
    const behind = hit ? -1 : ways.findIndex((way) => way.from === to);
    if (before >= 0)
      ways[before] = { from: ways[before].from, stops: [...ways[before].stops, { to, hit }] };
    else if (behind >= 0) ways[behind] = { from, stops: [{ to, hit }, ...ways[behind].stops] };
    else ways.push({ from, stops: [{ to, hit }] });
  }
  return ways.map(withoutQuietStops);
}

function endOf({ stops }: Way): number {
  return stops[stops.length - 1].to;
}

function withoutQuietStops({ from, stops }: Way): Way {
  return { from, stops: stops.filter(({ hit }, index) => hit || index === stops.length - 1) };
}

/** Larger start first; of two from one point the one that goes farther. */
function byStart(a: Way, b: Way): number {
  return (
    b.from - a.from ||
    endOf(a) - endOf(b) ||
    b.stops.length - a.stops.length ||
    hitsOf(b) - hitsOf(a)
  );
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

const GROUP = /^(bar|\d{1,2})((?:\/(?:off|\d{1,2})\*?)+)(?:\(([2-4])\))?$/;

/**
 * Reads a play in canonical notation: the one legal play that ends as the text says.
 * @returns a GameError: `bad-text` for what is no notation, `illegal-play` for what no legal play does.
 */
export function parsePlay(turn: Turn, text: string): Play | GameError {
  const words = text
    .replace(/(?:^|,)\s*Ø\s*$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const ways: Way[] = [];
  for (const word of words) {
    const read = readGroup(word);
    if (!read)
      return new GameError(
        'bad-text',
        `play: "${word}" in "${text}" is no notation such as 13/7*/5`,
      );
    ways.push(...read);
  }
  const wanted = positionAfter(turn, ways);
  const play = legalPlays(turn).find(({ result }) => sameBoard(result, wanted));
  return (
    play ??
    new GameError('illegal-play', `play: "${text}" is not legal with ${turn.start.dice.join(' ')}`)
  );
}

function readGroup(word: string): Way[] | undefined {
  const found = GROUP.exec(word);
  if (!found) return undefined;
  const [, start, path, times = '1'] = found;
  const from = start === 'bar' ? BAR : Number(start);
  const stops = path
    .slice(1)
    .split('/')
    .map((stop) => ({ to: stop === 'off' ? OFF : parseInt(stop, 10), hit: stop.endsWith('*') }));
  if (![from, ...stops.map(({ to }) => to)].every((point) => point >= OFF && point <= BAR))
    return undefined;
  const later: Way = { from, stops: stops.map(({ to }) => ({ to, hit: false })) };
  return [{ from, stops }, ...new Array<Way>(Number(times) - 1).fill(later)];
}

/** Where the written ways lead, legal or not. */
function positionAfter(turn: Turn, ways: readonly Way[]): Position {
  const own = turn.start.position.own.slice();
  const opp = turn.start.position.opp.slice();
  for (const way of ways) {
    own[way.from]--;
    own[endOf(way)]++;
    for (const { to, hit } of way.stops) {
      if (!hit || to < 1 || to > POINTS) continue;
      opp[theirPoint(turn.rules.facing, to)]--;
      opp[BAR]++;
    }
  }
  return { own, opp };
}

function sameBoard(a: Position, b: Position): boolean {
  return (
    a.own.every((count, point) => count === b.own[point]) &&
    a.opp.every((count, point) => count === b.opp[point])
  );
}
