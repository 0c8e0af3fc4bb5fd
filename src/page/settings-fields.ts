import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Choice } from './settings-texts.js';

/** One of several values, by a name of its own or by its sentence alone. */
export interface RadioChoice<Value> extends Partial<Choice> {
  readonly value: Value;
  readonly about: string;
  readonly remark?: string;
}

interface Group<Value> {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly RadioChoice<Value>[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
}

/** A group of radio buttons, each with what it means. */
export function radioGroup<Value extends string | number>(group: Group<Value>): TemplateResult {
  return html`<fieldset data-field=${group.name}>
    <legend>${group.legend}</legend>
    <div class="choices">${group.choices.map((choice) => radio(group, choice))}</div>
  </fieldset>`;
}

function radio<Value extends string | number>(
  { name, chosen, choose }: Group<Value>,
  { value, name: title, about, remark }: RadioChoice<Value>,
): TemplateResult {
  const id = `settings-${name}-${value}`;
  return html`<label class="choice">
    <input
      type="radio"
      name=${name}
      value=${value}
      aria-labelledby=${title === undefined ? `${id}-about` : id}
      aria-describedby=${title === undefined ? nothing : `${id}-about`}
      .checked=${live(value === chosen)}
      @change=${() => choose(value)}
    />
    <span>
      ${title === undefined ? nothing : html`<b id=${id}>${title}</b>`}
      <span id="${id}-about"
        >${about} ${remark === undefined ? nothing : html`<small>(${remark})</small>`}</span
      >
    </span>
  </label>`;
}

interface Box extends Choice {
  readonly field: string;
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
}

/** A check box with what it does. */
export function checkBox({ field, name, about, checked, change }: Box): TemplateResult {
  const id = `settings-${field}`;
  return html`<label class="choice" data-field=${field}>
    <input
      type="checkbox"
      name=${field}
      aria-labelledby=${id}
      aria-describedby="${id}-about"
      .checked=${live(checked)}
      @change=${({ target }: Event) => change((target as HTMLInputElement).checked)}
    />
    <span>
      <b id=${id}>${name}</b>
      <span id="${id}-about">${about}</span>
    </span>
  </label>`;
}

interface List<Value> {
  readonly field: string;
  readonly label: string;
  /** What the chosen one means. */
  readonly about?: string;
  readonly choices: readonly (readonly [Value, string])[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
}

/** A list to choose one value of. */
export function selectList<Value extends string | number>(list: List<Value>): TemplateResult {
  const { field, label, about, choices, chosen, choose } = list;
  const id = `settings-${field}-about`;
  const pick = ({ target }: Event): void =>
    choose(choices[(target as HTMLSelectElement).selectedIndex][0]);
  return html`<div class="field" data-field=${field}>
    <label>
      <b>${label}</b>
      <select name=${field} aria-describedby=${about === undefined ? nothing : id} @change=${pick}>
        ${choices.map(
          ([value, text]) =>
            html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`,
        )}
      </select>
    </label>
    ${about === undefined ? nothing : html`<p id=${id}>${about}</p>`}
  </div>`;
}

interface NumberBox {
  readonly field: string;
  readonly label: string;
  readonly limits: { readonly min: number; readonly max: number };
  readonly value: number;
  readonly change: (value: number) => void;
}

/** A whole number within limits; what is outside is shown as wrong and changes nothing. */
export function numberBox({ field, label, limits, value, change }: NumberBox): TemplateResult {
  const read = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    if (input.checkValidity()) change(input.valueAsNumber);
  };
  return html`<label class="field" data-field=${field}>
    <b>${label}</b>
    <input
      type="number"
      name=${field}
      inputmode="numeric"
      required
      min=${limits.min}
      max=${limits.max}
      .value=${live(String(value))}
      @input=${read}
    />
  </label>`;
}
