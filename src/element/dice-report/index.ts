import type { DiceReportTexts } from './texts.js';

export { DiceReport, type DiceReportHost } from './report.js';
export { diceReportStyles } from './styles.js';
export type { DiceReportTexts } from './texts.js';

/** The words of the report, by language. */
export const diceReportWords: Readonly<
  Record<'en' | 'ru', () => Promise<{ readonly diceReportTexts: DiceReportTexts }>>
> = {
  en: () => import('./texts-en.js'),
  ru: () => import('./texts-ru.js'),
};
