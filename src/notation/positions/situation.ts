import {
  GameError,
  SIDES,
  isMatch,
  isUnlimited,
  newSession,
  optionsFor,
  otherSide,
  playsCrawford,
  readSettings,
  readState,
  rulesOf,
  type Counts,
  type Cube,
  type Dice,
  type GameState,
  type GivenOptions,
  type Phase,
  type ResultKind,
  type RuleSet,
  type Settings,
  type Side,
} from '../../game/index.js';

/**
 * A game at one moment, as far as a position's text tells it. X and GNU Backgammon's player 1 are blue, O and player 0
 * are red. What stands in it need not fit together: `stateOf` checks that.
 */
export interface Situation {
  /** Each side's checkers, numbered from its own side. */
  readonly board: Readonly<Record<Side, Counts>>;
  /** Who throws or has thrown; while a double waits for its answer, who has doubled. */
  readonly onRoll: Side;
  readonly dice?: Dice | undefined;
  /** What waits for an answer. */
  readonly offer?: Offer;
  /** Points that decide the match; 1 = a single game, 0 = unlimited play. */
  readonly length: number;
  readonly score: Readonly<Record<Side, number>>;
  /** The cube as it stood before a double that is offered, and after one that was beavered; undefined = without. */
  readonly cube: Cube | undefined;
  /** Whether it is the Crawford game. */
  readonly crawford?: boolean;
  /** Options that the text tells; the others are those of the rules. */
  readonly options?: GivenOptions;
  readonly bomb?: Side | null;
  readonly starter?: Side | null;
}

/** `resignation`: `side` gives the game up. */
export type Offer =
  | { readonly type: 'double' | 'beaver' }
  | { readonly type: 'resignation'; readonly side: Side; readonly kind: ResultKind };

/** A single game that says nothing but its board: blue is on roll. */
export function bareSituation(board: Situation['board']): Situation {
  return { board, onRoll: 'blue', length: 1, score: { blue: 0, red: 0 }, cube: undefined };
}

/** The state that a situation tells, checked whole. @returns a GameError that names what does not fit */
export function stateOf(rules: RuleSet, situation: Situation): GameState | GameError {
  const { board, score, length, bomb = null, starter = null, cube, offer } = situation;
  const settings = settingsOf(rules, situation);
  if (settings instanceof GameError) return settings;
  if (length === 1 && (score.blue > 0 || score.red > 0)) {
    return new GameError('bad-state', `a match to 1 is not played at ${score.blue}-${score.red}`);
  }
  if (situation.dice && offer && offer.type !== 'resignation') {
    return new GameError('bad-state', `a ${offer.type} is offered after the throw`);
  }
  return readState({
    version: 1,
    settings,
    board,
    phase: phaseOf(situation),
    score: { blue: { games: 0, points: score.blue }, red: { games: 0, points: score.red } },
    crawford: crawfordOf(settings, situation),
    ...(cube && { cube }),
    // Before anybody has moved there is no doubling.
    ...((cube?.owner || offer) && { turns: 1 }),
    bomb,
    starter,
  });
}

function settingsOf(rules: RuleSet, situation: Situation): Settings | GameError {
  const { length, cube, offer, crawford, options } = situation;
  const names = optionsFor(rules.variant);
  const told: GivenOptions = {
    ...rules.options,
    ...options,
    ...(offer?.type === 'resignation' && { resign: 'offer' }),
    ...(crawford && { 'cube.crawford': 'on' }),
    // Nothing but ties of the draw turns a cube that is nobody's.
    ...(cube?.owner === null && autoDoubles(rules, cube)),
  };
  return readSettings({
    variant: rules.variant,
    options: Object.fromEntries(names.map((name) => [name, told[name]])),
    matchLength: length,
    cube: cube !== undefined,
  });
}

function autoDoubles({ options }: RuleSet, { value }: Cube): GivenOptions {
  return { 'cube.auto': Math.max(options['cube.auto'], Math.log2(value)) };
}

function phaseOf({ onRoll, dice, offer }: Situation): Phase {
  const back = dice
    ? ({ name: 'moving', side: onRoll, dice } as const)
    : ({ name: 'rolling', side: onRoll } as const);
  switch (offer?.type) {
    case undefined:
      return back;
    case 'double':
      return { name: 'doubled', side: otherSide(onRoll) };
    case 'beaver':
      return { name: 'beavered', side: onRoll };
    case 'resignation':
      return { name: 'resigning', side: otherSide(offer.side), kind: offer.kind, back };
  }
}

/** After the Crawford game there is none to come; a single game needs none. */
function crawfordOf(
  settings: Settings,
  { crawford = false, length, score }: Situation,
): GameState['crawford'] {
  if (!isMatch(settings)) return 'ahead';
  if (crawford) return 'now';
  const isClose = SIDES.some((side) => score[side] >= length - 1);
  return isClose && playsCrawford(newSession(settings)) ? 'past' : 'ahead';
}

/**
 * The situation of a state: what is known of a draw that is still to come (blue is on roll), of clocks and of games
 * before this one is left out.
 * @returns a GameError when the game is over
 */
export function situationOf(state: GameState): Situation | GameError {
  const { board, settings, phase, cube, crawford, bomb, starter } = state;
  if (phase.name === 'over') return new GameError('not-allowed', 'position: the game is over');
  const { options } = rulesOf(state);
  return {
    board,
    ...momentOf(phase),
    length: settings.matchLength,
    score: scoreOf(state),
    cube: settings.cube ? cube : undefined,
    crawford: crawford === 'now',
    ...(isUnlimited(settings) && {
      options: { 'cube.jacoby': options['cube.jacoby'], 'cube.beaver': options['cube.beaver'] },
    }),
    bomb,
    starter,
  };
}

type Moment = Pick<Situation, 'onRoll' | 'dice' | 'offer'>;

function momentOf(phase: Exclude<Phase, { name: 'over' }>): Moment {
  switch (phase.name) {
    case 'opening':
      return { onRoll: 'blue' };
    case 'rolling':
      return { onRoll: phase.side };
    case 'moving':
      return { onRoll: phase.side, dice: phase.dice };
    case 'doubled':
      return { onRoll: otherSide(phase.side), offer: { type: 'double' } };
    case 'beavered':
      return { onRoll: phase.side, offer: { type: 'beaver' } };
    case 'resigning': {
      const { side, kind, back } = phase;
      const offer = { type: 'resignation', side: otherSide(side), kind } as const;
      return { ...momentOf(back), offer };
    }
  }
}

/** In single games nothing adds up. */
function scoreOf({ settings, score }: GameState): Situation['score'] {
  const counts = isMatch(settings) || isUnlimited(settings);
  return counts ? { blue: score.blue.points, red: score.red.points } : { blue: 0, red: 0 };
}
