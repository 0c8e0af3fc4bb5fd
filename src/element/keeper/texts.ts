import type { Language } from '../../locale/index.js';
import type { StorageErrorDetail } from './notices.js';

/** Every word about saves. */
export interface KeeperTexts {
  /** What is said when something has happened to the save; `stuck` is a damaged one that could not be moved aside. */
  readonly notices: Readonly<Record<StorageErrorDetail['code'] | 'stuck', string>>;
  /** On the button that opens the game here again after another board has taken it. */
  readonly goOn: string;
}

const loaders: Readonly<Record<Language, () => Promise<{ readonly keeperTexts: KeeperTexts }>>> = {
  en: () => import('./texts-en.js'),
  ru: () => import('./texts-ru.js'),
};

export async function loadKeeperTexts(language: Language): Promise<KeeperTexts> {
  return (await loaders[language]()).keeperTexts;
}

/** The sentence for a notice. */
export function noticeText({ code, aside }: StorageErrorDetail, { notices }: KeeperTexts): string {
  return notices[code === 'damaged' && aside === undefined ? 'stuck' : code];
}
