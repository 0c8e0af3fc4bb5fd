import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { verifyDice } from '../../src/dice/index.js';
import type { GameRecord } from '../../src/index.js';
import {
  clearBoards,
  diceOf,
  settled,
  showBoard,
  until,
  type BoardHarness,
} from '../support/board-harness.js';
import { errors, isKept, KEY, midGame, noDice, showKept, two } from '../support/kept-board.js';
import { stateOf } from '../support/near-end.js';
import { playOut } from '../support/play-by-clicks.js';

const fair = { ...two, 'fair-dice': '' };
/** Before the draw of a game of a few throws. */
const shortGame = stateOf([[6, 5]], [[6, 5]], { name: 'opening' });

beforeEach(() => {
  localStorage.clear();
  noDice.mockClear();
});
afterEach(() => {
  clearBoards();
  vi.restoreAllMocks();
});

function read(board: BoardHarness, selector: string): readonly string[] {
  const found = board.root.querySelectorAll(`.dice-report ${selector}`);
  return [...found].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
}

/** The fingerprint of the dice to come, and where a match is over of its own ones after it. */
function commitments(board: BoardHarness): readonly string[] {
  return read(board, '.hash').filter((_, index) => index < 2);
}

async function press(board: BoardHarness, selector: string): Promise<void> {
  board.root.querySelector<HTMLElement>(`.dice-report ${selector}`)!.click();
  await settled();
}

/** Gives a word for the next dice by the form of the panel. */
async function giveSalt(board: BoardHarness, word: string): Promise<void> {
  board.root.querySelector<HTMLInputElement>('.dice-report [name="salt"]')!.value = word;
  await press(board, 'form button');
}

async function proofOf(board: BoardHarness): Promise<unknown> {
  const details = board.root.querySelector<HTMLDetailsElement>(
    '.dice-report details:has(textarea)',
  )!;
  details.open = true;
  const area = details.querySelector('textarea')!;
  await until(() => area.value !== '');
  return JSON.parse(area.value);
}

function thrown({ actions }: GameRecord): readonly number[] {
  return actions.flatMap((action) => {
    if (action.type === 'opening') return action.throws.flat();
    return action.type === 'roll' ? action.dice : [];
  });
}

test('the dice are committed to before the first throw, and can be checked after the game', async () => {
  const board = await showBoard({ attributes: fair, dice: noDice, state: shortGame });
  const [commitment] = commitments(board);
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  await giveSalt(board, 'our word');
  expect(commitments(board)).toEqual([commitment]);
  await playOut(board);
  const { record } = board.element;
  expect(noDice).not.toHaveBeenCalled();
  // What comes next has other dice; the seed is told after the fingerprint that was shown.
  const [next, told] = commitments(board);
  expect([told, next === commitment]).toEqual([commitment, false]);
  await press(board, '[data-button="check"]');
  const count = thrown(record).length;
  expect(read(board, '[role="status"]').at(-1)).toBe(
    `The secret fits the fingerprint, and all that was thrown follows from it: ${count} dice.`,
  );
  const proof = await proofOf(board);
  expect(verifyDice(proof, { commitment, salt: 'our word', record })).toBe(true);
  expect(proof).toMatchObject({ dice: thrown(record) });
});

test('a word is taken before the first throw and refused after it', async () => {
  const board = await showBoard({ attributes: fair });
  await giveSalt(board, 'first');
  expect(read(board, '[role="status"]')).toEqual(['The word has been added.']);
  await giveSalt(board, 'second');
  const form = board.root.querySelector('.dice-report form')!;
  await board.roll();
  expect(read(board, 'form')).toEqual([]);
  expect(read(board, 'bdi')).toEqual(['second']);
  // A form that somebody still has in hand.
  board.root.querySelector('.dice-report')!.append(form);
  form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
  await settled();
  expect(read(board, 'bdi')).toEqual(['second']);
  expect(read(board, '[role="status"]')).toEqual([
    'The first throw has been made: too late for a word.',
  ]);
});

test('a reload goes on with the same dice', async () => {
  const first = await showKept({ attributes: fair, dice: noDice, state: shortGame });
  await isKept(first);
  await giveSalt(first, 'word');
  const [commitment] = commitments(first);
  const text = localStorage.getItem(KEY) ?? '';
  await first.roll();
  const draw = first.element.record.actions;
  first.remove();
  await settled();
  const second = await showKept({ attributes: fair, dice: noDice });
  expect([commitments(second), read(second, 'bdi')]).toEqual([[commitment], ['word']]);
  expect(second.element.record.actions).toEqual(draw);
  await playOut(second);
  expect(verifyDice(await proofOf(second), { commitment, record: second.element.record })).toBe(
    true,
  );
  expect(noDice).not.toHaveBeenCalled();
  // Whoever throws the draw once more after a reload gets the same one.
  second.remove();
  await settled();
  localStorage.setItem(KEY, text);
  const third = await showKept({ attributes: fair, dice: noDice });
  await third.roll();
  expect(third.element.record.actions.map((action) => ({ ...action, elapsed: 0 }))).toEqual(
    draw.map((action) => ({ ...action, elapsed: 0 })),
  );
});

test('after a reload at the result the dice can still be checked', async () => {
  const first = await showKept({ attributes: fair });
  await isKept(first);
  const [commitment] = commitments(first);
  await first.roll();
  await first.press('resign', 'resign');
  const [next] = commitments(first);
  first.remove();
  await settled();
  const second = await showKept({ attributes: fair });
  expect(commitments(second)).toEqual([next, commitment]);
  await press(second, '[data-button="check"]');
  expect(read(second, '[role="status"]').at(-1)).toMatch(/^The secret fits the fingerprint, and/);
});

test('a save whose dice are damaged counts as damaged', async () => {
  const first = await showKept({ attributes: fair });
  await isKept(first);
  await first.roll();
  first.remove();
  await settled();
  const text = (localStorage.getItem(KEY) ?? '').replace(/"seed":"../, '"seed":"zz');
  localStorage.setItem(KEY, text);
  const second = await showKept({ attributes: fair });
  expect(errors(second)).toMatchObject([{ code: 'damaged', aside: `${KEY}.damaged` }]);
  expect(localStorage.getItem(`${KEY}.damaged`)).toBe(text);
  await second.roll();
  expect(second.element.state.phase.name).toBe('moving');
});

test('the dice of a page are used again once fair ones are not wanted', async () => {
  const board = await showBoard({ attributes: fair, state: midGame(), dice: diceOf(6, 5, 2, 1) });
  const thrownNow = (): unknown => {
    const { phase } = board.element.state;
    return phase.name === 'moving' && phase.dice;
  };
  await board.roll();
  board.element.state = midGame();
  board.element.removeAttribute('fair-dice');
  // At once, before the board is drawn anew.
  board.element.roll();
  expect(thrownNow()).toEqual([6, 5]);
  await until(() => board.root.querySelector('.dice-report') === null);
  board.element.setAttribute('fair-dice', '');
  await until(() => board.root.querySelector('.dice-report') !== null);
  board.element.state = midGame();
  await board.roll();
  board.element.removeAttribute('fair-dice');
  board.element.state = midGame();
  await board.roll();
  expect(thrownNow()).toEqual([2, 1]);
});

test('where no secret can be made the game is played with the dice of the page', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new Error('no random values');
  });
  const board = await showBoard({ attributes: fair, dice: diceOf(3, 1) });
  await board.roll();
  board.element.play('8/5 6/5');
  await board.done();
  expect(board.element.state.phase).toEqual({ name: 'rolling', side: 'red' });
  expect(board.faults()).toEqual(['failed']);
});
