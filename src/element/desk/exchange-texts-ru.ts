import { pluralForms } from '../../locale/plurals.js';
import type { ExchangeTexts } from './exchange-texts.js';

const plural = pluralForms('ru');
const games = (count: number): string =>
  plural(count, { one: 'партия', few: 'партии', other: 'партий' });

export const exchangeTexts: ExchangeTexts = {
  title: 'Копировать и открыть',
  commands: {
    copyPosition: 'Копировать позицию',
    copyMatch: 'Копировать матч',
    download: 'Скачать',
    open: 'Открыть…',
    setUp: 'Расставить позицию',
  },
  close: 'Закрыть',

  notations: { xgid: 'XGID', 'gnu-id': 'GNUbg ID', own: 'Вместе с правилами игры' },
  copy: 'Копировать',
  copied: (what) => `Скопировано: ${what}`,
  matchCopied: 'Матч скопирован',
  selected: 'Браузер не даёт копировать: текст выделен, скопируйте его сами',
  form: 'Формат',
  forms: { mat: 'Текст (.mat)', sgf: 'GNU Backgammon (.sgf)', json: 'Полностью (.json)' },
  match: 'Матч текстом',
  saved: (name) => `Скачан файл ${name}`,
  cannotWrite: 'В этот формат матч не помещается.',
  gameOver: 'Партия закончена: позиции для копирования нет',

  field: 'Позиция или матч текстом',
  fieldNote:
    'XGID, GNUbg ID, .mat, .sgf и другие. Их можно вставить и прямо на доску, а файл перетащить.',
  openText: 'Открыть',
  chooseFile: 'Выбрать файл…',
  dropHere: 'Отпустите, чтобы открыть',
  position: 'позиция',
  matchOf: (first, second, count) => `${first} – ${second}, ${games(count)}`,
  question: (found) => `Идёт партия. Прервать её? Вместо неё откроется: ${found}.`,
  replace: 'Открыть',
  keep: 'Играть дальше',
  opened: (found) => `Открыто: ${found}`,
  unreadable: 'Это не читается.',
  openBefore: (count) => `Открыть то, что до ошибки (${games(count)})`,
  empty: 'Нет текста, который можно открыть',
  tooLarge: (megabytes) => `Файлы больше ${megabytes} МБ не открываются`,
  noFile: 'Файл не открывается',
  notLoaded: 'Часть программы не загрузилась: попробуйте ещё раз',
};
