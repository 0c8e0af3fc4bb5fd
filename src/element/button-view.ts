import type { ActionView, ButtonName, ButtonView } from '../board/view-model.js';
import { rulesOf, type GameState } from '../game/index.js';
import type { Strings } from '../locale/index.js';
import { pursuitOf, type Deed, type Interaction, type Situation } from './interaction.js';
import type { Seats } from './seats.js';

/** The buttons: those of a turn in their places, or the answers, or by what to resign; the thing to do next is filled. */
export function buttonsOf(
  interaction: Interaction,
  situation: Situation,
  strings: Strings,
): readonly ButtonView[] {
  const { stage, deeds, losses } = situation;
  if (interaction.name === 'resigning' && losses && losses.length > 0)
    return losses.map((loss) => button(loss, strings.losses[loss]));
  if (stage === 'answering') return deeds.map((deed) => answer(deed, strings));
  return turnButtons(pursuitOf(interaction), situation, strings);
}

/** Always the same three, in the same places. */
function turnButtons(
  interaction: Interaction,
  { stage, steps, mayUndo }: Situation,
  { buttons }: Strings,
): readonly ButtonView[] {
  const rollable = interaction.name === 'to-roll' || interaction.name === 'halted';
  const complete = stage === 'moving' && steps.length === 0;
  const next = rollable ? 'roll' : stage === 'moving' ? 'done' : undefined;
  const shown = (name: 'roll' | 'undo' | 'done', enabled: boolean): ButtonView => ({
    ...button(name, buttons[name], name === next),
    disabled: !enabled,
  });
  return [shown('roll', rollable), shown('undo', mayUndo), shown('done', complete)];
}

/** The answers that go on with the game stand out. */
function answer(deed: Deed, { buttons }: Strings): ButtonView {
  return button(deed, buttons[deed], deed === 'take' || deed === 'accept');
}

/** A button that can be pressed. */
export function button(name: ButtonName, label: string, filled = false): ButtonView {
  return { name, label, filled, disabled: false };
}

/** What can be done besides, as long as the session lasts always the same. */
export function actionsOf(
  state: GameState,
  seats: Seats,
  interaction: Interaction,
  { deeds, losses }: Situation,
  { buttons }: Strings,
): readonly ActionView[] {
  if (seats.opponent === 'none') return [];
  const isAsked = interaction.name === 'resigning' && losses?.length === 0;
  const action = (name: 'double' | 'explode'): ActionView => ({
    name,
    label: buttons[name],
    disabled: !deeds.includes(name) || pursuitOf(interaction).name !== 'to-roll',
  });
  return [
    ...(state.settings.cube ? [action('double')] : []),
    ...(rulesOf(state).bomb ? [action('explode')] : []),
    {
      name: 'resign',
      label: isAsked ? buttons.reallyResign : buttons.resign,
      disabled: losses === undefined,
    },
  ];
}
