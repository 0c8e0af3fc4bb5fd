import type { BoardView, DieView } from '../board/view-model.js';
import { currentMoment, diceToPlay, type Draft, type Side } from '../game/index.js';
import type { Strings } from '../locale/index.js';
import { drawOfTurn, lastThrow, lastTurn } from './history.js';
import { pursuitOf, type Interaction, type Situation } from './interaction.js';
import { turnOf, type Session } from './session.js';

/** The dice lying on the board: those of the turn, the draw while it is shown, else those of the last turn. */
export function diceOf(
  session: Session,
  interaction: Interaction,
  situation: Situation,
  strings: Strings,
  drawing: boolean,
): BoardView['dice'] {
  const { phase } = session.state;
  const draw = drawOfTurn(session);
  // Where the starter throws anew the draw lies there until then.
  if (draw && (drawing || phase.name === 'rolling')) {
    const [blue, red] = lastThrow(draw.throws);
    return { blue: [lying(blue, !drawing, strings)], red: [lying(red, !drawing, strings)] };
  }
  const turn = turnOf(session);
  if (turn) return only(turn.side, turnDice(turn.draft, interaction, situation, strings));
  const last = lastTurn(session);
  const played = last ? diceToPlay(last.dice).map((value) => lying(value, true, strings)) : [];
  return only(last?.side ?? 'blue', played);
}

function turnDice(
  draft: Draft,
  interaction: Interaction,
  situation: Situation,
  strings: Strings,
): readonly DieView[] {
  const left = [...currentMoment(draft).dice];
  const choosable = choosableDice(pursuitOf(interaction), situation);
  // From the end, so that of four equal dice those on the left are used up first.
  return draft.turn.start.dice
    .map((value) => {
      const at = left.indexOf(value);
      if (at >= 0) left.splice(at, 1);
      return { value, left: at >= 0 };
    })
    .reverse()
    .map(({ value, left: unused }) => ({
      ...lying(value, !unused, strings),
      enabled: unused && choosable.includes(value),
    }))
    .sort((a, b) => b.value - a.value);
}

/** The dice that mean something when they are clicked now. */
function choosableDice(interaction: Interaction, { steps }: Situation): readonly number[] {
  if (interaction.name === 'choosing-die') return interaction.dice;
  if (interaction.name !== 'checker-selected') return [];
  return steps.filter(({ from }) => from === interaction.from).map(({ die }) => die);
}

function lying(value: number, used: boolean, strings: Strings): DieView {
  return { value, used, enabled: false, label: strings.die(value, used) };
}

function only(side: Side, dice: readonly DieView[]): BoardView['dice'] {
  return side === 'blue' ? { blue: dice, red: [] } : { blue: [], red: dice };
}
