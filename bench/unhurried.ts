/** What an engine finds that has all the time that it wants. */
import type { Outlook } from '../src/engine/cube/decisions.js';
import { lookAhead, type View } from '../src/engine/cube/look-ahead.js';
import type { Choice, Engine, Query } from '../src/engine/engine.js';
import { Slices } from '../src/engine/slices.js';

/** The best play, all plies searched. */
export function choose(engine: Engine, query: Query): Choice {
  const search = engine.search(query);
  search.run(Infinity);
  return search.best();
}

const clock = (): number => 0;
const pause = (): Promise<void> => Promise.resolve();

/** An outlook for each position, at the full depth. */
export function look(engine: Engine, view: View): Promise<readonly Outlook[]> {
  return lookAhead(engine, view, new Slices({ clock, pause, slice: Infinity }), Infinity);
}
