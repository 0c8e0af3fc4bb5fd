import { pluralForms } from './plurals.js';
import type { Actor, Colour, Roll, SpokenSpot, SpokenSpotState, Strings } from './strings.js';

const plural = pluralForms('ru');

const pips = (n: number): string => plural(n, { one: 'пипс', few: 'пипса', other: 'пипсов' });
const wins = (n: number): string => plural(n, { one: 'победа', few: 'победы', other: 'побед' });
const points = (n: number): string => plural(n, { one: 'очко', few: 'очка', other: 'очков' });

const checkerForms: Record<Colour, { one: string; few: string; other: string }> = {
  blue: { one: 'синяя шашка', few: 'синие шашки', other: 'синих шашек' },
  red: { one: 'красная шашка', few: 'красные шашки', other: 'красных шашек' },
};

/** Names of the rolls, larger number first (rules.md section 9). */
const rollNames: Readonly<Record<string, string>> = {
  '1-1': 'еган',
  '2-1': 'ду ег',
  '2-2': 'дубара',
  '3-1': 'ся ег',
  '3-2': 'ся ду',
  '3-3': 'ся ляр',
  '4-1': 'чахар ег',
  '4-2': 'чахар ду',
  '4-3': 'чахар ся',
  '4-4': 'чахар ляр',
  '5-1': 'пяндж ег',
  '5-2': 'пяндж ду',
  '5-3': 'пяндж ся',
  '5-4': 'пяндж чахар',
  '5-5': 'пяндж гоша',
  '6-1': 'шеш ег',
  '6-2': 'шеш ду',
  '6-3': 'шеш ся',
  '6-4': 'шеш чахар',
  '6-5': 'шеш беш',
  '6-6': 'шеш гоша',
};

function roll([a, b]: Roll): string {
  const digits = `${a}-${b}`;
  return `${digits} · ${rollNames[digits] ?? ''}`;
}

const turnOf: Record<Actor, string> = {
  you: 'Ваш ход',
  computer: 'Ход компьютера',
  blue: 'Ход синих',
  red: 'Ход красных',
};

const cannotMove: Record<Actor, string> = {
  you: 'Вам некуда ходить',
  computer: 'Компьютеру некуда ходить',
  blue: 'Синим некуда ходить',
  red: 'Красным некуда ходить',
};

const passed: Record<Actor, string> = {
  you: 'Вы пропустили ход',
  computer: 'Компьютер пропустил ход',
  blue: 'Синие пропустили ход',
  red: 'Красные пропустили ход',
};

const reasons = {
  bar: 'вход с бара закрыт',
  blocked: 'нужные пункты закрыты',
};

const results = { single: 'оин', gammon: 'марс', backgammon: 'кокс' };

const begin: Record<Actor, string> = {
  you: 'Начинаете\u00a0вы',
  computer: 'Начинает\u00a0компьютер',
  blue: 'Начинают\u00a0синие',
  red: 'Начинают\u00a0красные',
};

const won: Record<Actor, string> = {
  you: 'Вы выиграли',
  computer: 'Компьютер выиграл',
  blue: 'Синие выиграли',
  red: 'Красные выиграли',
};

const names: Record<Actor, string> = {
  you: 'Вы',
  computer: 'Компьютер',
  blue: 'Синие',
  red: 'Красные',
};

const places: Record<Colour, { bar: string; off: string }> = {
  blue: { bar: 'бар синих', off: 'лоток синих' },
  red: { bar: 'бар красных', off: 'лоток красных' },
};

export const ru: Strings = {
  board: 'Доска для нардов',
  buttons: { roll: 'Ход', undo: 'Отменить', done: 'Готово', newGame: 'Новая игра' },
  levels: { simple: 'Простой', hard: 'Сложный', expert: 'Эксперт' },
  names,

  pips,
  off: (n) => `выброшено ${n}`,
  score: (games, gained) => `${wins(games)} · ${points(gained)}`,
  shortScore: wins,
  roll,

  toDraw: 'Новая игра: «Ход» покажет, кто начинает',
  drawn: (blue, red, starter) => `Жребий: синие ${blue}, красные ${red}. ${begin[starter]}`,
  toRoll: {
    you: 'Ваша очередь: нажмите «Ход»',
    computer: 'Очередь компьютера',
    blue: 'Очередь синих: нажмите «Ход»',
    red: 'Очередь красных: нажмите «Ход»',
  },
  toMove: (who, dice) => `${turnOf[who]}: ${roll(dice)}`,
  thinking: (dice) => `${roll(dice)}. Компьютер думает…`,
  chooseOrigin: 'Туда могут пойти несколько шашек: выберите одну',
  chooseDie: 'Туда ведут две кости: выберите одну',
  toConfirm: 'Всё сыграно: «Готово» или «Отменить»',
  restBlocked: 'Больше ходить некуда: нажмите «Готово»',
  pressDone: 'Нажмите «Готово»',
  chooseChecker: 'Выберите шашку',
  stuck: (dice) => `Эта шашка с ${dice.join('-')} не ходит`,
  barFirst: 'Сначала зарядите шашку с бара',
  wasHit: (at) =>
    at.length === 1 ? `Ваша шашка на ${at[0]}-м побита` : `Ваши шашки на ${listed(at)} побиты`,
  noMove: (who, dice, reason) => `${roll(dice)}. ${cannotMove[who]}: ${reasons[reason]}`,
  passed: (who, dice, reason) => `${roll(dice)}. ${passed[who]}: ${reasons[reason]}`,

  results,
  won: (who, result) => `${won[who]}: ${results[result]}`,
  wonPoints: points,
  standing: (bottom, bottomGames, top, topGames) =>
    `Счёт: ${within(bottom)}\u00a0${bottomGames}, ${within(top)}\u00a0${topGames}`,

  die: (value, used) => `Кость ${value}${used ? ', сыграна' : ''}`,
  spot: describeSpot,
  step: ({ who, from, to, hit }) =>
    to === 'off'
      ? `${names[who]}: шашка ${start(from)} выброшена`
      : `${names[who]}: ${start(from)} на ${to}-й${hit ? ', бьёт' : ''}`,
  rolled: (who, dice) => `${names[who]}: ${roll(dice)}`,
  undone: 'Последний шаг отменён',
  newGame: 'Новая игра',

  badDice: (given) =>
    `Сбой костей${given ? ` (выпало ${given})` : ''}. Нажмите «Ход», чтобы бросить снова`,
  faults: {
    'illegal-play': 'Так ходить нельзя',
    'wrong-phase': 'Сейчас этого сделать нельзя',
    'wrong-side': 'Сейчас ход другой стороны',
    'worker-failed': 'Сбой движка: компьютер сделал простой ход, игра продолжается',
    'worker-restarted': 'Движок дал сбой и запущен снова, игра продолжается',
    'no-worker': 'Нет фоновых потоков: компьютер думает медленнее, игра продолжается',
    'no-wasm': 'Нет WebAssembly: компьютер думает медленнее, игра продолжается',
    failed: 'Произошёл сбой, игра продолжается',
  },
};

function start(from: SpokenSpot): string {
  if (from === 'bar') return 'с бара';
  return `${from === 2 ? 'со' : 'с'} ${from}-го`;
}

/** A side's name inside a sentence; the host's own stay as they are. */
function within(name: string): string {
  return Object.values(names).includes(name) ? name.toLowerCase() : name;
}

function listed(points: readonly number[]): string {
  return points
    .map((point) => `${point}-м`)
    .join(', ')
    .replace(/, (?=\d+-м$)/, ' и ');
}

function describeSpot(state: SpokenSpotState): string {
  const { spot, colour, checkers } = state;
  const place = typeof spot === 'number' ? `${spot}-й пункт` : places[colour][spot];
  const held = checkers === 0 ? 'пусто' : plural(checkers, checkerForms[colour]);
  const said = [place, held];
  if (state.selected) said.push('выбрана');
  else if (state.canMove) said.push('можно ходить');
  if (state.target) said.push('можно поставить');
  return said.join(', ');
}
