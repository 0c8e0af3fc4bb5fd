import {
  BAR,
  GameError,
  SIDES,
  boardFrom,
  findRuleSet,
  optionsFor,
  optionsOf,
  parseOptions,
  shown,
  type RuleSet,
  type Side,
} from '../../game/index.js';
import { facts } from './own-facts.js';
import { parsePosition } from './position-text.js';
import { bareSituation, type Situation } from './situation.js';

const NAME = 'nardy';
const FIELDS = ['name', 'game', "blue's checkers", "red's checkers", 'side', 'dice', 'more'];
const NO_DICE = '-';

/** A situation and the rules that its own text names. */
export interface OwnPosition {
  readonly rules: RuleSet;
  readonly situation: Situation;
}

/**
 * Reads this project's own text of a position, which every game has: `nardy:GAME:BLUE:RED:SIDE:DICE`, and maybe
 * `:NAME=VALUE;NAME=VALUE` with what is not as in a single game by the usual rules.
 * @returns a GameError that names the field at fault
 */
export function readOwn(text: string): OwnPosition | GameError {
  const fields = text.trim().split(':');
  const { length } = FIELDS;
  if (fields.length !== length && fields.length !== length - 1) {
    return new GameError('bad-text', `${NAME}: ${fields.length} fields instead of ${length - 1}`);
  }
  const [, game, blue, red, side, dice, more = ''] = fields;
  const said = readMore(more);
  if (said instanceof GameError) return inField(6, said);
  const rules = findRuleSet(game, said.options);
  if (rules instanceof GameError) return inField(rules.code === 'bad-option' ? 6 : 1, rules);
  const board = readBoard(rules, blue, red);
  if (board instanceof GameError) return board;
  const onRoll = SIDES.find((known) => known === side);
  if (!onRoll) return badField(4, `${shown(side)} is not ${SIDES.join(' or ')}`);
  if (dice !== NO_DICE && !/^[1-6]{2}$/.test(dice)) {
    return badField(5, `${shown(dice)} is neither two dice nor ${NO_DICE}`);
  }
  const thrown = dice === NO_DICE ? {} : { dice: [Number(dice[0]), Number(dice[1])] as const };
  return { rules, situation: { ...bareSituation(board), onRoll, ...thrown, ...said.facts } };
}

function readBoard(rules: RuleSet, blue: string, red: string): Situation['board'] | GameError {
  const bad = [blue, red].findIndex((text) => text.split(',').length !== BAR + 1);
  if (bad >= 0) return badField(2 + bad, `not ${BAR + 1} numbers`);
  const read = parsePosition(rules, `${blue},${red}`, SIDES as readonly [Side, Side]);
  return read instanceof GameError ? inField(2, read) : boardFrom(read.position, 'blue');
}

interface More {
  readonly facts: Partial<Situation>;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What the last field says of the game at hand, and of its rules. */
function readMore(text: string): More | GameError {
  const written = parseOptions(text);
  if (written instanceof GameError) return written;
  const more = { facts: {}, options: {} as Record<string, unknown> };
  for (const [name, value] of Object.entries(written)) {
    if (!Object.hasOwn(facts, name)) {
      more.options[name] = value;
      continue;
    }
    const fact = facts[name as keyof typeof facts].read(String(value));
    if (!fact) return new GameError('bad-text', `${name} cannot be ${shown(value)}`);
    Object.assign(more.facts, fact);
  }
  return more;
}

function inField(index: number, { code, message }: GameError): GameError {
  return new GameError(code, `${NAME}: field ${index + 1} (${FIELDS[index]}): ${message}`);
}

function badField(index: number, what: string): GameError {
  return inField(index, new GameError('bad-text', what));
}

/** A situation in this project's own text, which can hold all that a situation is. */
export function writeOwn(rules: RuleSet, situation: Situation): string {
  const { board, onRoll, dice } = situation;
  const more = [...unusualOptions(rules, situation), ...toldFacts(situation)].join(';');
  return [
    NAME,
    rules.variant,
    board.blue.join(),
    board.red.join(),
    onRoll,
    dice ? dice.join('') : NO_DICE,
    ...(more ? [more] : []),
  ].join(':');
}

function unusualOptions({ variant, options }: RuleSet, situation: Situation): readonly string[] {
  const usual = optionsOf(variant, {});
  const all = { ...options, ...situation.options };
  return optionsFor(variant)
    .filter((name) => all[name] !== usual[name])
    .map((name) => `${name}=${all[name]}`);
}

function toldFacts(situation: Situation): readonly string[] {
  return Object.entries(facts).flatMap(([name, { write }]) => {
    const value = write(situation);
    return value === undefined ? [] : [`${name}=${value}`];
  });
}
