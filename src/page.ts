/**
 * The playing page: joins its controls to the board. Its words, in both languages, stand in `index.html`,
 * the long texts in `page/`, loaded when a section is opened; the root's `lang` decides which are shown.
 * Nothing is stored: the address may ask for a start with `?lang=ru|en` and `?level=simple|hard|expert`;
 * what no control offers is ignored.
 */
import './index.js';
import { fill } from './page/texts.js';

const board = part('backgammon-board', 'board');
const level = part('select', 'level');
const opponent = part('select', 'opponent');
const language = part('select', 'language');
const newGame = part('button', 'new-game');
/** New game has been pressed in the middle of a game: pressed once more, it gives the game up. */
let asking = false;

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

/** Shows the page and the board in the chosen language. */
function speak(): void {
  const chosen = language.value;
  document.documentElement.lang = chosen;
  document.title = document.querySelector(`h1 [lang='${chosen}']`)?.textContent ?? document.title;
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[data-ru]')) {
    option.text = option.dataset[chosen] ?? option.text;
  }
  nameNewGame();
  board.setAttribute('lang', chosen);
}

/** The button's words: what it does, or whether that is meant. */
function nameNewGame(): void {
  newGame.textContent = newGame.getAttribute(`data-${asking ? 'sure-' : ''}${language.value}`);
}

function ask(question: boolean): void {
  asking = question;
  nameNewGame();
}

/** A game that is going on is given up only by a second press; a double click is one. */
function startNewGame({ detail }: MouseEvent): void {
  if (detail > 1) return;
  const { name } = board.state.phase;
  const isUnderWay = name === 'rolling' || name === 'moving';
  if (isUnderWay && !asking) {
    ask(true);
    // Not every browser focuses a button that is clicked, and leaving it takes the question back.
    newGame.focus();
  } else {
    ask(false);
    board.newGame();
  }
}

function setLevel(): void {
  board.setAttribute('level', level.value);
}

function setOpponent(): void {
  board.setAttribute('opponent', opponent.value);
}

const address = new URLSearchParams(location.search);
choose(level, [address.get('level')]);
choose(language, [address.get('lang'), ...navigator.languages.map((tag) => tag.split('-')[0])]);

speak();
setLevel();
setOpponent();

language.addEventListener('change', speak);
level.addEventListener('change', setLevel);
opponent.addEventListener('change', setOpponent);
newGame.addEventListener('click', startNewGame);
newGame.addEventListener('blur', () => ask(false));
for (const section of document.querySelectorAll('details')) {
  section.addEventListener('toggle', () => {
    if (section.open) void fill(section);
  });
}
