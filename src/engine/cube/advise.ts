import {
  explode,
  explosionFault,
  flip,
  pointsOf,
  rulesIn,
  type Position,
} from '../../game/index.js';
import type { Engine } from '../engine.js';
import { levels } from '../levels.js';
import type { Advice, AdviceBasis, AdvisedAction, AdviseRequest, Question } from '../protocol.js';
import { Slices, deadlineOf, type Pacing, type Watch } from '../slices.js';
import { checkAdvise, type CheckedAdvise } from './advise-request.js';
import { otherChances } from './chances.js';
import {
  beaveredWorth,
  chancesOf,
  cubeWorths,
  doubleWorth,
  mayGainByDouble,
  rollWorth,
  type Outlook,
} from './decisions.js';
import { glance } from './glance.js';
import { lookAhead } from './look-ahead.js';
import { BOMB_WORTH, RESIGNATION_MARGIN } from './margins.js';
import { cubeOf, otherStakes, pointWorth, termsOf, type Terms } from './terms.js';

/**
 * Advises in slices until all is reckoned or the budget, counted from now, is spent.
 * Rejects with an EngineError `bad-request` that names the first fault, with whatever the engine throws, or with the
 * reason of the signal.
 */
export async function adviseInSlices(
  engine: Engine,
  asked: AdviseRequest,
  pacing: Pacing,
  watch: Watch = {},
): Promise<Advice> {
  const request = checkAdvise(asked);
  const { context, level, budget } = request;
  const row = levels[level];
  if (row.cube === 'glance') return glance(engine, request);
  const slices = new Slices(pacing, watch);
  const deadline = deadlineOf(budget, pacing);
  const look: Look = (...positions) =>
    lookAhead(engine, { context, positions, row }, slices, deadline);
  switch (request.question) {
    case 'turn':
      return adviseTurn(request, look);
    case 'answer':
      return adviseAnswer(request, look);
    case 'beavered':
      return adviseBeavered(request, look);
    case 'resignation':
      return adviseResignation(request, request, look);
  }
}

/** Looks at boards as the side sees them that is about to roll. */
type Look = (...positions: readonly Position[]) => Promise<readonly Outlook[]>;

/** What to do before a roll. */
export async function adviseTurn(
  { context, position, stakes }: Pick<CheckedAdvise, 'context' | 'position' | 'stakes'>,
  look: Look,
): Promise<Advice> {
  const rules = rulesIn(context);
  const [terms, cube] = [termsOf(rules, stakes), cubeOf(stakes)];
  const doubles = mayGainByDouble(terms, cube);
  const hasBomb = stakes.bomb !== undefined && stakes.bomb !== 'opp';
  const explodes = hasBomb && explosionFault(rules, position) === undefined;
  if (!doubles && !explodes) return { action: 'roll' };

  const [now, after] = await look(position, ...(explodes ? [explode(rules, position)] : []));
  const lost = BOMB_WORTH * pointWorth(terms, cube);
  return best(seenByRoller(terms, now), {
    roll: rollWorth(terms, now, cube),
    ...(doubles && { double: doubleWorth(cubeWorths(terms, now, cube)) }),
    ...(after && { explode: rollWorth(terms, after, cube) - lost }),
  });
}

async function adviseAnswer(
  { context, position, stakes }: CheckedAdvise,
  look: Look,
): Promise<Advice> {
  const theirs = otherStakes(stakes);
  const terms = termsOf(rulesIn(context), theirs);
  const [outlook] = await look(flip(position));
  const { take, pass, beaver } = cubeWorths(terms, outlook, cubeOf(theirs));
  return best(seenByOther(terms, outlook), {
    take: terms.sum - take,
    pass: terms.sum - pass,
    ...(beaver !== undefined && { beaver: terms.sum - beaver }),
  });
}

async function adviseBeavered(
  { context, position, stakes }: CheckedAdvise,
  look: Look,
): Promise<Advice> {
  const terms = termsOf(rulesIn(context), stakes);
  const { value } = cubeOf(stakes);
  const [outlook] = await look(position);
  return best(seenByRoller(terms, outlook), {
    take: beaveredWorth(terms, outlook, value),
    pass: terms.worth(-value),
  });
}

/** Accepts what is at least as good as playing on, but for what the reckoning may be wrong by. */
async function adviseResignation(
  { context, position, stakes }: CheckedAdvise,
  { offered, onRoll }: Offer,
  look: Look,
): Promise<Advice> {
  const rules = rulesIn(context);
  const isOwn = onRoll === 'own';
  const rolling = isOwn ? stakes : otherStakes(stakes);
  const [terms, cube] = [termsOf(rules, rolling), cubeOf(rolling)];
  const [outlook] = await look(isOwn ? position : flip(position));
  const played = rollWorth(terms, outlook, cube);
  const points = cube.value * pointsOf(rules, stakes.jacoby ? 'single' : offered, position.opp);
  const worths = isOwn
    ? { accept: terms.worth(points), refuse: played }
    : { accept: terms.sum - terms.worth(-points), refuse: terms.sum - played };
  const margin = RESIGNATION_MARGIN * pointWorth(terms, cube);
  return {
    action: worths.accept >= worths.refuse - margin ? 'accept' : 'refuse',
    basis: { ...(isOwn ? seenByRoller : seenByOther)(terms, outlook), worths },
  };
}

type Offer = Extract<Question, { readonly question: 'resignation' }>;
type Seen = Omit<AdviceBasis, 'worths'>;
type Worths = AdviceBasis['worths'];

function seenByRoller({ sum }: Terms, outlook: Outlook): Seen {
  return { chances: chancesOf(outlook), unit: sum === 0 ? 'points' : 'match' };
}

function seenByOther(terms: Terms, outlook: Outlook): Seen {
  const seen = seenByRoller(terms, outlook);
  return { ...seen, chances: otherChances(seen.chances) };
}

/** A gain below this is one of rounding. */
const ROUNDING = 1e-9;

/** The action that is worth most; of equal ones the first. */
function best(seen: Seen, worths: Worths): Advice {
  const entries = Object.entries(worths) as [AdvisedAction, number][];
  const [action] = entries.reduce((most, entry) => (entry[1] > most[1] + ROUNDING ? entry : most));
  return { action, basis: { ...seen, worths } };
}
