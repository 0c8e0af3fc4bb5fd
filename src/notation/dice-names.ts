import type { Dice } from '../game/index.js';

/** What a roll is called, in Russian and in Latin letters. */
export interface DiceName {
  readonly ru: string;
  readonly latin: string;
}

/** rules.md 9, the larger die first. */
const names: Readonly<Record<string, DiceName>> = {
  '1-1': { ru: 'еган', latin: 'yegan' },
  '2-1': { ru: 'ду ег', latin: 'du yeg' },
  '2-2': { ru: 'дубара', latin: 'dubara' },
  '3-1': { ru: 'ся ег', latin: 'sya yeg' },
  '3-2': { ru: 'ся ду', latin: 'sya du' },
  '3-3': { ru: 'ся ляр', latin: 'sya lyar' },
  '4-1': { ru: 'чахар ег', latin: 'chahar yeg' },
  '4-2': { ru: 'чахар ду', latin: 'chahar du' },
  '4-3': { ru: 'чахар ся', latin: 'chahar sya' },
  '4-4': { ru: 'чахар ляр', latin: 'chahar lyar' },
  '5-1': { ru: 'пяндж ег', latin: 'pyanj yeg' },
  '5-2': { ru: 'пяндж ду', latin: 'pyanj du' },
  '5-3': { ru: 'пяндж ся', latin: 'pyanj sya' },
  '5-4': { ru: 'пяндж чахар', latin: 'pyanj chahar' },
  '5-5': { ru: 'пяндж гоша', latin: 'pyanj gosha' },
  '6-1': { ru: 'шеш ег', latin: 'shesh yeg' },
  '6-2': { ru: 'шеш ду', latin: 'shesh du' },
  '6-3': { ru: 'шеш ся', latin: 'shesh sya' },
  '6-4': { ru: 'шеш чахар', latin: 'shesh chahar' },
  '6-5': { ru: 'шеш беш', latin: 'shesh besh' },
  '6-6': { ru: 'шеш гоша', latin: 'shesh gosha' },
};

/** The name of a roll, whichever die comes first. */
export function diceName([a, b]: Dice): DiceName {
  return names[`${Math.max(a, b)}-${Math.min(a, b)}`];
}
