import { expect, test } from 'vitest';
import { ROLLS } from '../../src/game/index.js';
import { diceName } from '../../src/notation/index.js';

/** rules.md 9. */
const table = `
  1-1 еган = yegan
  2-1 ду ег = du yeg
  2-2 дубара = dubara
  3-1 ся ег = sya yeg
  3-2 ся ду = sya du
  3-3 ся ляр = sya lyar
  4-1 чахар ег = chahar yeg
  4-2 чахар ду = chahar du
  4-3 чахар ся = chahar sya
  4-4 чахар ляр = chahar lyar
  5-1 пяндж ег = pyanj yeg
  5-2 пяндж ду = pyanj du
  5-3 пяндж ся = pyanj sya
  5-4 пяндж чахар = pyanj chahar
  5-5 пяндж гоша = pyanj gosha
  6-1 шеш ег = shesh yeg
  6-2 шеш ду = shesh du
  6-3 шеш ся = shesh sya
  6-4 шеш чахар = shesh chahar
  6-5 шеш беш = shesh besh
  6-6 шеш гоша = shesh gosha`;

test('every roll has its name, whichever die comes first', () => {
  const named = ROLLS.map(([high, low]) => {
    const { ru, latin } = diceName([high, low]);
    expect(diceName([low, high])).toEqual({ ru, latin });
    return `${high}-${low} ${ru} = ${latin}`;
  });
  expect(named).toEqual(table.trim().split(/\n\s*/));
});
