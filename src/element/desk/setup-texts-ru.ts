import type { SetupTexts } from './setup-texts.js';

const sides = { blue: 'Синие', red: 'Красные' } as const;
const ofSide = { blue: 'синих', red: 'красных' } as const;

export const setupTexts: SetupTexts = {
  title: 'Расстановка позиции',
  tool: 'Нажатие ставит или убирает',
  tools: { ...sides, remove: 'Убрать' },
  hint: (tool, left) =>
    tool === 'remove'
      ? 'Нажмите на шашку, чтобы убрать её с доски'
      : `Нажмите, куда поставить шашку ${ofSide[tool]}: осталось ${left}`,
  refusals: {
    'none-left': (side) => `Все шашки ${ofSide[side]} уже на доске`,
    held: (side) => `${sides[side]} не могут встать сюда: пункт занят другой стороной`,
    pinned: (side) => `Здесь заперта шашка ${ofSide[side]}: вторую не поставить`,
    'no-bar': () => 'В этой игре нет бара',
    empty: () => 'Здесь нет шашки',
  },
  mover: 'Ходят',
  sides,
  dice: 'Кости',
  notThrown: 'ещё не брошены',
  die: (value) => `Кость ${value}`,
  cube: 'Куб',
  middle: 'посередине',
  owned: (value, side) => `${value} у ${ofSide[side]}`,
  commands: { start: 'Начальная позиция', clear: 'Очистить', swap: 'Поменять стороны' },
  play: 'Играть отсюда',
  sure: 'Прервать партию?',
  cancel: 'Отмена',
  gameOver: 'В этой позиции партия уже закончена',
  refused: 'Так играть нельзя.',
};
