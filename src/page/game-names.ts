import type { Variant } from '../game/rule-sets.js';

/** The languages of the page. */
export type PageLanguage = 'en' | 'ru';

/** What the games are called. */
export const gameNames: Readonly<Record<Variant, Readonly<Record<PageLanguage, string>>>> = {
  short: { en: 'Backgammon', ru: 'Короткие нарды' },
  caucasian: { en: 'Caucasian nardy', ru: 'Кавказские нарды' },
  nackgammon: { en: 'Nackgammon', ru: 'Накгаммон' },
  hypergammon: { en: 'Hypergammon', ru: 'Гипергаммон' },
  longgammon: { en: 'Longgammon', ru: 'Лонггаммон' },
  'sudden-death': { en: 'Sudden death', ru: 'Внезапная смерть' },
  nuclear: { en: 'Nuclear backgammon', ru: 'Атомные нарды' },
  plakoto: { en: 'Plakoto (tapa)', ru: 'Плакото (тапа)' },
  long: { en: 'Long nardy', ru: 'Длинные нарды' },
};
