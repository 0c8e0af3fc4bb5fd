import { render } from 'lit';
import type { Variant } from '../game/rule-sets.js';
import { adopt } from './adopt.js';
import type { PageLanguage } from './game-names.js';
import type { PageTexts } from './page-texts.js';
import type { RulesTexts } from './rules/rules-texts.js';
import type { RulesView } from './rules/rules-view.js';
import styles from './texts.css?inline';

adopt(styles);

const texts: Readonly<Record<PageLanguage, () => Promise<{ readonly texts: PageTexts }>>> = {
  en: () => import('./texts-en.js'),
  ru: () => import('./texts-ru.js'),
};

const rules: Readonly<Record<PageLanguage, () => Promise<{ readonly rulesTexts: RulesTexts }>>> = {
  en: () => import('./rules/rules-texts-en.js'),
  ru: () => import('./rules/rules-texts-ru.js'),
};

/** The sections that are full, or are being filled. */
const filled = new WeakMap<Element, Promise<void>>();

/** The rules that have been opened, by their section. */
const opened = new Map<Element, RulesView>();

/**
 * Fills a `<details data-text>` when it is first opened, in the language of the article that it stands in. What could
 * not be loaded is tried again when it is opened again.
 * @param played - asked once the text is there: the rules of this game are shown first
 */
export function fill(section: HTMLDetailsElement, played: () => Variant): Promise<void> {
  const known = filled.get(section);
  if (known) return known;
  const filling = load(section, played);
  filled.set(section, filling);
  filling.catch(() => filled.delete(section));
  return filling;
}

async function load(section: HTMLDetailsElement, played: () => Variant): Promise<void> {
  const { text } = section.dataset;
  const language = section.closest('article')?.lang;
  if (!text || !isKnown(language)) return;
  const body = document.createElement('div');
  body.className = 'text';
  section.append(body);
  try {
    if (text === 'rules') (await openRules(section, body, language)).show(played());
    else render((await texts[language]()).texts[text as keyof PageTexts], body);
  } catch (fault) {
    body.remove();
    throw fault;
  }
}

async function openRules(
  section: Element,
  body: HTMLElement,
  language: PageLanguage,
): Promise<RulesView> {
  const [{ RulesView }, { rulesTexts }] = await Promise.all([
    import('./rules/rules-view.js'),
    rules[language](),
  ]);
  const view = new RulesView(body, rulesTexts, language);
  opened.set(section, view);
  return view;
}

/** Turns all rules that have been opened to a game. */
export function showRules(variant: Variant): void {
  for (const view of opened.values()) view.show(variant);
}

function isKnown(language: string | undefined): language is PageLanguage {
  return language !== undefined && Object.hasOwn(texts, language);
}
