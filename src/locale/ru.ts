import { pluralForms } from './plurals.js';
import type {
  Actor,
  Colour,
  CubeHolder,
  NoMoveReason,
  Result,
  SpokenSpot,
  SpokenSpotState,
  SpokenStep,
  Strings,
} from './strings.js';

const plural = pluralForms('ru');

const pips = (n: number): string => plural(n, { one: 'пипс', few: 'пипса', other: 'пипсов' });
const wins = (n: number): string => plural(n, { one: 'победа', few: 'победы', other: 'побед' });
const points = (n: number): string => plural(n, { one: 'очко', few: 'очка', other: 'очков' });

const checkerForms: Record<Colour, { one: string; few: string; other: string }> = {
  blue: { one: 'синяя шашка', few: 'синие шашки', other: 'синих шашек' },
  red: { one: 'красная шашка', few: 'красные шашки', other: 'красных шашек' },
};

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

const reasons: Record<NoMoveReason, string> = {
  bar: 'вход с бара закрыт',
  pinned: 'шашки, что могли бы пойти, заперты',
  head: 'с головы в этом ходу больше брать нельзя',
  block: 'любой ход построит запретный забор',
  hiding: 'побившая шашка не может спрятаться',
  blocked: 'нужные пункты закрыты',
};

const results: Record<Result, string> = {
  single: 'оин',
  gammon: 'марс',
  'home-gammon': 'домашний марс',
  backgammon: 'кокс',
  pass: 'пас на даве',
};

const holders: Record<CubeHolder, string> = {
  middle: 'посередине',
  offered: 'предложен',
  you: 'у вас',
  computer: 'у компьютера',
  blue: 'у синих',
  red: 'у красных',
};

/** What each side does, in the verb's forms. */
const everyone = (one: string, you: string, they: string): Record<Actor, string> => ({
  you: `Вы ${you}`,
  computer: `Компьютер ${one}`,
  blue: `Синие ${they}`,
  red: `Красные ${they}`,
});

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

const offers = everyone('предлагает даве', 'предлагаете даве', 'предлагают даве');
const takes = everyone('принимает даве', 'принимаете даве', 'принимают даве');
const beavers = everyone('отвечает бивером', 'отвечаете бивером', 'отвечают бивером');
const resigns = everyone('сдаётся', 'сдаётесь', 'сдаются');

const places: Record<Colour, { bar: string; off: string }> = {
  blue: { bar: 'бар синих', off: 'лоток синих' },
  red: { bar: 'бар красных', off: 'лоток красных' },
};

export const ru: Strings = {
  board: 'Доска для нардов',
  buttons: {
    roll: 'Ход',
    undo: 'Отменить',
    done: 'Готово',
    newGame: 'Новая игра',
    double: 'Удвоить',
    take: 'Принять',
    pass: 'Пас',
    beaver: 'Бивер',
    explode: 'Взрыв',
    resign: 'Сдаться',
    reallyResign: 'Точно сдаться?',
    accept: 'Принять',
    refuse: 'Отклонить',
  },
  levels: { simple: 'Простой', hard: 'Сложный', expert: 'Эксперт' },
  names,

  pips,
  off: (n) => `выброшено ${n}`,
  score: (games, gained) => `${wins(games)} · ${points(gained)}`,
  shortScore: wins,
  matchScore: (won, length) => `${won} из ${length}`,
  shortMatchScore: (won, length) => `${won}/${length}`,
  notes: { crawford: 'Кроуфорд', postCrawford: 'после Кроуфорда', unlimited: 'без конца' },
  roll: ([a, b], name) => (name === undefined ? `${a}-${b}` : `${a}-${b} · ${name}`),
  clock: (time) => `Часы: ${time}`,
  timeUp: 'Время вышло',
  cube: (value, holder) => `Куб (даве): ${value}, ${holders[holder]}`,
  bomb: 'Бомба',

  toDraw: 'Новая игра: «Ход» покажет, кто начинает',
  drawn: (blue, red, starter) => `Жребий: синие ${blue}, красные ${red}. ${begin[starter]}`,
  toRoll: {
    you: 'Ваша очередь: нажмите «Ход»',
    computer: 'Очередь компьютера',
    blue: 'Очередь синих: нажмите «Ход»',
    red: 'Очередь красных: нажмите «Ход»',
  },
  toMove: (who, dice) => `${turnOf[who]}: ${dice}`,
  thinking: (dice) => `${dice}. Компьютер думает…`,
  chooseOrigin: 'Туда могут пойти несколько шашек: выберите одну',
  chooseDie: 'Туда ведут две кости: выберите одну',
  toConfirm: 'Всё сыграно: «Готово» или «Отменить»',
  restBlocked: (reason) =>
    reason === 'blocked'
      ? 'Больше ходить некуда: нажмите «Готово»'
      : `${capital(reasons[reason])}: нажмите «Готово»`,
  pressDone: 'Нажмите «Готово»',
  chooseChecker: 'Выберите шашку',
  stuck: (dice) => `Эта шашка с ${dice.join('-')} не ходит`,
  barFirst: 'Сначала зарядите шашку с бара',
  wasHit: (at) =>
    at.length === 1 ? `Ваша шашка на ${at[0]}-м побита` : `Ваши шашки на ${listed(at)} побиты`,
  wasPinned: (at) =>
    at.length === 1 ? `Ваша шашка на ${at[0]}-м заперта` : `Ваши шашки на ${listed(at)} заперты`,
  noMove: (who, dice, reason) => `${dice}. ${cannotMove[who]}: ${reasons[reason]}`,
  passed: (who, dice, reason) => `${dice}. ${passed[who]}: ${reasons[reason]}`,

  doubles: (who, value) => `${offers[who]}: ${value}`,
  takes: (who, value) => `${takes[who]}: ${value}`,
  beavers: (who, value) => `${beavers[who]}: ${value}`,
  passes: everyone('пасует', 'пасуете', 'пасуют'),
  explodes: everyone('взрывает бомбу', 'взрываете бомбу', 'взрывают бомбу'),
  offersLoss: (who, kind) => `${resigns[who]}: ${results[kind]}`,
  refusesLoss: everyone('не принимает сдачу', 'не принимаете сдачу', 'не принимают сдачу'),
  toAnswer: {
    you: 'Ваш ответ?',
    computer: 'Компьютер решает…',
    blue: 'Ответ синих?',
    red: 'Ответ красных?',
  },
  sureToResign: 'Нажмите ещё раз, чтобы сдаться; иначе игра продолжится',
  chooseLoss: 'С каким счётом сдаться? Иначе игра продолжится',
  losses: { single: 'Оин', gammon: 'Марс', 'home-gammon': 'Домашний марс', backgammon: 'Кокс' },

  won: (who, result) => `${won[who]}: ${results[result]}`,
  drawnGame: 'Ничья',
  endedBy: { resignation: 'соперник сдался', flag: 'время вышло' },
  wonMatch: (who, own, other) => `${won[who]} матч ${own}:${other}`,
  wonPoints: points,
  standing: (bottom, bottomWon, top, topWon) =>
    `Счёт: ${within(bottom)}\u00a0${bottomWon}, ${within(top)}\u00a0${topWon}`,

  die: (value, used) => `Кость ${value}${used ? ', сыграна' : ''}`,
  spot: describeSpot,
  step: describeStep,
  rolled: (who, dice) => `${names[who]}: ${dice}`,
  undone: 'Последний шаг отменён',
  newGame: 'Новая игра',

  badDice: (given) =>
    `Сбой костей${given ? ` (выпало ${given})` : ''}. Нажмите «Ход», чтобы бросить снова`,
  noAdvice: 'Сбой движка: компьютер решил без него, игра продолжается',
  faults: {
    'illegal-play': 'Так ходить нельзя',
    'not-allowed': 'Сейчас правила этого не разрешают',
    'wrong-phase': 'Сейчас этого сделать нельзя',
    'wrong-side': 'Сейчас ход другой стороны',
    'worker-failed': 'Сбой движка: компьютер сделал простой ход, игра продолжается',
    'worker-restarted': 'Движок дал сбой и запущен снова, игра продолжается',
    'no-worker': 'Нет фоновых потоков: компьютер думает медленнее, игра продолжается',
    'no-wasm': 'Нет WebAssembly: компьютер думает медленнее, игра продолжается',
    failed: 'Произошёл сбой, игра продолжается',
  },
};

function describeStep({ who, from, to, hit, pin }: SpokenStep): string {
  if (to === 'off') return `${names[who]}: шашка ${start(from)} выброшена`;
  return `${names[who]}: ${start(from)} на ${to}-й${hit ? ', бьёт' : ''}${pin ? ', запирает' : ''}`;
}

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
  if (state.pinning) said.push(`под ними заперта ${colour === 'blue' ? 'красная' : 'синяя'}`);
  if (state.selected) said.push('выбрана');
  else if (state.canMove) said.push('можно ходить');
  if (state.target) said.push('можно поставить');
  return said.join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
