import { MOST_CUBE, RESULT_KINDS, SIDES, type Side } from '../../game/index.js';
import type { Offer, Situation } from './situation.js';

/** One fact of a game in the own text of a position: how its value is read, and written where it says anything. */
interface Fact {
  readonly read: (value: string) => Partial<Situation> | undefined;
  readonly write: (situation: Situation) => string | undefined;
}

/** By the names that they have in the text. */
export const facts = {
  length: {
    read: (value) => (isCount(value) ? { length: Number(value) } : undefined),
    write: ({ length }) => (length === 1 ? undefined : String(length)),
  },

  /** Blue's, then red's. */
  points: {
    read: (value) => {
      const [blue, red, ...more] = value.split('-');
      return isCount(blue) && isCount(red) && more.length === 0
        ? { score: { blue: Number(blue), red: Number(red) } }
        : undefined;
    },
    write: ({ score: { blue, red } }) => (blue + red > 0 ? `${blue}-${red}` : undefined),
  },

  /** What it shows, then whose it is; a session without the fact has no cube. */
  cube: {
    read: (value) => {
      const [shows, owner, ...more] = value.split('-');
      const side = sideOf(owner);
      const isCube = isCount(shows) && isCubeValue(Number(shows)) && more.length === 0;
      const isOwner = owner === undefined || side !== undefined;
      return isCube && isOwner
        ? { cube: { value: Number(shows), owner: side ?? null } }
        : undefined;
    },
    write: ({ cube }) => cube && (cube.owner ? `${cube.value}-${cube.owner}` : `${cube.value}`),
  },

  crawford: {
    read: (value) => (value === 'now' ? { crawford: true } : undefined),
    write: ({ crawford }) => (crawford ? 'now' : undefined),
  },

  /** A double, a beaver, or who gives up and what. */
  offer: {
    read: (value) => {
      const offer = readOffer(value);
      return offer && { offer };
    },
    write: ({ offer }) =>
      offer?.type === 'resignation' ? `${offer.side}-${offer.kind}` : offer?.type,
  },

  bomb: {
    read: (value) => {
      const bomb = sideOf(value);
      return bomb && { bomb };
    },
    write: ({ bomb }) => bomb ?? undefined,
  },

  starter: {
    read: (value) => {
      const starter = sideOf(value);
      return starter && { starter };
    },
    write: ({ starter }) => starter ?? undefined,
  },
} satisfies Readonly<Record<string, Fact>>;

function isCount(word: string | undefined): word is string {
  return word !== undefined && /^\d{1,13}$/.test(word);
}

function isCubeValue(value: number): boolean {
  return value <= MOST_CUBE && Number.isInteger(Math.log2(value));
}

function sideOf(word: string | undefined): Side | undefined {
  return SIDES.find((side) => side === word);
}

function readOffer(value: string): Offer | undefined {
  if (value === 'double' || value === 'beaver') return { type: value };
  const side = SIDES.find((known) => value.startsWith(`${known}-`));
  const kind = side && RESULT_KINDS.find((known) => value === `${side}-${known}`);
  return kind && { type: 'resignation', side, kind };
}
