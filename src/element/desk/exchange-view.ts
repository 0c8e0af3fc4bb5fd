import { html, nothing, type TemplateResult } from 'lit';
import type { GameError } from '../../game/index.js';
import type { FileForm } from '../../notation/matches/match-file.js';
import type { CopiedNotation, PositionText } from './exchange-formats.js';
import type { ExchangeCommand, ExchangeTexts } from './exchange-texts.js';

/** What is unfolded below the row of buttons. */
export type Detail =
  | { readonly name: 'position'; readonly written: readonly PositionText[] }
  | { readonly name: 'match'; readonly form: FileForm; readonly written: string | GameError }
  | { readonly name: 'open' };

/** What there is to say; `detail` is an English sentence. */
export interface Message {
  readonly words: string;
  readonly detail?: string | undefined;
  readonly buttons?: readonly Answer[];
}

export interface Answer {
  readonly label: string;
  readonly press: () => void;
}

export interface ExchangeView {
  readonly texts: ExchangeTexts;
  readonly commands: readonly ExchangeCommand[];
  readonly forms: readonly FileForm[];
  readonly detail: Detail | undefined;
  readonly message: Message | undefined;
  readonly press: (command: ExchangeCommand, root: ParentNode) => void;
  readonly copy: (notation: CopiedNotation, root: ParentNode) => void;
  readonly choose: (form: FileForm) => void;
  readonly openText: (text: string) => void;
  readonly openFile: (file: File) => void;
  readonly close: () => void;
}

/** A row of buttons; what they bring is below it. */
export function exchangeView(view: ExchangeView): TemplateResult {
  const { texts, commands, detail, press } = view;
  return html`<section class="exchange" aria-label=${texts.title}>
    <div class="row">
      ${commands.map((command) =>
        button(texts.commands[command], (event) => press(command, rootOf(event)), command),
      )}
    </div>
    ${detail ? detailView(view, detail) : nothing} ${messageView(view)}
  </section>`;
}

function button(label: string, press: (event: Event) => void, name: string): TemplateResult {
  return html`<button type="button" class="action" data-command=${name} @click=${press}>
    ${label}
  </button>`;
}

/** Where the fields are that a button belongs to. */
function rootOf({ currentTarget }: Event): ParentNode {
  return (currentTarget as Element).getRootNode() as unknown as ParentNode;
}

function detailView(view: ExchangeView, detail: Detail): TemplateResult {
  const { texts, close } = view;
  return html`<div class="detail">
    ${contentOf(view, detail)} ${button(texts.close, close, 'close')}
  </div>`;
}

function contentOf(view: ExchangeView, detail: Detail): TemplateResult {
  switch (detail.name) {
    case 'position':
      return positionView(view, detail.written);
    case 'match':
      return matchView(view, detail);
    case 'open':
      return openView(view);
  }
}

function positionView(
  { texts, copy }: ExchangeView,
  written: readonly PositionText[],
): TemplateResult {
  return html`${written.map(
    ({ notation, text }) =>
      html`<div class="line">
        <label>
          <span>${texts.notations[notation]}</span>
          <input readonly name=${notation} .value=${text} @focus=${select} />
        </label>
        <button
          type="button"
          class="button"
          aria-label="${texts.copy}: ${texts.notations[notation]}"
          data-copy=${notation}
          @click=${(event: Event) => copy(notation, rootOf(event))}
        >
          ${texts.copy}
        </button>
      </div>`,
  )}`;
}

function matchView(
  view: ExchangeView,
  { form, written }: Extract<Detail, { name: 'match' }>,
): TemplateResult {
  const { texts, forms, choose } = view;
  return html`<div class="row" role="group" aria-label=${texts.form}>
      ${forms.map(
        (one) =>
          html`<button
            type="button"
            class="button"
            aria-pressed=${one === form}
            data-form=${one}
            @click=${() => choose(one)}
          >
            ${texts.forms[one]}
          </button>`,
      )}
    </div>
    ${
      typeof written === 'string'
        ? html`<textarea
            readonly
            rows="6"
            name="match"
            aria-label=${texts.match}
            .value=${written}
            @focus=${select}
          ></textarea>`
        : html`<p>${texts.cannotWrite} <span lang="en">${written.message}</span></p>`
    }`;
}

function openView({ texts, openText, openFile }: ExchangeView): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('content');
    openText((field as HTMLTextAreaElement).value);
  };
  const picked = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    // The same file may be picked again, once it has been mended.
    input.value = '';
    if (file) openFile(file);
  };
  const pick = ({ currentTarget }: Event): void =>
    (currentTarget as Element).parentElement
      ?.querySelector<HTMLInputElement>('input[type="file"]')
      ?.click();
  return html`<form autocomplete="off" @submit=${submit}>
    <label>
      <span>${texts.field}</span>
      <textarea name="content" rows="4" spellcheck="false"></textarea>
    </label>
    <p class="note">${texts.fieldNote}</p>
    <div class="row">
      <button class="button">${texts.openText}</button>
      <button type="button" class="button" data-command="pick" @click=${pick}>
        ${texts.chooseFile}
      </button>
      <input type="file" hidden @change=${picked} />
    </div>
  </form>`;
}

/** Always there, so that screen readers hear of what comes into it. */
function messageView({ message }: ExchangeView): TemplateResult {
  const { words, detail, buttons = [] } = message ?? {};
  return html`<div class="message">
    <p role="status">
      ${words ?? nothing}${detail === undefined ? nothing : html` <span lang="en">${detail}</span>`}
    </p>
    ${
      buttons.length === 0
        ? nothing
        : html`<div class="row">
            ${buttons.map(
              ({ label, press }) =>
                html`<button type="button" class="button" @click=${press}>${label}</button>`,
            )}
          </div>`
    }
  </div>`;
}

function select({ target }: FocusEvent): void {
  (target as HTMLInputElement | HTMLTextAreaElement).select();
}
