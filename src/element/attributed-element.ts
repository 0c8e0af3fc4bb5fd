import type { PropertyDeclarations } from 'lit';
import { DEFAULT_LEVEL } from '../engine/levels.js';
import { cryptoDice, DEFAULT_SETTINGS, type DiceSource } from '../game/index.js';
import type { StringOverrides } from '../locale/index.js';
import { EventfulElement } from './eventful-element.js';
import { DEFAULT_SPEED, readFlag, readNumber, writeText } from './settings.js';

/** The attributes of the board as they are written, and the properties that a page sets. */
export class AttributedElement extends EventfulElement {
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  static override readonly properties: PropertyDeclarations = {
    level: {},
    variant: {},
    options: {},
    matchLength: { attribute: 'match-length', converter: readNumber },
    cube: {},
    clock: {},
    opponent: {},
    player: {},
    mirrored: { converter: readFlag },
    pips: {},
    diceNames: { attribute: 'dice-names' },
    speed: { converter: readNumber },
    theme: { reflect: true, converter: { toAttribute: writeText } },
    budget: { converter: readNumber },
    paused: { converter: readFlag },
    storageKey: { attribute: 'storage-key' },
    moveList: { attribute: 'move-list', converter: readFlag },
    fairDice: { attribute: 'fair-dice', converter: readFlag },
    dice: { attribute: false },
    strings: { attribute: false },
    workerFactory: { attribute: false },
  };

  level: string = DEFAULT_LEVEL;
  variant: string = DEFAULT_SETTINGS.variant;
  options: string | undefined;
  matchLength: number = DEFAULT_SETTINGS.matchLength;
  cube: string | undefined;
  clock: string | undefined;
  opponent = 'computer';
  player = 'blue';
  mirrored = false;
  pips = 'on';
  diceNames: string | undefined;
  speed = DEFAULT_SPEED;
  theme: string | undefined;
  budget: number | undefined;
  paused = false;
  storageKey: string | undefined;
  moveList = false;
  fairDice = false;

  /** Where the dice of both sides come from. */
  dice: DiceSource = cryptoDice;
  /** The host's own words in place of some of the board's; what is no text is named on the console and left out. */
  strings: StringOverrides | undefined;
  /** Makes the engine's worker, where the page's policy or bundler needs another way. */
  workerFactory: (() => Worker) | undefined;

  override attributeChangedCallback(name: string, old: string | null, now: string | null): void {
    super.attributeChangedCallback(name, old, now);
    if (name === 'lang') this.requestUpdate();
  }
}
