import {
  BAR,
  GameError,
  OFF,
  POINTS,
  comparePositions,
  contacts,
  leavesDice,
  legalPlays,
  shown,
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
 * The way of one checker is joined; stops between are written only where it hit, or pinned: `*` marks both.
 */
export function formatPlay(turn: Turn, steps: readonly Step[]): string {
  const groups = groupWays(waysOf(steps.map((step) => marked(turn, step)))).map(formatGroup);
  if (!leavesDice(turn, steps)) return groups.join(' ');
  return groups.length === 0 ? NOTHING : `${groups.join(' ')}, ${NOTHING}`;
}

/** A checker that was pinned, freed and pinned again in one turn is as it was: only a blot gets a mark. */
function marked({ rules, start }: Turn, step: Step): Step {
  const isBlot = ({ to }: Step): boolean =>
    contacts[rules.contact].hits(start.position.opp[theirPoint(rules.facing, to)]);
  return step.hit && !isBlot(step) ? { ...step, hit: false } : step;
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

const GROUP = /^(bar|\d{1,2})((?:\/(?:off|\d{1,2})\*?)+)(?:\(([2-4])\))?$/i;

/**
 * Reads a play in notation: the one legal play that ends as the text says. Groups may stand in any order, signs may
 * have spaces around them, the bar may be `Бар`.
 * @returns a GameError: `bad-text` for what is no notation, `illegal-play` for what no legal play does.
 */
export function parsePlay(turn: Turn, text: string): Play | GameError {
  const ways: Way[] = [];
  const { groups, nothing } = wordsOf(text);
  if (groups.length === 0 && !nothing) return new GameError('bad-text', 'play: nothing is written');
  for (const word of groups) {
    const read = readGroup(word);
    if (!read) return notation(word, text);
    ways.push(...read);
  }
  const wanted = writtenPosition(turn, ways);
  const play =
    wanted && legalPlays(turn).find(({ result }) => comparePositions(result, wanted) === 0);
  if (play && (!nothing || leavesDice(turn, play.steps))) return play;
  return new GameError(
    'illegal-play',
    `play: ${shown(text)} is not legal with ${turn.start.dice.join(' ')}`,
  );
}

function notation(word: string, text: string): GameError {
  return new GameError(
    'bad-text',
    `play: ${shown(word)} in ${shown(text)} is no notation such as 13/7*/5`,
  );
}

/** The groups of a text, and whether it says that nothing more can be played. */
function wordsOf(text: string): { readonly groups: readonly string[]; readonly nothing: boolean } {
  const words = text
    .replace(/бар/gi, 'bar')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+([*(])/g, '$1')
    .replace(/\(\s+/g, '(')
    .replace(/\s+\)/g, ')')
    .trim();
  const groups = words.replace(/(?:^|\s*,\s*)ø$/i, '');
  return { groups: groups === '' ? [] : groups.split(/\s+/), nothing: groups !== words };
}

function readGroup(word: string): Way[] | undefined {
  const found = GROUP.exec(word);
  if (!found) return undefined;
  const [, start, path, times = '1'] = found;
  const from = start.toLowerCase() === 'bar' ? BAR : Number(start);
  const stops = path
    .slice(1)
    .split('/')
    .map((stop) => ({
      to: /^off/i.test(stop) ? OFF : parseInt(stop, 10),
      hit: stop.endsWith('*'),
    }));
  if (!goesDown([from, ...stops.map(({ to }) => to)])) return undefined;
  const later: Way = { from, stops: stops.map(({ to }) => ({ to, hit: false })) };
  return [{ from, stops }, ...new Array<Way>(Number(times) - 1).fill(later)];
}

function goesDown(points: readonly number[]): boolean {
  return (
    points[0] <= BAR && points.every((point, index) => index === 0 || point < points[index - 1])
  );
}

/** Where the written ways lead, legal or not; undefined where a mark stands for no hit or pin. */
function writtenPosition({ rules, start }: Turn, ways: readonly Way[]): Position | undefined {
  const contact = contacts[rules.contact];
  const own = start.position.own.slice();
  let { opp } = start.position;
  for (const way of ways) {
    own[way.from]--;
    own[endOf(way)]++;
    for (const { to, hit } of way.stops) {
      if (!hit) continue;
      const theirs = theirPoint(rules.facing, to);
      if (to === OFF || !contact.hits(opp[theirs])) return undefined;
      opp = contact.afterHit(opp, theirs);
    }
  }
  // Where nobody stays, nobody is pinned.
  for (let point = 1; point <= POINTS; point++) {
    if (own[point] === 0) opp = contact.afterLeaving(opp, theirPoint(rules.facing, point));
  }
  return { own, opp };
}
