/** What is shown besides the game itself. */
export interface Mood {
  /** Each side's die of the draw is being shown. */
  readonly drawing: boolean;
  /** Share of the computer's search done, while it thinks. */
  readonly progress: number | undefined;
  /** What failed last, until something else is done. */
  readonly notice: string | undefined;
}

export const CALM: Mood = { drawing: false, progress: undefined, notice: undefined };
