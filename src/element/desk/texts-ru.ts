import type { DeskTexts } from './texts.js';

export const deskTexts: DeskTexts = {
  title: 'Запись',
  game: (number) => `Партия ${number}`,
  empty: 'Здесь появится всё, что сыграно.',
  commands: {
    first: 'К началу',
    back: 'На шаг назад',
    forward: 'На шаг вперёд',
    last: 'К концу',
    play: 'Показать',
    pause: 'Пауза',
    leave: 'Вернуться к игре',
  },
  speed: 'Скорость показа',
  speeds: { slow: 'медленно', normal: 'обычно', fast: 'быстро' },
  cells: {
    resigns: 'сдаётся',
    accepts: 'соглашается',
    refuses: 'играет дальше',
    flag: 'время вышло',
  },
  looking: (at, of, hasGoneOn) =>
    `Просмотр записи: ${at} из ${of}. ` +
    (hasGoneOn ? 'Игра тем временем пошла дальше.' : 'Сама игра не меняется.'),
  live: 'Снова в игре',
};
