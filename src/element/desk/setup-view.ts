import { html, nothing, type TemplateResult } from 'lit';
import { ROLLS, type Cube, type Dice, type Side } from '../../game/index.js';
import type { SetUp } from './setup-position.js';
import type { SetupCommand, SetupTexts, Tool } from './setup-texts.js';

/** What the position is set up with; all sides are the colours that they are drawn in. */
export interface SetupView {
  readonly texts: SetupTexts;
  readonly tool: Tool;
  readonly mover: Side;
  readonly dice: SetUp['dice'];
  readonly cube: Cube;
  /** Empty in games without. */
  readonly cubes: readonly Cube[];
  /** Why the position cannot be played; `detail` is an English sentence. */
  readonly fault: { readonly words: string; readonly detail?: string | undefined } | undefined;
  /** Whether it is asked if the game is to be given up. */
  readonly asks: boolean;
  readonly take: (tool: Tool) => void;
  readonly letMove: (side: Side) => void;
  readonly throwDice: (dice: Dice | undefined) => void;
  readonly turnCube: (cube: Cube) => void;
  readonly command: (command: SetupCommand) => void;
  readonly play: () => void;
  readonly cancel: () => void;
}

const TOOLS: readonly Tool[] = ['blue', 'red', 'remove'];
const MOVERS: readonly Side[] = ['blue', 'red'];
const COMMANDS: readonly SetupCommand[] = ['start', 'clear', 'swap'];

export function setupView(view: SetupView): TemplateResult {
  const { texts, fault } = view;
  return html`<section class="setup" aria-label=${texts.title}>
    <h2>${texts.title}</h2>
    ${choice(texts.tool, TOOLS, view.tool, texts.tools, view.take, 'tool')}
    ${choice(texts.mover, MOVERS, view.mover, texts.sides, view.letMove, 'mover')}
    <div class="row">${diceView(view)} ${view.cubes.length > 0 ? cubeView(view) : nothing}</div>
    <div class="row">
      ${COMMANDS.map(
        (command) =>
          html`<button
            type="button"
            class="action"
            data-command=${command}
            @click=${() => view.command(command)}
          >
            ${texts.commands[command]}
          </button>`,
      )}
    </div>
    <p role="status">
      ${
        fault
          ? html`${fault.words}
            ${fault.detail === undefined ? nothing : html`<span lang="en">${fault.detail}</span>`}`
          : nothing
      }
    </p>
    <div class="row">
      <button type="button" class="button filled" data-command="play" @click=${view.play}>
        ${view.asks ? texts.sure : texts.play}
      </button>
      <button type="button" class="button" data-command="cancel" @click=${view.cancel}>
        ${texts.cancel}
      </button>
    </div>
  </section>`;
}

/** One of several, as buttons of which one is pressed. */
function choice<T extends Tool>(
  label: string,
  values: readonly T[],
  chosen: T,
  names: Readonly<Record<T, string>>,
  choose: (value: T) => void,
  kind: string,
): TemplateResult {
  return html`<div class="row" role="group" aria-label=${label}>
    <span class="label" aria-hidden="true">${label}</span>
    ${values.map(
      (value) =>
        html`<button
          type="button"
          class="button of-${value}"
          aria-pressed=${value === chosen}
          data-choice="${kind}-${value}"
          @click=${() => choose(value)}
        >
          ${names[value]}
        </button>`,
    )}
  </div>`;
}

function diceView({ texts, dice, throwDice }: SetupView): TemplateResult {
  const rolls = ROLLS.map(([high, low]) => `${high}-${low}`);
  const chosen = dice && `${Math.max(...dice)}-${Math.min(...dice)}`;
  return selection(
    texts.dice,
    [texts.notThrown, ...rolls],
    chosen === undefined ? 0 : 1 + rolls.indexOf(chosen),
    (index) => throwDice(ROLLS[index - 1]),
    'dice',
  );
}

function cubeView({ texts, cube, cubes, turnCube }: SetupView): TemplateResult {
  return selection(
    texts.cube,
    cubes.map(({ value, owner }) => (owner ? texts.owned(value, owner) : texts.middle)),
    cubes.findIndex(({ value, owner }) => value === cube.value && owner === cube.owner),
    (index) => turnCube(cubes[index]),
    'cube',
  );
}

function selection(
  label: string,
  texts: readonly string[],
  chosen: number,
  choose: (index: number) => void,
  name: string,
): TemplateResult {
  return html`<label>
    <span class="label">${label}</span>
    <select
      name=${name}
      @change=${({ target }: Event) => choose((target as HTMLSelectElement).selectedIndex)}
    >
      ${texts.map((text, index) => html`<option .selected=${index === chosen}>${text}</option>`)}
    </select>
  </label>`;
}
