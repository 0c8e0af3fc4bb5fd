import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSession, type Session } from '../../src/element/session.js';
import { newSession, orThrow, replay } from '../../src/game/index.js';
import { courseOf, sessionAt } from '../../src/element/desk/course.js';
import m5 from '../fixtures/files/m5.mat?raw';
import { ExchangeStand } from '../support/exchange-stand.js';
import { mulberry32 } from '../support/random.js';
import { seededSession } from '../support/seeded-session.js';

const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';

let stand: ExchangeStand | undefined;

async function open(...given: Parameters<typeof ExchangeStand.open>): Promise<ExchangeStand> {
  return (stand = await ExchangeStand.open(...given));
}

let copied: string[] = [];
let mayCopy = true;

beforeEach(async () => {
  await page.viewport(1000, 1400);
  copied = [];
  mayCopy = true;
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (!mayCopy) throw new DOMException('no', 'NotAllowedError');
    copied.push(text);
  });
});
afterEach(() => {
  stand?.close();
  vi.restoreAllMocks();
});

/** A game after some actions, or the match m5. */
function played(actions: number): Session {
  const turnings = seededSession(mulberry32(8), 1, {}).slice(0, actions);
  const record = { ...openSession(newSession()).record, actions: turnings.map((t) => t.action) };
  return sessionAt(courseOf(record), record.actions.length);
}

function paste(target: EventTarget, text: string): Event {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', {
    ...{ clipboardData, bubbles: true, composed: true, cancelable: true },
  });
  target.dispatchEvent(event);
  return event;
}

function drag(name: string, target: EventTarget, file: File | string): Event {
  const dataTransfer = new DataTransfer();
  if (typeof file === 'string') dataTransfer.setData('text/plain', file);
  else dataTransfer.items.add(file);
  const event = new DragEvent(name, {
    ...{ dataTransfer, bubbles: true, composed: true, cancelable: true },
  });
  target.dispatchEvent(event);
  return event;
}

const board = (shown: ExchangeStand): Element => shown.root.querySelector('.drawing')!;

test('at first there is a row of buttons and no more', async () => {
  const shown = await open();
  expect(shown.read('button')).toEqual([
    'Copy position',
    'Copy match',
    'Download',
    'Open…',
    'Set up a position',
  ]);
  expect(shown.read(':is(input, textarea, p)')).toEqual(['']);
  shown.press('Set up a position');
  expect(shown.setUps).toBe(1);
});

describe('copying', () => {
  test('a position copies the first notation, and shows all of them', async () => {
    const shown = await open(openSession(newSession()));
    shown.press('Copy position');
    await expect.poll(() => shown.status).toBe('Copied: XGID');
    expect(copied).toEqual(['XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:1:0']);
    expect(shown.field('gnu-id').value).toBe('4HPwATDgc/ABMA:cAkgAAAAAAAE');
    shown.find('[data-copy=gnu-id]').click();
    await expect.poll(() => shown.status).toBe('Copied: GNUbg ID');
    expect(copied[1]).toBe('4HPwATDgc/ABMA:cAkgAAAAAAAE');
    shown.press('Close');
    expect(shown.read('input')).toEqual([]);
  });

  test('where the browser refuses, the text is selected', async () => {
    const shown = await open();
    mayCopy = false;
    shown.press('Copy match');
    await expect.poll(() => shown.status).toMatch(/^The browser does not allow copying/);
    const field = shown.field('match');
    expect(shown.root.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value);
    expect(field.value).toContain('1 point match');
  });

  test('the match in the form that is chosen', async () => {
    const shown = await open(played(9));
    shown.press('Copy match');
    await expect.poll(() => copied.length).toBe(1);
    expect(copied[0]).toContain(' <b>Bob</b> : 0');
    expect(shown.read('[aria-pressed=true]')).toEqual(['Text (.mat)']);
    shown.press('Complete (.json)');
    shown.press('Copy match');
    await expect.poll(() => copied.length).toBe(2);
    const { players, record } = JSON.parse(copied[1]) as Record<string, unknown>;
    expect([players, record]).toEqual([shown.players, shown.live.record]);
    expect(shown.root.querySelector('b')).toBeNull();
  });

  test('a form that cannot hold the match says why', async () => {
    const shown = await open(openSession(newSession({ variant: 'long' })));
    shown.press('Copy match');
    await expect.poll(() => copied.length).toBe(1);
    shown.press('GNU Backgammon (.sgf)');
    expect(shown.read('.detail p').join()).toMatch(/^This format cannot hold the match\. \S/);
    shown.press('Copy match');
    await expect.poll(() => shown.read('.detail p').length).toBe(1);
    expect(copied.length).toBe(1);
  });

  test('a game that is over has no position', async () => {
    const shown = await open(played(10_000));
    shown.press('Copy position');
    await expect.poll(() => shown.status).toBe('The game is over: there is no position to copy');
  });
});

test('the match is downloaded under a safe name', async () => {
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
  const shown = await open(played(9));
  shown.press('Download');
  await expect.poll(() => shown.status).toBe('Downloaded: match-b-Bob-b-Анна.mat');
  expect(links.map(({ download }) => download)).toEqual(['match-b-Bob-b-Анна.mat']);
  const text = await (await fetch(links[0].href)).text();
  expect(text).toBe(shown.field('match').value);
});

describe('opening', () => {
  test('what is pasted on the board', async () => {
    const shown = await open();
    expect(paste(board(shown), `look at this:\n${START}`).defaultPrevented).toBe(true);
    await expect.poll(() => shown.opened.length).toBe(1);
    expect(shown.opened[0].session.state.phase).toEqual({
      ...{ name: 'moving', side: 'blue', dice: [3, 1] },
    });
    expect(shown.said).toEqual(['Opened: position']);
    paste(board(shown), m5);
    await expect.poll(() => shown.opened.length).toBe(2);
    const { session, file } = shown.opened[1];
    expect(file?.players).toEqual({ red: 'gnubg', blue: 'user' });
    expect(session.state).toEqual(orThrow(replay(file!.record)));
    expect(shown.said[1]).toMatch(/^Opened: gnubg – user, \d+ games$/);
  });

  test('a file that is dropped on it', async () => {
    const shown = await open();
    const file = new File([m5], 'm5.mat');
    expect(drag('dragover', board(shown), file).defaultPrevented).toBe(true);
    expect(shown.status).toBe('Let go to open');
    drag('dragleave', board(shown), file);
    expect(shown.status).toBe('');
    drag('dragover', board(shown), file);
    expect(drag('drop', board(shown), file).defaultPrevented).toBe(true);
    await expect.poll(() => shown.opened.length).toBe(1);
    expect(shown.status).toBe('');
    drag('drop', board(shown), START);
    await expect.poll(() => shown.opened.length).toBe(2);
  });

  test('what is written into the field, or picked', async () => {
    const shown = await open();
    shown.press('Open…');
    expect(paste(shown.find('textarea'), START).defaultPrevented).toBe(false);
    shown.press('Open');
    await expect.poll(() => shown.status).toBe('There is no text to open');
    await userEvent.fill(shown.find('textarea'), START);
    shown.press('Open');
    await expect.poll(() => shown.opened.length).toBe(1);
    expect(shown.read('textarea')).toEqual([]);
    shown.press('Open…');
    await userEvent.upload(shown.find('[type=file]'), new File([m5], 'm5.mat'));
    await expect.poll(() => shown.opened.length).toBe(2);
  });

  test('asks before a game is given up', async () => {
    const shown = await open(played(9));
    const { live } = shown;
    shown.underWay = true;
    paste(board(shown), m5);
    await expect
      .poll(() => shown.status)
      .toMatch(/^A game is under way\. Give it up and open this: gnubg – user, \d+ games\?$/);
    expect(shown.live).toBe(live);
    shown.press('Play on');
    expect([shown.status, shown.opened.length]).toEqual(['', 0]);
    paste(board(shown), START);
    await expect.poll(() => shown.status).toMatch(/: position\?$/);
    shown.press('Open');
    expect([shown.status, shown.opened.length]).toEqual(['', 1]);
  });

  test('says what is wrong and where, and offers what comes before', async () => {
    const shown = await open();
    const { live } = shown;
    paste(board(shown), m5.replace('<', '').replace('65: 24/18 18/13', '65: 24/18 18/12'));
    await expect.poll(() => shown.status).toMatch(/^This cannot be read\. line 8, column 6: /);
    expect(shown.live).toBe(live);
    expect(shown.find('[role=status] [lang=en]')).not.toBeNull();
    shown.press('Open what comes before (1 game)');
    expect(shown.opened[0].session.record.actions.length).toBe(3);
  });

  test('foreign words stay words', async () => {
    const shown = await open();
    shown.underWay = true;
    paste(board(shown), m5.replaceAll(' gnubg : ', ' <img src=x> : '));
    await expect.poll(() => shown.status).toContain('<img src=x> – user');
    expect(shown.root.querySelector('img')).toBeNull();
    paste(board(shown), '<script>alert(1)</script>');
    await expect.poll(() => shown.status).toContain('<script>');
    expect(shown.root.querySelector('script')).toBeNull();
  });

  test('the last of what is opened at once wins, and none once the board is gone', async () => {
    const shown = await open();
    paste(board(shown), m5);
    paste(board(shown), START);
    await expect.poll(() => shown.opened.length).toBe(1);
    expect(shown.said).toEqual(['Opened: position']);
    paste(board(shown), m5);
    shown.exchange.detach();
    paste(board(shown), m5);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(shown.opened.length).toBe(1);
  });

  test('files that are too large or cannot be read are refused', async () => {
    const shown = await open();
    const large = new File([new Uint8Array(10_000_001)], 'large.mat');
    drag('drop', board(shown), large);
    await expect.poll(() => shown.status).toBe('Files above 10 MB are not opened');
    const gone = new File([m5], 'gone.mat');
    vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone'));
    drag('drop', board(shown), gone);
    await expect.poll(() => shown.status).toBe('The file cannot be opened');
  });
});

test.each([
  ['en', undefined],
  ['en', 'dark'],
  ['ru', 'contrast'],
] as const)(
  'axe finds nothing wrong, and nothing is too wide: %s, theme %s',
  async (language, theme) => {
    const shown = await open(played(9), language, 320);
    shown.element.lang = language;
    if (theme) shown.element.setAttribute('theme', theme);
    const { commands } = shown.texts;
    const wait = { copyPosition: '[name=xgid]', copyMatch: '[name=match]', open: 'form' };
    for (const [command, selector] of Object.entries(wait)) {
      shown.press(commands[command as keyof typeof wait]);
      await expect.poll(() => shown.root.querySelector(`.exchange ${selector}`)).not.toBeNull();
      const { violations } = await axe.run(shown.find('.row').parentElement!, {
        resultTypes: ['violations'],
      });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const edge = shown.element.getBoundingClientRect().right;
      const wide = [...shown.root.querySelectorAll('.exchange *')].filter(
        (element) => element.getBoundingClientRect().right > edge,
      );
      expect(wide).toEqual([]);
    }
  },
);
