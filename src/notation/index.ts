/** What a board needs at once. The rest of this folder is for those who import its files by their names, late. */
export * from './dice-names.js';
export * from './play-reader.js';
export * from './play-writer.js';
