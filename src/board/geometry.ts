import type { Homes, Spot } from './view-model.js';

/**
 * Every measure of the board, in units of a tenth of a point's width. The origin is the upper left
 * corner of the frame. All that is drawn, clicked or moved gets its place from here.
 */

/** With trays beside the field, or, in little width, without them and higher. */
export type Layout = 'wide' | 'narrow';

/** Points 1 to 12 lie in the lower half; so does what belongs to the person at the bottom: a half of the bar, a tray. */
export type Half = 'upper' | 'lower';

/** A centre. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

export const CHECKER = 4.7;
export const RIM = 0.55;
export const DIE = 8.6;
export const DIE_CORNER = 1.9;
export const FRAME_CORNER = 3.2;
/** Side of the doubling cube. */
export const CUBE = 7.6;
export const CUBE_CORNER = 1.3;
/** A borne-off checker in its tray. */
export const SLAB = { width: 7.4, height: 2.4 } as const;

const POINT = 10;
const TABLE = 6 * POINT;
const BAR = 9;
const FIELD = 2 * TABLE + BAR;
const FRAME_SIDE = 3.2;
const FRAME_END = 6;
const TRAY = 9;
const TRAY_GAP = 2.6;
/** Between the two trays. */
const TRAYS_APART = 6;
const SLAB_PITCH = 2.9;
/** Fives of borne-off checkers stand a little apart, so that they can be counted at a glance. */
const SLAB_FIVES = 0.9;
const DICE_PITCH = 10.8;
/** From the middle of the bar, which is the cube's, to the first checker on it. */
const BAR_START = 9.6;
/** From the field's edge to the middle of a cube that is owned. */
const CUBE_DISTANCE = 4.7;
const STACK = 5;
/** How far a checker is raised that has a pinned one under it: most of that one's motif stays in sight. */
const PIN_LIFT = 6.6;
const TRIANGLE_SHARE = 0.43;
/** From the field's edge to a number's centre: a little outward, for the marks of the last move lie between. */
const NUMBER_DISTANCE = 3.8;
const EDGE_MARK = { width: 4.4, height: 1.6, distance: 0.3 } as const;
const FIELD_HEIGHT: Readonly<Record<Layout, number>> = { wide: 104, narrow: 136 };

/** How many checkers of a stack are drawn; the last of a higher one shows the count. */
export function shownOn(spot: Spot, pinning = false): number {
  // The bar leaves room for the cube, a pinned checker takes the room of one.
  return spot === 'bar' || pinning ? STACK - 1 : STACK;
}

export class Geometry {
  readonly width: number;
  readonly height: number;
  /** Both tables and the bar. */
  readonly field: Box;
  readonly middle: number;
  /** Left edge of the field on an unmirrored board. */
  readonly #left: number;

  constructor(
    readonly layout: Layout,
    readonly mirrored: boolean,
    readonly homes: Homes,
  ) {
    const tray = layout === 'wide' ? TRAY_GAP + TRAY : 0;
    const height = FIELD_HEIGHT[layout];
    const leftTray = homes === 'one-end' ? 0 : tray;
    this.#left = FRAME_SIDE + leftTray;
    this.width = 2 * FRAME_SIDE + FIELD + tray + leftTray;
    this.height = FRAME_END + height + FRAME_END;
    this.middle = this.height / 2;
    this.field = this.#box(this.#left, FRAME_END, FIELD, height);
  }

  /** The half that a point lies in. */
  halfOf(point: number): Half {
    return point <= 12 ? 'lower' : 'upper';
  }

  /** A side's half of the bar. */
  bar(half: Half): Box {
    return this.#halfBox(this.#left + TABLE, BAR, half);
  }

  /** A side's home, and all that is beside it, is at the left end of the board. */
  isHomeLeft(half: Half): boolean {
    return this.mirrored !== this.#isFarHome(half);
  }

  /** A side's tray; the narrow layout has none. */
  tray(half: Half): Box | undefined {
    if (this.layout === 'narrow') return undefined;
    const whole = this.field.height;
    const height = this.homes === 'one-end' ? (whole - TRAYS_APART) / 2 : whole;
    const y = half === 'upper' ? FRAME_END : FRAME_END + whole - height;
    const x = this.#isFarHome(half) ? FRAME_SIDE : this.#left + FIELD + TRAY_GAP;
    return this.#box(x, y, TRAY, height);
  }

  /** Where a click means the spot: a point's whole half column, a half of the bar, a tray. */
  area(spot: Spot, half: Half): Box | undefined {
    if (spot === 'bar') return this.bar(half);
    if (spot === 'off') return this.tray(half);
    return this.#halfBox(this.#column(spot) - POINT / 2, POINT, this.halfOf(spot));
  }

  /** Centre of the checker that has `below` others of its stack, and a pinned one of the other side, under it. */
  place(spot: Spot, half: Half, below: number, pinning = false): Place {
    const level = Math.min(below, shownOn(spot, pinning) - 1) * 2 * CHECKER;
    if (spot === 'off') return this.#offPlace(half, below);
    if (spot === 'bar') {
      return this.#inward(this.#barCentre(), half, this.field.height / 2 - BAR_START - level);
    }
    const lift = pinning ? PIN_LIFT : 0;
    return this.#inward(this.#column(spot), this.halfOf(spot), CHECKER + lift + level);
  }

  /** Centre of the cube in the middle of the bar, or at the end of a side's half. */
  cube(owner: Half | undefined): Place {
    const depth = owner ? CUBE_DISTANCE : this.field.height / 2;
    return this.#inward(this.#barCentre(), owner ?? 'lower', depth);
  }

  /** Centre of a die: the upper side's lie in the left half of an unmirrored board, the lower's in the right. */
  die(half: Half, index: number, count: number): Place {
    const table = this.#left + (half === 'upper' ? 0 : TABLE + BAR);
    const x = this.#x(table + TABLE / 2) + (index - (count - 1) / 2) * DICE_PITCH;
    return { x, y: this.middle };
  }

  /** Outline of a point: sides slightly concave, tip narrow. */
  triangle(point: number): string {
    const length = this.field.height * TRIANGLE_SHARE;
    const at = (dx: number, depth: number): string => {
      const { x, y } = this.#inward(this.#column(point), this.halfOf(point), depth);
      return `${round(x + dx)} ${round(y)}`;
    };
    const base = POINT / 2 - 0.3;
    return (
      `M${at(-base, 0)}Q${at(-1.45, length / 2)} ${at(-0.15, length)}` +
      `H${round(this.#x(this.#column(point)) + 0.15)}Q${at(1.45, length / 2)} ${at(base, 0)}Z`
    );
  }

  /** The small triangle at a spot that a checker left or reached: outside its edge, pointing out. */
  edgeMark(spot: Spot, half: Half): string | undefined {
    const area = this.area(spot, half);
    if (!area) return undefined;
    const upper = (typeof spot === 'number' ? this.halfOf(spot) : half) === 'upper';
    const outward = upper ? -1 : 1;
    const edge = upper ? area.y : area.y + area.height;
    const base = edge + outward * EDGE_MARK.distance;
    const tip = base + outward * EDGE_MARK.height;
    const x = area.x + area.width / 2;
    const dx = EDGE_MARK.width / 2;
    return `M${round(x - dx)} ${round(base)}H${round(x + dx)}L${round(x)} ${round(tip)}Z`;
  }

  /** Centre of a point's number on the frame. */
  number(point: number): Place {
    return this.#inward(this.#column(point), this.halfOf(point), -NUMBER_DISTANCE);
  }

  /** In the tray, or where the strip counts borne-off checkers: just outside the frame at the home's side. */
  #offPlace(half: Half, below: number): Place {
    const tray = this.tray(half);
    if (!tray) {
      const x = this.#left + (this.#isFarHome(half) ? POINT : FIELD - POINT);
      return { x: this.#x(x), y: half === 'upper' ? -CHECKER : this.height + CHECKER };
    }
    const depth = 1 + SLAB.height / 2 + below * SLAB_PITCH + Math.floor(below / 5) * SLAB_FIVES;
    const y = half === 'upper' ? tray.y + depth : tray.y + tray.height - depth;
    return { x: tray.x + tray.width / 2, y };
  }

  /** The home is at the other end than that of the person at the bottom. */
  #isFarHome(half: Half): boolean {
    return half === 'upper' && this.homes === 'opposite-corners';
  }

  #barCentre(): number {
    return this.#left + TABLE + BAR / 2;
  }

  /** Middle of a point's column on an unmirrored board. */
  #column(point: number): number {
    const fromHome = point <= 12 ? point - 1 : 24 - point;
    return this.#left + FIELD - (fromHome + 0.5) * POINT - (fromHome < 6 ? 0 : BAR);
  }

  /** A place in a half, `depth` away from the field's outer edge. */
  #inward(x: number, half: Half, depth: number): Place {
    const y = half === 'upper' ? FRAME_END + depth : this.height - FRAME_END - depth;
    return { x: this.#x(x), y };
  }

  #halfBox(x: number, width: number, half: Half): Box {
    const y = half === 'upper' ? FRAME_END : this.middle;
    return this.#box(x, y, width, this.field.height / 2);
  }

  #box(x: number, y: number, width: number, height: number): Box {
    return { x: this.mirrored ? this.#x(x) - width : x, y, width, height };
  }

  #x(x: number): number {
    return this.mirrored ? this.width - x : x;
  }
}

/** Hundredths are finer than any screen shows. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const drawn = new Map<string, Geometry>();

/** The geometry of a layout; one object each. */
export function geometryOf(layout: Layout, mirrored: boolean, homes: Homes = 'one-end'): Geometry {
  const key = `${layout} ${String(mirrored)} ${homes}`;
  const known = drawn.get(key) ?? new Geometry(layout, mirrored, homes);
  drawn.set(key, known);
  return known;
}
