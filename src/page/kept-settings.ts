import { readPageSettings, type PageSettings } from './page-settings.js';

const KEY = 'backgammon-board.settings';

/** The settings that this browser kept; the usual ones where it kept nothing, damaged them or refuses to say. */
export function keptSettings(): PageSettings {
  try {
    return readPageSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return readPageSettings(null);
  }
}

/** Keeps the settings for the next visit, where the browser allows it. */
export function keepSettings(settings: PageSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold until the page is left.
  }
}
