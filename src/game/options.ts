/** Every option of rules.md 12 by its name, with the type of its value. */
export interface Options {
  /** Which die of the draw begins. */
  readonly 'open.priority': 'high' | 'low';
  /** The dice of the draw are the first roll, or the winner of the draw throws anew. */
  readonly 'open.roll': 'dice' | 'anew';
  /** Who begins the next game. */
  readonly 'next.starter': 'draw' | 'winner' | 'swap' | 'winner_swap';
  /** What a lost game costs. */
  readonly score: 'std' | 'no_koks' | 'flat' | 'four' | 'per_checker';
  readonly 'hyper.gammons': 'yes' | 'no';
  readonly 'caucasian.bearoff_after_hit': 'forced' | 'never' | 'free';
  readonly 'long.head_exception': 'computed' | 'list3' | 'any_double' | 'only66';
  readonly 'long.block': 'ahead' | 'home' | 'free' | 'none';
  readonly 'long.block_check': 'end' | 'step';
  readonly 'long.last_checker_large': Switch;
  readonly 'long.last_throw': Switch;
  readonly 'nuclear.scope': 'all' | 'enemy';
  readonly 'nuclear.contact': Switch;
  readonly 'plakoto.mother': 'immediate' | 'mutual';
  /** In effect in unlimited play with a cube only. */
  readonly 'cube.jacoby': Switch;
  /** In effect in matches only. */
  readonly 'cube.crawford': Switch;
  /** In effect in unlimited play only. */
  readonly 'cube.beaver': Switch;
  /** How many ties of the draw double the cube; in effect in unlimited play only. */
  readonly 'cube.auto': number;
  readonly 'match.unit': 'points' | 'wins';
  /** A resignation costs what the board says, or what the other side accepts. */
  readonly resign: 'position' | 'offer';
  /** What a fallen flag loses. */
  readonly 'clock.flag': 'game' | 'match';
}

export type Switch = 'off' | 'on';
export type OptionName = keyof Options;

/** Some options, as a person or a page gives them; the others have their defaults. */
export type GivenOptions = Partial<Options>;

/** The values of an option, the usual one first; of `cube.auto` any whole number from 0. */
export const optionValues: { readonly [Name in OptionName]: readonly Options[Name][] } = {
  'open.priority': ['high', 'low'],
  'open.roll': ['dice', 'anew'],
  'next.starter': ['draw', 'winner', 'swap', 'winner_swap'],
  score: ['std', 'no_koks', 'flat', 'four', 'per_checker'],
  'hyper.gammons': ['yes', 'no'],
  'caucasian.bearoff_after_hit': ['forced', 'never', 'free'],
  'long.head_exception': ['computed', 'list3', 'any_double', 'only66'],
  'long.block': ['ahead', 'home', 'free', 'none'],
  'long.block_check': ['end', 'step'],
  'long.last_checker_large': ['off', 'on'],
  'long.last_throw': ['off', 'on'],
  'nuclear.scope': ['all', 'enemy'],
  'nuclear.contact': ['off', 'on'],
  'plakoto.mother': ['immediate', 'mutual'],
  'cube.jacoby': ['on', 'off'],
  'cube.crawford': ['on', 'off'],
  'cube.beaver': ['off', 'on'],
  'cube.auto': [0, 1, 2],
  'match.unit': ['points', 'wins'],
  resign: ['position', 'offer'],
  'clock.flag': ['game', 'match'],
};
