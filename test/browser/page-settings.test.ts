import axe from 'axe-core';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { usualGame, usualTable } from '../page/usual-attributes.js';
import { diceOf, settled, until } from '../support/board-harness.js';
import { stateOf } from '../support/near-end.js';
import { PageFrame } from '../support/page-frame.js';

let page: PageFrame;

beforeEach(() => localStorage.clear());
afterEach(() => page.remove());

/** The page with its settings open. */
async function openSettings(width = 900): Promise<void> {
  page = new PageFrame(width);
  await page.start();
  await page.openSettings();
}

function pick(name: string, value: string): void {
  page.find(`dialog [name="${name}"][value="${value}"]`).click();
}

function tick(name: string): void {
  page.find(`dialog [type="checkbox"][name="${name}"]`).click();
}

function select(selector: string, value: string): void {
  const list = page.find(selector) as HTMLSelectElement;
  list.value = value;
  list.dispatchEvent(new Event('change'));
}

function write(name: string, value: string): void {
  const input = page.find(`dialog [name="${name}"]`) as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event('input'));
}

/** What the clocks do, the upper one first. */
function clocks(): readonly (string | undefined)[] {
  const shown = page.board!.shadowRoot!.querySelectorAll('.clock');
  return [...shown].map(({ classList }) => classList[1]);
}

const startButton = (): HTMLElement => page.find('dialog .filled');

async function begin(): Promise<void> {
  startButton().click();
  await until(() => page.dialog === null);
  await settled();
}

/** What the dialog offers to choose now, in its order. */
function fields(): readonly (string | undefined)[] {
  const shown = page.document.querySelectorAll<HTMLElement>('dialog [data-field]');
  return [...shown].map(({ dataset }) => dataset['field']);
}

const GAME_ATTRIBUTES = Object.keys(usualGame);
const TABLE_ATTRIBUTES = Object.keys(usualTable);

function attributes(names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, page.board!.getAttribute(name)]));
}

const tableFields = [
  'opponent',
  'mirrored',
  'pips',
  'dice-names',
  'record',
  'fair-dice',
  'theme',
  'speed',
];

test('the dialog and its words are loaded when it is opened', async () => {
  page = new PageFrame(900);
  await page.start();
  const lazy = /settings-(dialog|form|fields|texts)|\/rules\/|page\/texts-/;
  expect(page.loaded(lazy)).toEqual([]);
  await page.openSettings();
  const loaded = page.loaded(lazy).filter((path) => path.endsWith('.ts'));
  expect(loaded.toSorted()).toEqual([
    '/src/page/settings-dialog.ts',
    '/src/page/settings-fields.ts',
    '/src/page/settings-form.ts',
    '/src/page/settings-texts-en.ts',
  ]);
});

test('a game shows its own options, and those of match, cube and clock that take effect', async () => {
  await openSettings();
  const fine = ['open.priority', 'open.roll', 'next.starter', 'score', 'resign'];
  expect(fields()).toEqual(['variant', 'length', 'clock', 'player', ...fine, ...tableFields]);
  expect(page.find('[data-options="own"]').hidden).toBe(true);
  pick('variant', 'long');
  const own = [
    'long.head_exception',
    'long.block',
    'long.block_check',
    'long.last_checker_large',
    'long.last_throw',
  ];
  expect(page.find('[data-options="own"]').hidden).toBe(false);
  expect(fields()).toEqual([
    'variant',
    ...own,
    'length',
    'clock',
    'player',
    ...fine,
    ...tableFields,
  ]);
  pick('variant', 'nuclear');
  select('[name="length"]', '5');
  select('[name="clock"]', 'fischer');
  const nuclear = ['variant', 'nuclear.scope', 'nuclear.contact', 'length', 'match.unit', 'cube'];
  const timed = ['clock', 'pace', 'clock.flag', 'player', ...fine, ...tableFields];
  expect(fields()).toEqual([...nuclear, ...timed]);
  tick('cube');
  expect(fields()).toEqual([...nuclear, 'cube.crawford', ...timed]);
});

test('the usual value of an option is chosen first, and one that is changed stays with its game', async () => {
  await openSettings();
  const chosen = (name: string): string | undefined =>
    page.document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
  expect(chosen('open.roll')).toBe('dice');
  pick('variant', 'long');
  expect([chosen('open.roll'), chosen('next.starter')]).toEqual(['anew', 'winner']);
  pick('open.roll', 'dice');
  pick('long.block', 'none');
  expect(page.find('[data-options="own"] summary').textContent).toMatch(/changed: 1/);
  pick('variant', 'plakoto');
  expect(chosen('open.roll')).toBe('anew');
  pick('variant', 'long');
  expect([chosen('open.roll'), chosen('long.block')]).toEqual(['dice', 'none']);
});

test('a new game begins with everything that was chosen', async () => {
  await openSettings();
  pick('variant', 'nackgammon');
  pick('resign', 'offer');
  select('[name="length"]', '0');
  pick('cube.auto', '2');
  select('[name="clock"]', 'compensation');
  select('[name="pace"]', 'other');
  write('minutes', '7');
  write('seconds', '3');
  pick('player', 'red');
  expect(attributes(GAME_ATTRIBUTES)).toEqual(usualGame);
  let begun = 0;
  page.board!.newGame = () => {
    begun++;
    expect(page.dialog).toBeNull();
  };
  await begin();
  expect(begun).toBe(1);
  expect(attributes(GAME_ATTRIBUTES)).toEqual({
    variant: 'nackgammon',
    options: 'resign=offer; cube.auto=2',
    'match-length': '0',
    cube: 'on',
    clock: 'compensation 420 3',
    player: 'red',
  });
  expect(page.find('h1').innerText).toBe('Nackgammon');
  expect(page.document.title).toBe('Nackgammon');
});

test('a match may go to any number, and to none that is no number', async () => {
  await openSettings();
  select('[name="length"]', 'own');
  write('points', '1');
  startButton().click();
  expect(page.dialog).not.toBeNull();
  write('points', '');
  startButton().click();
  expect(page.dialog).not.toBeNull();
  expect(attributes(GAME_ATTRIBUTES)).toEqual(usualGame);
  write('points', '5');
  write('points', '15');
  await begin();
  expect(attributes(GAME_ATTRIBUTES)).toEqual({ ...usualGame, 'match-length': '15', cube: 'on' });
  await page.openSettings();
  expect((page.find('[name="points"]') as HTMLInputElement).value).toBe('15');
});

test('a game that is under way is given up after a question only', async () => {
  await openSettings();
  pick('opponent', 'person');
  page.board!.dice = diceOf(3, 1);
  page.board!.roll();
  const { state } = page.board!;
  startButton().click();
  expect(startButton().textContent).toBe('Sure? Start new game');
  startButton().dispatchEvent(new FocusEvent('blur'));
  expect(startButton().textContent).toBe('Start new game');
  expect(page.board!.state).toEqual(state);
  startButton().click();
  await begin();
  expect(page.board!.state.phase.name).toBe('opening');
});

test('the clocks stand still while the settings are open or a question waits for its answer', async () => {
  page = new PageFrame(900);
  await page.start();
  const full = { left: 60_000, used: 0 };
  page.board!.state = stateOf([[6, 15]], [[6, 15]], undefined, {
    settings: { clock: { type: 'fischer', main: 60_000, move: 0 } },
    clocks: { blue: full, red: full },
  });
  const [running, still] = [
    ['stopped', 'running'],
    ['stopped', 'stopped'],
  ];
  expect(clocks()).toEqual(running);
  await page.openSettings();
  await settled();
  expect(clocks()).toEqual(still);
  page.dialog!.close();
  await until(() => clocks().includes('running'));
  expect(clocks()).toEqual(running);
  page.find('#new-game').click();
  await settled();
  expect(clocks()).toEqual(still);
  // The question is taken back while the settings come.
  page.find('#settings').click();
  page.find('#new-game').dispatchEvent(new FocusEvent('blur'));
  await until(() => Boolean(page.dialog));
  await settled();
  expect(clocks()).toEqual(still);
  page.dialog!.close();
  await until(() => clocks().includes('running'));
  expect(clocks()).toEqual(running);
});

test('closed without a new game, the dialog forgets the game that was chosen', async () => {
  await openSettings();
  pick('variant', 'hypergammon');
  page.dialog!.close();
  await page.openSettings();
  expect((page.find('[name="variant"]:checked') as HTMLInputElement).value).toBe('short');
  expect(attributes(GAME_ATTRIBUTES)).toEqual(usualGame);
  expect(page.find('h1').innerText).toBe('Backgammon');
});

test('opponent and looks change at once, and the game goes on', async () => {
  await openSettings();
  const { state } = page.board!;
  pick('opponent', 'hard');
  tick('mirrored');
  tick('pips');
  tick('dice-names');
  tick('record');
  tick('fair-dice');
  select('[name="theme"]', 'dark');
  select('[name="speed"]', '0');
  expect(attributes(TABLE_ATTRIBUTES)).toEqual({
    ...usualTable,
    level: 'hard',
    mirrored: '',
    pips: 'off',
    'dice-names': 'on',
    'move-list': '',
    'fair-dice': '',
    theme: 'dark',
    speed: '0',
  });
  expect((page.find('#opponent') as HTMLSelectElement).value).toBe('hard');
  expect(page.window.getComputedStyle(page.document.body).colorScheme).toBe('dark');
  expect(page.board!.state).toEqual(state);
});

test('the next visit finds all choices again, from the first moment of the board', async () => {
  await openSettings();
  pick('variant', 'long');
  pick('long.block', 'home');
  select('[name="length"]', '7');
  pick('opponent', 'simple');
  tick('mirrored');
  await begin();
  select('#language', 'ru');
  const [game, table] = [attributes(GAME_ATTRIBUTES), attributes(TABLE_ATTRIBUTES)];
  page.remove();
  page = new PageFrame(900);
  await page.start();
  expect(game).toEqual({
    ...usualGame,
    variant: 'long',
    options: 'long.block=home',
    'match-length': '7',
  });
  expect(table).toEqual({ ...usualTable, level: 'simple', mirrored: '', lang: 'ru' });
  expect([attributes(GAME_ATTRIBUTES), attributes(TABLE_ATTRIBUTES)]).toEqual([game, table]);
  expect(page.find('h1').innerText).toBe('Длинные нарды');
  expect((page.find('#opponent') as HTMLSelectElement).value).toBe('simple');
  expect(page.board!.state.settings.variant).toBe('long');
});

test('what is chosen beside the settings is kept at once, and nothing is loaded for it', async () => {
  page = new PageFrame(900);
  await page.start();
  select('#opponent', 'hard');
  select('#language', 'ru');
  expect(page.loaded(/choices|page-settings/)).toEqual([]);
  page.remove();
  page = new PageFrame(900);
  await page.start();
  const { level, lang } = attributes(TABLE_ATTRIBUTES);
  expect([level, lang]).toEqual(['hard', 'ru']);
  expect((page.find('#opponent') as HTMLSelectElement).value).toBe('hard');
  await page.openSettings();
  expect(attributes(TABLE_ATTRIBUTES)).toEqual({ ...usualTable, level: 'hard', lang: 'ru' });
  expect(attributes(GAME_ATTRIBUTES)).toEqual(usualGame);
});

const damaged = [
  '{',
  '7',
  '"long"',
  '{"game":{"variant":"chess","clock":3},"table":[]}',
  '{"look":{"variant":"chess","speed":[],"theme":7,"onclick":"alert()","level":"master","en":null}}',
  '{"look":"long"}',
];

test.each(damaged)('the usual game begins where the browser kept %s', async (text) => {
  localStorage.setItem('backgammon-board.settings', text);
  await openSettings();
  expect(attributes(GAME_ATTRIBUTES)).toEqual(usualGame);
  expect(attributes(TABLE_ATTRIBUTES)).toEqual(usualTable);
});

test('a browser that keeps nothing hinders nothing', async () => {
  page = new PageFrame(900);
  await page.laidOut();
  Object.defineProperty(page.window, 'localStorage', {
    get() {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  await page.start();
  await page.openSettings();
  pick('variant', 'nackgammon');
  await begin();
  expect(attributes(GAME_ATTRIBUTES)).toEqual({ ...usualGame, variant: 'nackgammon' });
  await page.openSettings();
  expect((page.find('[name="variant"]:checked') as HTMLInputElement).value).toBe('nackgammon');
});

test('the dialog speaks the language of the page', async () => {
  await openSettings();
  expect(page.find('#settings-title').textContent).toBe('Settings');
  expect(startButton().textContent).toBe('Start new game');
  page.dialog!.close();
  select('#language', 'ru');
  await page.openSettings();
  expect(page.find('#settings-title').textContent).toBe('Настройки');
  expect(startButton().textContent).toBe('Начать новую игру');
  expect((page.find('[name="dice-names"]') as HTMLInputElement).checked).toBe(true);
});

test('the rules open with the game that is played, offer the others and follow a new game', async () => {
  page = new PageFrame(900);
  await page.start();
  (page.find('article[lang="en"] [data-text="rules"]') as HTMLDetailsElement).open = true;
  const heading = (): string | undefined =>
    page.document.querySelector('article[lang="en"] .text h3')?.textContent.trim();
  await until(() => heading() === 'Backgammon');
  select('article[lang="en"] .chooser select', 'plakoto');
  expect(heading()).toBe('Plakoto (tapa)');
  await page.openSettings();
  pick('variant', 'long');
  await begin();
  await until(() => heading() === 'Long nardy');
});

test('the settings lead to the rules of the game that is being chosen', async () => {
  await openSettings();
  pick('variant', 'hypergammon');
  page.find('dialog .quiet').click();
  const rules = page.find('article[lang="en"] [data-text="rules"]') as HTMLDetailsElement;
  await until(() => rules.querySelector('.text h3')?.textContent.trim() === 'Hypergammon');
  expect(page.dialog).toBeNull();
  expect(rules.open).toBe(true);
  const start = [...rules.querySelectorAll<HTMLTableRowElement>('.start tr')].map(({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent.trim()),
  );
  expect(start).toEqual([
    ['Point', '24', '23', '22'],
    ['Checkers', '1', '1', '1'],
  ]);
});

/** The page with everything open that can be opened. */
async function openEverything(width: number, language: string, theme: string): Promise<void> {
  page = new PageFrame(width);
  await page.start();
  select('#language', language);
  const sections = page.document.querySelectorAll<HTMLDetailsElement>(
    `article[lang="${language}"] details`,
  );
  for (const section of sections) section.open = true;
  await until(() => [...sections].every((section) => section.querySelector('.text p')));
  await page.openSettings();
  pick('variant', 'long');
  select('[name="length"]', 'own');
  select('[name="clock"]', 'fischer');
  select('[name="pace"]', 'other');
  select('[name="theme"]', theme);
  for (const folded of page.document.querySelectorAll<HTMLDetailsElement>(
    '.text details, dialog details',
  ))
    folded.open = true;
}

test.each(['en', 'ru'])('nothing in %s is wider than a window of 320 pixels', async (language) => {
  await openEverything(320, language, 'light');
  const form = page.find('dialog form');
  expect([form.scrollWidth - form.clientWidth, page.overflow]).toEqual([0, 0]);
  expect(page.dialog!.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect(startButton().getBoundingClientRect().bottom).toBeLessThanOrEqual(900);
});

test('whatever can be clicked in the dialog is 44 pixels high', async () => {
  await openEverything(360, 'ru', 'light');
  const targets = page.dialog!.querySelectorAll(
    'button, select, summary, label.choice, [type="number"]',
  );
  const low = [...targets].filter((target) => target.getBoundingClientRect().height < 44);
  expect(targets.length).toBeGreaterThan(40);
  expect(low.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

/** What axe, running in the page's own window, finds wrong with a part of it. */
async function violations(selector: string): Promise<readonly string[]> {
  const script = page.document.createElement('script');
  script.textContent = axe.source;
  page.document.head.append(script);
  const inside = (page.window as unknown as { readonly axe: typeof axe }).axe;
  const { violations } = await inside.run(selector, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test.each(
  ['light', 'dark', 'contrast'].flatMap((theme) => [
    ['en', theme],
    ['ru', theme],
  ]),
)('axe finds nothing wrong with page and dialog, %s, %s', async (language, theme) => {
  await openEverything(900, language, theme);
  expect(await violations('dialog')).toEqual([]);
  page.dialog!.close();
  expect(await violations('main')).toEqual([]);
});
