import { expect, test } from 'vitest';
import {
  loadKeeperTexts,
  noticeText,
  type StorageErrorDetail,
} from '../../../src/element/keeper/index.js';
import { LANGUAGES } from '../../../src/locale/index.js';

const notices: readonly StorageErrorDetail[] = [
  { code: 'damaged', message: '', key: 'k', aside: 'k.damaged' },
  { code: 'damaged', message: '', key: 'k' },
  { code: 'unsaved', message: '', key: 'k' },
  { code: 'taken', message: '', key: 'k' },
];

test('each notice has a sentence of its own in every language', async () => {
  const texts = await Promise.all(LANGUAGES.map(loadKeeperTexts));
  const sentences = texts.flatMap((words) => notices.map((notice) => noticeText(notice, words)));
  expect(new Set(sentences).size).toBe(notices.length * LANGUAGES.length);
  expect(sentences[1]).toBe(texts[0].notices.stuck);
});
