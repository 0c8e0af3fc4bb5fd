import { render } from 'lit';
import type { PageTexts } from './page-texts.js';

const languages: Readonly<Record<string, () => Promise<{ readonly texts: PageTexts }>>> = {
  en: () => import('./texts-en.js'),
  ru: () => import('./texts-ru.js'),
};

/** Fills a `<details data-text>` when it is first opened, in the language of the article that it stands in. */
export async function fill(section: HTMLDetailsElement): Promise<void> {
  const { text } = section.dataset;
  const language = section.closest('[lang]')?.getAttribute('lang') ?? '';
  if (!text || section.querySelector('.text') || !Object.hasOwn(languages, language)) return;
  const body = document.createElement('div');
  body.className = 'text';
  section.append(body);
  const { texts } = await languages[language]();
  render(texts[text as keyof PageTexts], body);
}
