export * from './dice-names.js';
export * from './play-text.js';
export * from './position-text.js';
