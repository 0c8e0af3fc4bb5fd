import { html, nothing, type TemplateResult } from 'lit';
import { expectedTally, type DiceTallies, type DiceTally } from '../../dice/statistics.js';
import { ROLLS, SIDES, type Side } from '../../game/index.js';
import type { DiceReportTexts } from './texts.js';

/** What the tables are written in. */
export interface Wording {
  readonly texts: DiceReportTexts;
  /** As the board calls the sides. */
  readonly names: Readonly<Record<Side, string>>;
  /** A number as the language writes it, with one decimal place at most. */
  readonly number: (value: number) => string;
}

interface Figure {
  readonly count: number;
  /** Where something can be expected. */
  readonly expected?: number;
}

interface FigureRow {
  readonly title: string;
  readonly figure: (tally: DiceTally) => Figure;
}

/** The counts of both sides, and below them those of each roll. */
export function statisticsView(tallies: DiceTallies, wording: Wording): TemplateResult {
  const { texts } = wording;
  return html`${table(texts.statistics, '', [...countRows(texts), ...faceRows(texts)], tallies, wording)}
    <details>
      <summary>${texts.everyRoll}</summary>
      ${table(texts.everyRoll, texts.roll, pairRows(), tallies, wording)}
    </details>`;
}

function countRows({ rows }: DiceReportTexts): readonly FigureRow[] {
  return [
    { title: rows.rolls, figure: ({ rolls }) => ({ count: rolls }) },
    {
      title: rows.pips,
      figure: (tally) => ({ count: tally.pips, expected: expectedTally(tally).pips }),
    },
    { title: rows.perRoll, figure: perRoll },
    {
      title: rows.doubles,
      figure: (tally) => ({ count: tally.doubles, expected: expectedTally(tally).doubles }),
    },
    { title: rows.noMoves, figure: ({ noMoves }) => ({ count: noMoves }) },
  ];
}

function perRoll(tally: DiceTally): Figure {
  const { rolls, pips } = tally;
  if (rolls === 0) return { count: 0, expected: 0 };
  return { count: pips / rolls, expected: expectedTally(tally).pips / rolls };
}

function faceRows({ face }: DiceReportTexts): readonly FigureRow[] {
  return [1, 2, 3, 4, 5, 6].map((number) => ({
    title: face(number),
    figure: (tally) => ({ count: tally.faces[number - 1], expected: expectedTally(tally).face }),
  }));
}

function pairRows(): readonly FigureRow[] {
  return ROLLS.map((dice, index) => ({
    title: dice.join('-'),
    figure: (tally) => ({ count: tally.pairs[index], expected: expectedTally(tally).pairs[index] }),
  }));
}

function table(
  caption: string,
  corner: string,
  rows: readonly FigureRow[],
  tallies: DiceTallies,
  wording: Wording,
): TemplateResult {
  const { texts, names } = wording;
  return html`<table>
    <caption>
      ${caption}
      <span class="note">${texts.brackets}</span>
    </caption>
    <thead>
      <tr>
        ${corner ? html`<th scope="col">${corner}</th>` : html`<td></td>`}
        ${SIDES.map((side) => html`<th scope="col" class=${`of-${side}`}>${names[side]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ title, figure }) =>
          html`<tr>
            <th scope="row">${title}</th>
            ${SIDES.map((side) => cell(figure(tallies[side]), wording))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Counts stand below each other, also those beside which there is no average. */
function cell({ count, expected }: Figure, { texts, number }: Wording): TemplateResult {
  const average =
    expected === undefined
      ? nothing
      : html`<span class="aloud">${texts.average}</span> (${number(expected)})`;
  return html`<td>${number(count)} <span class="average">${average}</span></td>`;
}
