export * from './dealing.js';
export * from './fair-dice.js';
export * from './ledger.js';
export * from './proof.js';
export * from './statistics.js';
export * from './thrown-dice.js';
