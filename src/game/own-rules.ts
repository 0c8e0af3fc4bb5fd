import type { Options } from './options.js';

/**
 * The rules that a variant has of its own, beyond its data; `hooks` carries them out, and the wasm engine receives them
 * as numbers.
 */
export type OwnRules =
  | { readonly kind: 'none' }
  /** A checker that hits at home may not hide in this turn (rules.md 3.2). */
  | { readonly kind: 'no-hiding'; readonly bearOff: Options['caucasian.bearoff_after_hit'] }
  /** The first hit wins (rules.md 3.7). */
  | { readonly kind: 'first-hit' }
  /** The head and the block of six (rules.md 3.6). */
  | {
      readonly kind: 'head';
      readonly exception: Options['long.head_exception'];
      readonly block: Options['long.block'];
      readonly blockCheck: Options['long.block_check'];
      /** The larger die must bring the last checker home. */
      readonly largerBringsHome: boolean;
    }
  /** Whose mother is pinned loses (rules.md 3.9). */
  | { readonly kind: 'mother'; readonly mutual: boolean };
