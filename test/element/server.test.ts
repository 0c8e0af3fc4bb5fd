import { expect, test } from 'vitest';

test('importing the package without a document neither throws nor needs one', async () => {
  expect(typeof document).toBe('undefined');
  const { BackgammonBoard, GameError, LEVELS } = await import('../../src/index.js');
  expect(LEVELS).toContain('expert');
  expect(BackgammonBoard.observedAttributes).toContain('lang');
  expect(GameError).toBeTypeOf('function');
  await expect(import('../../src/element.js')).resolves.toBeDefined();
});
