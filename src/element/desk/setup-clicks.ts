import type { Spot } from '../../board/view-model.js';
import { SIDES, type Side } from '../../game/index.js';

/** What is done to a spot, which for bar and tray is one of a colour. */
interface Hands {
  readonly click: Hand;
  readonly remove: Hand;
}

type Hand = (spot: Spot, colour: Side) => void;

const REMOVING_KEYS = ['Delete', 'Backspace'];

/** Hears the clicks and keys on spots that mean more than a plain click, before the board hears of them. */
export function onSpots(root: HTMLElement, signal: AbortSignal, { click, remove }: Hands): void {
  const hear = <Name extends 'click' | 'contextmenu' | 'keydown'>(
    name: Name,
    means: (event: HTMLElementEventMap[Name]) => Hand | undefined,
  ): void => {
    const listener = (event: HTMLElementEventMap[Name]): void => {
      const place = placeOf(event);
      const act = place && means(event);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act(place.spot, place.colour);
    };
    root.addEventListener(name, listener, { capture: true, signal });
  };
  // Boards take the second of two quick clicks for a slip.
  hear('click', ({ shiftKey, detail }) => (shiftKey ? remove : detail > 1 ? click : undefined));
  hear('contextmenu', () => remove);
  hear('keydown', ({ key }) => (REMOVING_KEYS.includes(key) ? remove : undefined));
}

function placeOf(event: Event): { readonly spot: Spot; readonly colour: Side } | undefined {
  for (const node of event.composedPath()) {
    const { spot, side } = node instanceof Element ? dataOf(node) : {};
    const colour = SIDES.find((known) => known === side);
    if (spot !== undefined && colour) return { spot: spotNamed(spot), colour };
  }
  return undefined;
}

function dataOf(node: Element): { readonly spot?: string; readonly side?: string } {
  return node instanceof SVGElement || node instanceof HTMLElement ? node.dataset : {};
}

function spotNamed(name: string): Spot {
  return name === 'bar' || name === 'off' ? name : Number(name);
}
