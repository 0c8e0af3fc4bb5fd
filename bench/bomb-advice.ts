import type { Context, Position } from '../src/game/index.js';
import { adviseTurn } from '../src/engine/cube/advise.js';
import type { Engine, Query } from '../src/engine/engine.js';
import type { Advice } from '../src/engine/protocol.js';
import { stakesOf } from '../test/support/stakes.js';
import { look } from './unhurried.js';

const stakes = stakesOf({ cube: undefined, bomb: 'own' });

/** What the engine advises a side that may use the bomb, in a single game; it looks as deep as the row says. */
export function adviseBomb(
  engine: Engine,
  context: Context,
  position: Position,
  row: Query['row'],
): Promise<Advice> {
  return adviseTurn({ context, position, stakes }, (...positions) =>
    look(engine, { context, positions, row }),
  );
}
