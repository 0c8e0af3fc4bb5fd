/**
 * The playing page: joins its controls, its settings and its texts to the board. Its own words, in both languages, stand
 * in `index.html`; long texts and the settings dialog in `page/`, loaded when they are opened. The root's `lang` decides
 * which are shown. The browser keeps the settings; the address may ask for others with `?lang=ru|en` and
 * `?level=simple|hard|expert`, and what no control offers is ignored.
 */
import './index.js';
import type { Variant } from './game/rule-sets.js';
import { gameAttributes, setAttributes, tableAttributes } from './page/attributes.js';
import { gameNames, type PageLanguage } from './page/game-names.js';
import { keepSettings, keptSettings } from './page/kept-settings.js';
import type { GameChoices, Opponent, PageSettings, TableChoices } from './page/page-settings.js';
import type { SettingsDialog } from './page/settings-dialog.js';
import { SureButton } from './page/sure-button.js';
import { isGameUnderWay, wouldLoseSession } from './page/under-way.js';

const root = document.documentElement;
const board = part('backgammon-board', 'board');
const opponent = part('select', 'opponent');
const language = part('select', 'language');
let settings: PageSettings = keptSettings();
let dialog: SettingsDialog | undefined;

/** The element of that tag and id, without which the page cannot work. */
function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  id: string,
): HTMLElementTagNameMap[Tag] {
  const found = document.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}#${id}`);
  if (!found) throw new Error(`The page has no <${tag} id="${id}">`);
  return found;
}

/** Chooses the first of the wishes that the control offers; without one the choice stays as it is. */
function choose(control: HTMLSelectElement, wishes: readonly (string | null | undefined)[]): void {
  const offered = Array.from(control.options, (option) => option.value);
  const wish = wishes.find((value) => value && offered.includes(value));
  if (wish) control.value = wish;
}

function pageLanguage(): PageLanguage {
  return language.value as PageLanguage;
}

/** Shows the page in the chosen language. */
function speak(): void {
  const chosen = pageLanguage();
  root.lang = chosen;
  for (const named of document.querySelectorAll<HTMLOptionElement>('select [data-ru]')) {
    named.label = named.dataset[chosen] ?? named.label;
  }
  newGame.name();
  document.title = gameNames[settings.game.variant][chosen];
}

/** Names the game that is played, in both languages. */
function nameGame(): void {
  const names = gameNames[settings.game.variant];
  for (const name of document.querySelectorAll<HTMLElement>('h1 [lang]')) {
    name.textContent = names[name.lang as PageLanguage];
  }
  document.title = names[pageLanguage()];
}

/** Shows what holds at once, on the page and on the board. */
function setTable(): void {
  const { table } = settings;
  choose(opponent, [table.opponent]);
  root.dataset['theme'] = table.theme;
  setAttributes(board, tableAttributes(table, pageLanguage()));
}

function changeTable(changes: Partial<TableChoices>): void {
  settings = { ...settings, table: { ...settings.table, ...changes } };
  keepSettings(settings);
  setTable();
}

/** Tells the board what its next new game begins with. */
function setGame(): void {
  setAttributes(board, gameAttributes(settings.game));
  nameGame();
}

async function start(game: GameChoices): Promise<void> {
  settings = { ...settings, game };
  keepSettings(settings);
  setGame();
  // The board has read its attributes by then.
  await board.updateComplete;
  board.newGame();
  const { showRules } = await import('./page/texts.js');
  showRules(game.variant);
}

/** Opens the rules in the language of the page. */
async function readRules(variant: Variant): Promise<void> {
  const section = document.querySelector<HTMLDetailsElement>(
    `article[lang='${pageLanguage()}'] [data-text='rules']`,
  );
  if (!section) return;
  section.open = true;
  const { fill, showRules } = await import('./page/texts.js');
  await fill(section, () => variant);
  showRules(variant);
  section.querySelector('summary')?.focus();
  section.scrollIntoView();
}

/** Fills the section that is being opened. */
async function open(section: HTMLDetailsElement): Promise<void> {
  const { fill } = await import('./page/texts.js');
  await fill(section, () => settings.game.variant);
}

async function openSettings(): Promise<void> {
  const { SettingsDialog } = await import('./page/settings-dialog.js');
  dialog ??= new SettingsDialog({
    get settings() {
      return settings;
    },
    get language() {
      return pageLanguage();
    },
    wouldLose: () => wouldLoseSession(board.state),
    changeTable,
    start: (game) => void start(game),
    readRules: (variant) => void readRules(variant),
  });
  await dialog.open();
}

const newGame = new SureButton(part('button', 'new-game'), {
  wouldLose: () => isGameUnderWay(board.state),
  act: () => board.newGame(),
  words: (asking) =>
    part('button', 'new-game').getAttribute(`data-${asking ? 'sure-' : ''}${language.value}`) ?? '',
});

const address = new URLSearchParams(location.search);
const preferred = navigator.languages.map((tag) => tag.split('-')[0]);
choose(language, [address.get('lang'), settings.table.language, ...preferred]);
choose(opponent, [address.get('level'), settings.table.opponent]);
settings = {
  ...settings,
  table: { ...settings.table, opponent: opponent.value as Opponent },
};

speak();
setTable();
setGame();

void board.ready.then(() => board.removeAttribute('aria-busy'));

language.addEventListener('change', () => {
  speak();
  changeTable({ language: language.value });
});
opponent.addEventListener('change', () => changeTable({ opponent: opponent.value as Opponent }));
part('button', 'settings').addEventListener('click', () => void openSettings());
for (const section of document.querySelectorAll('details')) {
  section.addEventListener('toggle', () => {
    if (section.open) void open(section);
  });
}
