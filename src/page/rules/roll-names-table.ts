import { html, type TemplateResult } from 'lit';

/** What the numbers and the doubles are called (rules.md 9): `[Russian, Latin]`. */
const rows: readonly (readonly [
  number: number,
  word: readonly [string, string],
  double: readonly [string, string],
])[] = [
  [1, ['ег', 'yeg'], ['еган', 'yegan']],
  [2, ['ду', 'du'], ['дубара', 'dubara']],
  [3, ['ся', 'sya'], ['ся ляр, джут ся', 'sya lyar, jut sya']],
  [4, ['чахар', 'chahar'], ['чахар ляр', 'chahar lyar']],
  [5, ['пяндж', 'pyanj'], ['пяндж гоша, джут беш', 'pyanj gosha, jut besh']],
  [6, ['шеш', 'shesh'], ['шеш гоша', 'shesh gosha']],
];

/** The names of the numbers, in both scripts, those of the reader's first. */
export function rollNamesTable(
  headings: readonly [number: string, word: string, double: string],
  first: 'russian' | 'latin',
): TemplateResult {
  const named = ([russian, latin]: readonly [string, string]): TemplateResult => {
    const both = [html`<div lang="ru">${russian}</div>`, html`<div lang="ru-Latn">${latin}</div>`];
    return html`<td>${first === 'russian' ? both : both.reverse()}</td>`;
  };
  return html`<table class="names">
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([number, word, double]) =>
          html`<tr>
            <th scope="row">${number}</th>
            ${named(word)} ${named(double)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
