import {
  GameError,
  VARIANTS,
  findRuleSet,
  isUnlimited,
  optionValues,
  optionsFor,
  optionsOf,
  parseOptions,
  readSettings,
  type ClockSettings,
  type OptionName,
  type Settings,
  type Variant,
} from '../../game/index.js';

/** What a file tells of the settings of its match; options of any origin. */
export interface Told {
  readonly variant?: Variant;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly cube?: boolean;
  /** Single games, one after the other. */
  readonly singles?: boolean;
  readonly clock?: ClockSettings | null;
}

/** A header that tells a setting. */
export interface SettingHeader {
  readonly name: string;
  /** The value that means the same as no such header. */
  readonly usual: string;
  readonly tell: (value: string) => Told | GameError;
  /** The value for these settings, or undefined where nothing has to be said. `games`: how many the match has. */
  readonly wanted: (settings: Settings, games: number) => string | undefined;
}

/** What the value of a header means, the same text for the same meaning; undefined is as no header. */
export function meaningOf({ usual, tell }: SettingHeader, value: string | undefined): string {
  const told = tell(value ?? usual);
  return told instanceof GameError ? '' : JSON.stringify(told);
}

/** The options that have a header of their own, as other programs know it. */
type HeaderOption = 'cube.crawford' | 'cube.jacoby' | 'cube.beaver';

const HEADER_OPTIONS: readonly OptionName[] = ['cube.crawford', 'cube.jacoby', 'cube.beaver'];

/** How other programs call the games that they know too. */
const variantNames: Partial<Record<Variant, string>> = {
  short: 'Backgammon',
  nackgammon: 'NackGammon',
  hypergammon: 'HyperGammon (3)',
};

const variantsByName: ReadonlyMap<string, Variant> = new Map<string, Variant>([
  ...VARIANTS.map((variant): [string, Variant] => [letters(variant), variant]),
  ...VARIANTS.map((variant): [string, Variant] => [letters(variantName(variant)), variant]),
  ['standard', 'short'],
]);

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function variantName(variant: Variant): string {
  return variantNames[variant] ?? variant;
}

/** In the order in which they are written. */
export const SETTING_HEADERS: readonly SettingHeader[] = [
  {
    name: 'Variation',
    usual: 'Backgammon',
    tell(value) {
      const variant = variantsByName.get(letters(value));
      if (variant) return { variant };
      const known = findRuleSet(value);
      return known instanceof GameError ? known : { variant: known.variant };
    },
    wanted: ({ variant }) => (variant === 'short' ? undefined : variantName(variant)),
  },
  switchHeader('Crawford', 'cube.crawford', () => false),
  switchHeader('Jacoby', 'cube.jacoby', isMoneyPlay),
  switchHeader('Beaver', 'cube.beaver', isMoneyPlay),
  {
    name: 'CubeLimit',
    usual: '1024',
    tell: (value) => (value.trim() === '1' ? { cube: false } : {}),
    wanted: (settings) => (settings.cube || !mayHaveCube(settings) ? undefined : '1'),
  },
  {
    name: 'Match',
    usual: '',
    tell: (value) => (value.trim() === SINGLES ? { singles: true } : {}),
    wanted: ({ matchLength }, games) => (matchLength === 1 && games > 1 ? SINGLES : undefined),
  },
  {
    name: 'Options',
    usual: '',
    tell(value) {
      const options = parseOptions(value);
      return options instanceof GameError ? options : { options };
    },
    wanted({ options }) {
      const others = Object.entries(options).filter(
        ([name]) => !HEADER_OPTIONS.some((known) => known === name),
      );
      const said = others.map(([name, value]) => `${name}=${value}`);
      return said.length > 0 ? said.join('; ') : undefined;
    },
  },
  {
    name: 'Clock',
    usual: '',
    tell: readClock,
    wanted: ({ clock }) => (clock ? `${clock.type} ${clock.main} ${clock.move}` : undefined),
  },
];

const SINGLES = 'single games';

/** A header that is `On` or `Off`; `isDue`: whether it is written even if it says what is usual. */
function switchHeader(
  name: string,
  option: HeaderOption,
  isDue: (settings: Settings) => boolean,
): SettingHeader {
  const [usual] = optionValues[option];
  return {
    name,
    usual,
    tell: (value) => ({
      options: { [option]: /^\s*(?:off|no|false|0)\s*$/i.test(value) ? 'off' : 'on' },
    }),
    wanted(settings) {
      const { variant, options } = settings;
      const isKnown = optionsFor(variant).includes(option);
      const value = optionsOf(variant, options)[option];
      const isSaid = isKnown && (isDue(settings) || value !== usual);
      return isSaid ? (value === 'on' ? 'On' : 'Off') : undefined;
    },
  };
}

function isMoneyPlay(settings: Settings): boolean {
  return isUnlimited(settings) && settings.cube;
}

function mayHaveCube(settings: Settings): boolean {
  const wanted = readSettings({ ...settings, cube: true });
  return !(wanted instanceof GameError) && wanted.cube;
}

/** The type of the clock, its main time and the time of a move, in milliseconds; what others write is no clock of ours. */
function readClock(value: string): Told {
  const [type, main, move] = value.trim().split(/\s+/);
  const settings = readSettings({ clock: { type, main: Number(main), move: Number(move) } });
  return settings instanceof GameError ? {} : { clock: settings.clock };
}

/** The number of points that the file names as the length of its match: none for a row of single games. */
export function lengthInFile({ matchLength }: Settings, games: number): number {
  return matchLength === 1 && games > 1 ? 0 : matchLength;
}
