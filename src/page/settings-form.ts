import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { optionValues, type OptionName } from '../game/options.js';
import { optionsOf, VARIANTS, variants } from '../game/variant-table.js';
import { SIDES } from '../game/state.js';
import { gameNames, type PageLanguage } from './game-names.js';
import { optionsShown, type OptionGroup } from './option-groups.js';
import {
  canHaveCube,
  CLOCK_TYPES,
  MATCH_LIMITS,
  MINUTE_LIMITS,
  OPPONENTS,
  optionOf,
  SECOND_LIMITS,
  SPEEDS,
  THEMES,
  type ClockChoice,
  type GameChoices,
  type TableChoices,
} from './page-settings.js';
import { checkBox, numberBox, radioGroup, selectList } from './settings-fields.js';
import type { SettingsTexts } from './settings-texts.js';
import { withOption } from './with-option.js';

/** The game as it is being chosen; a number of one's own keeps its field, also while it is a usual one. */
export interface GameDraft {
  readonly game: GameChoices;
  readonly isOwnLength: boolean;
  readonly isOwnPace: boolean;
}

/** What half of the dialog shows, and who hears of a change. */
export interface Form<Draft> {
  readonly texts: SettingsTexts;
  readonly language: PageLanguage;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

const matchLengths = [3, 5, 7, 9, 11];
/** What whoever wants another length or pace begins from. */
const FIRST_OWN_LENGTH = 13;

const paces = {
  quick: { minutes: 3, seconds: 5 },
  usual: { minutes: 5, seconds: 10 },
  slow: { minutes: 15, seconds: 15 },
} as const;
const PACES = Object.keys(paces) as readonly (keyof typeof paces)[];

/** The draft of choices that were made before. */
export function draftOf(game: GameChoices): GameDraft {
  const { matchLength, clock } = game;
  const isOwnLength = matchLength > 1 && !matchLengths.includes(matchLength);
  return { game, isOwnLength, isOwnPace: paceOf(clock) === undefined };
}

function paceOf({ minutes, seconds }: ClockChoice): keyof typeof paces | undefined {
  return PACES.find((pace) => paces[pace].minutes === minutes && paces[pace].seconds === seconds);
}

/** The choices that hold for a new game. */
export function gameForm(form: Form<GameDraft>, readRules: () => void): TemplateResult {
  return html`${variantChoice(form)}
    <button class="quiet" type="button" @click=${readRules}>
      ${form.texts.readRules}: ${gameNames[form.draft.game.variant][form.language]}
    </button>
    ${foldedOptions(form, 'own')} ${lengthChoice(form)} ${cubeChoice(form)} ${clockChoice(form)}
    ${colourChoice(form)} ${foldedOptions(form, 'fine')}`;
}

function changeGame({ draft, change }: Form<GameDraft>, changes: Partial<GameChoices>): void {
  change({ ...draft, game: { ...draft.game, ...changes } });
}

function variantChoice(form: Form<GameDraft>): TemplateResult {
  const { texts, language, draft } = form;
  return radioGroup({
    name: 'variant',
    legend: texts.game,
    choices: VARIANTS.map((value) => ({
      value,
      name: gameNames[value][language],
      about: texts.variants[value],
    })),
    chosen: draft.game.variant,
    choose: (variant) => changeGame(form, { variant, cube: variants[variant].cube === 'yes' }),
  });
}

function foldedOptions(form: Form<GameDraft>, group: 'own' | 'fine'): TemplateResult {
  const { texts, draft } = form;
  const shown = optionsShown(draft.game, group);
  const changed = shown.filter((name) => optionOf(draft.game, name) !== usualOf(draft, name));
  return html`<details data-options=${group} ?hidden=${shown.length === 0}>
    <summary>
      ${texts.optionGroups[group]}
      ${changed.length === 0 ? nothing : html`<small>${texts.changed(changed.length)}</small>`}
    </summary>
    ${options(form, group)}
  </details>`;
}

function options(form: Form<GameDraft>, group: OptionGroup): unknown {
  // By their names: a radio button that takes over another's place would take its group along.
  return repeat(
    optionsShown(form.draft.game, group),
    (name) => name,
    (name) => optionChoice(form, name),
  );
}

function usualOf({ game }: GameDraft, name: OptionName): string | number {
  return optionsOf(game.variant, {})[name];
}

function optionChoice(form: Form<GameDraft>, name: OptionName): TemplateResult {
  const { draft, texts } = form;
  const sentences: Readonly<Record<string, string>> = texts.options[name].values;
  const values: readonly (string | number)[] = optionValues[name];
  return radioGroup({
    name,
    legend: texts.options[name].name,
    choices: values.map((value) => ({
      value,
      about: sentences[value],
      ...(value === usualOf(draft, name) ? { remark: texts.usual } : {}),
    })),
    chosen: optionOf(draft.game, name),
    choose: (value) => changeGame(form, withOption(draft.game, name, value)),
  });
}

function lengthChoice(form: Form<GameDraft>): TemplateResult {
  const { texts, draft, change } = form;
  const { lengths } = texts;
  const { matchLength } = draft.game;
  const kinds = { 0: lengths.unlimited, 1: lengths.single };
  return html`${selectList<number | 'own'>({
    field: 'length',
    label: texts.length,
    about: (kinds[matchLength as 0 | 1] ?? lengths.match).about,
    choices: [
      [1, lengths.single.name],
      ...matchLengths.map((length) => [length, texts.matchTo(length)] as const),
      ['own', texts.otherLength],
      [0, lengths.unlimited.name],
    ],
    chosen: draft.isOwnLength ? 'own' : matchLength,
    choose: (length) =>
      change({
        ...draft,
        game: { ...draft.game, matchLength: length === 'own' ? FIRST_OWN_LENGTH : length },
        isOwnLength: length === 'own',
      }),
  })}
  ${
    draft.isOwnLength
      ? numberBox({
          field: 'points',
          label: texts.points,
          limits: MATCH_LIMITS,
          value: matchLength,
          change: (points) => changeGame(form, { matchLength: points }),
        })
      : nothing
  }
  ${options(form, 'match')}`;
}

function cubeChoice(form: Form<GameDraft>): TemplateResult | typeof nothing {
  const { texts, draft } = form;
  if (!canHaveCube(draft.game)) return nothing;
  return html`${checkBox({
    field: 'cube',
    ...texts.cube,
    checked: draft.game.cube,
    change: (cube) => changeGame(form, { cube }),
  })}
  ${options(form, 'cube')}`;
}

function clockChoice(form: Form<GameDraft>): TemplateResult {
  const { texts, draft } = form;
  const { clock } = draft.game;
  return html`${selectList({
    field: 'clock',
    label: texts.clock,
    about: texts.clocks[clock.type].about,
    choices: CLOCK_TYPES.map((type) => [type, texts.clocks[type].name] as const),
    chosen: clock.type,
    choose: (type) => changeGame(form, { clock: { ...clock, type } }),
  })}
  ${clock.type === 'none' ? nothing : paceChoice(form)} ${options(form, 'clock')}`;
}

function paceChoice(form: Form<GameDraft>): TemplateResult {
  const { texts, draft, change } = form;
  const { clock } = draft.game;
  const setClock = (changes: Partial<ClockChoice>): void =>
    changeGame(form, { clock: { ...clock, ...changes } });
  return html`${selectList<keyof typeof paces | 'other'>({
    field: 'pace',
    label: texts.pace,
    choices: [...PACES, 'other' as const].map((pace) => [pace, texts.paces[pace]] as const),
    chosen: draft.isOwnPace ? 'other' : (paceOf(clock) ?? 'other'),
    choose: (pace) => {
      const isOwnPace = pace === 'other';
      const next = isOwnPace ? clock : { ...clock, ...paces[pace] };
      change({ ...draft, isOwnPace, game: { ...draft.game, clock: next } });
    },
  })}
  ${
    draft.isOwnPace
      ? html`<div class="pair">
          ${numberBox({
            field: 'minutes',
            label: texts.minutes,
            limits: MINUTE_LIMITS,
            value: clock.minutes,
            change: (minutes) => setClock({ minutes }),
          })}
          ${numberBox({
            field: 'seconds',
            label: texts.seconds,
            limits: SECOND_LIMITS,
            value: clock.seconds,
            change: (seconds) => setClock({ seconds }),
          })}
        </div>`
      : nothing
  }`;
}

function colourChoice(form: Form<GameDraft>): TemplateResult {
  const { texts, draft } = form;
  return radioGroup({
    name: 'player',
    legend: texts.colour,
    choices: SIDES.map((value) => ({ value, about: texts.colours[value] })),
    chosen: draft.game.player,
    choose: (player) => changeGame(form, { player }),
  });
}

/** The choices that hold at once. */
export function tableForm({ texts, language, draft, change }: Form<TableChoices>): TemplateResult {
  const set = (changes: Partial<TableChoices>): void => change({ ...draft, ...changes });
  return html`${radioGroup({
      name: 'opponent',
      legend: texts.opponent,
      choices: OPPONENTS.map((value) => ({ value, ...texts.opponents[value] })),
      chosen: draft.opponent,
      choose: (opponent) => set({ opponent }),
    })}
    ${checkBox({
      field: 'mirrored',
      ...texts.mirrored,
      checked: draft.mirrored,
      change: (mirrored) => set({ mirrored }),
    })}
    ${checkBox({
      field: 'pips',
      ...texts.pips,
      checked: draft.pips,
      change: (pips) => set({ pips }),
    })}
    ${checkBox({
      field: 'dice-names',
      ...texts.diceNames,
      checked: callsRolls(draft.diceNames, language),
      change: (diceNames) => set({ diceNames }),
    })}
    ${checkBox({
      field: 'record',
      ...texts.record,
      checked: draft.record,
      change: (record) => set({ record }),
    })}
    ${checkBox({
      field: 'fair-dice',
      ...texts.fairDice,
      checked: draft.fairDice,
      change: (fairDice) => set({ fairDice }),
    })}
    <div class="pair">
      ${selectList({
        field: 'theme',
        label: texts.theme,
        choices: THEMES.map((theme) => [theme, texts.themes[theme]] as const),
        chosen: draft.theme,
        choose: (theme) => set({ theme }),
      })}
      ${selectList({
        field: 'speed',
        label: texts.speed,
        choices: SPEEDS.map((speed) => [speed, texts.speeds[speed]] as const),
        chosen: draft.speed,
        choose: (speed) => set({ speed }),
      })}
    </div>`;
}

/** Whether rolls are called by their names: without a wish, in the language that has these names. */
function callsRolls(wish: boolean | null, language: PageLanguage): boolean {
  return wish ?? language === 'ru';
}
