/** Which games the statistics are of. */
export type Scope = 'game' | 'all';

/** The rows of the table, each a count of a side. */
export type Row = 'rolls' | 'pips' | 'perRoll' | 'doubles' | 'noMoves';

/** Every word of the dice report. */
export interface DiceReportTexts {
  readonly title: string;
  readonly statistics: string;
  readonly scopes: Readonly<Record<Scope, string>>;
  readonly rows: Readonly<Record<Row, string>>;
  /** A number on the dice. */
  readonly face: (face: number) => string;
  /** What the numbers in brackets beside the counts are, and a word for them that only screen readers say. */
  readonly brackets: string;
  readonly average: string;
  /** Above the table of the 21 rolls. */
  readonly everyRoll: string;
  readonly roll: string;

  readonly fair: string;
  /** What the commitment is good for. */
  readonly about: string;
  /** Added to it in unlimited play: when the secret is told. */
  readonly unlimited: string;
  /** The dice of the match that is played, of the one that begins next, and of the one that is over. */
  readonly current: string;
  readonly next: string;
  readonly told: string;
  readonly commitment: string;
  readonly salt: string;
  readonly noSalt: string;
  /** Below the field for the salt. */
  readonly saltNote: string;
  readonly setSalt: string;
  readonly saltIsSet: string;
  readonly badSalt: string;
  readonly tooLate: string;
  readonly seed: string;
  readonly check: string;
  readonly right: (dice: number) => string;
  /** Followed by what differs, in English. */
  readonly wrong: string;
  /** Opens the proof as text, for whoever checks it elsewhere. */
  readonly proof: string;
}
