/**
 * The playing page: joins its controls and its texts to the board. Its own words, in both languages, stand in
 * `index.html`; long texts, and all that reads and changes settings, in `page/`, loaded when they are asked for. The
 * root's `lang` decides which words are shown. The browser keeps the settings; the address may ask for others with
 * `?lang=ru|en` and `?level=simple|hard|expert`, and what no control offers is ignored.
 */
import './index.js';
import type { Choices } from './page/choices.js';
import type { PageLanguage } from './page/game-names.js';
import { dress, keepChange, keptLook, opponentAttributes, setAttributes } from './page/look.js';
import type { Opponent } from './page/page-settings.js';
import { SureButton } from './page/sure-button.js';
import { isGameUnderWay } from './game/under-way.js';

const root = document.documentElement;
const board = part('backgammon-board', 'board');
const opponent = part('select', 'opponent');
const language = part('select', 'language');
let choices: Choices | undefined;
/** What keeps the person from the board. */
const holds = new Set<'settings' | 'question'>();

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

/** Shows the page in the chosen language. */
function speak(): void {
  const spoken = language.value as PageLanguage;
  root.lang = spoken;
  board.lang = spoken;
  for (const named of document.querySelectorAll<HTMLOptionElement>('select [data-ru]')) {
    named.label = named.dataset[spoken] ?? named.label;
  }
  newGame.name();
  nameGame({});
}

/** Names the game that is played, in both languages; what is missing stays as it is. */
function nameGame(names: Readonly<Partial<Record<PageLanguage, string>>>): void {
  for (const name of document.querySelectorAll<HTMLElement>('h1 [lang]')) {
    const written = names[name.lang as PageLanguage] ?? name.textContent;
    name.textContent = written;
    if (name.lang === language.value) document.title = written;
  }
}

/** Shows what of the table is the page's own. */
function show(player: string | undefined, theme: string): void {
  choose(opponent, [player]);
  root.dataset['theme'] = theme;
}

/** Nobody's time goes by while the settings cover the board or a question waits for its answer. */
function hold(by: 'settings' | 'question', held: boolean): void {
  if (held) holds.add(by);
  else holds.delete(by);
  board.paused = holds.size > 0;
}

async function openSettings(): Promise<void> {
  const { Choices } = await import('./page/choices.js');
  choices ??= new Choices({
    board,
    get language() {
      return language.value as PageLanguage;
    },
    get opponent() {
      return opponent.value as Opponent;
    },
    show,
    nameGame,
    covers: (open) => hold('settings', open),
  });
  await choices.openSettings();
}

/** Fills the section that is being opened. */
async function open(section: HTMLDetailsElement): Promise<void> {
  const { fill } = await import('./page/texts.js');
  await fill(section, () => board.state.settings.variant);
}

const newGame = new SureButton(part('button', 'new-game'), {
  wouldLose: () => isGameUnderWay(board.state),
  act: () => board.newGame(),
  asks: (asking) => hold('question', asking),
  words: (asking) =>
    part('button', 'new-game').getAttribute(`data-${asking ? 'sure-' : ''}${language.value}`) ?? '',
});

const address = new URLSearchParams(location.search);
const preferred = navigator.languages.map((tag) => tag.split('-')[0]);
const look = keptLook();
choose(language, [address.get('lang'), look.language, ...preferred]);
show(look.opponent === 'person' ? look.opponent : look.level, look.theme ?? 'system');
choose(opponent, [address.get('level')]);
dress(board, look);
setAttributes(board, opponentAttributes(opponent.value));
nameGame(look);
speak();

void board.ready.then(() => board.removeAttribute('aria-busy'));

language.addEventListener('change', () => {
  const chosen = { language: language.value };
  speak();
  if (choices) choices.changeTable(chosen);
  else keepChange(chosen, chosen);
});
opponent.addEventListener('change', () => {
  const chosen = { opponent: opponent.value as Opponent };
  const attributes = opponentAttributes(opponent.value);
  setAttributes(board, attributes);
  if (choices) choices.changeTable(chosen);
  else keepChange(chosen, attributes);
});
part('button', 'settings').addEventListener('click', () => void openSettings());
for (const section of document.querySelectorAll('details')) {
  section.addEventListener('toggle', () => {
    if (section.open) void open(section);
  });
}
