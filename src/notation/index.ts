export * from './play-text.js';
export * from './position-text.js';
