import { html } from 'lit';
import { rollNamesTable } from './roll-names-table.js';
import type { RulesTexts } from './rules-texts.js';

const cube = html`
  <p>
    The doubling cube, in Russian <i>dave</i>, says how much the game counts: 1 at first, then 2, 4
    and so on. In the beginning it belongs to nobody. It is used in backgammon, Caucasian nardy,
    nackgammon, hypergammon and longgammon, in nuclear backgammon if you choose so, and never in a
    single game.
  </p>
  <ul>
    <li>
      <b>Doubling.</b> In your turn, before the throw, you may offer to double if the cube is
      nobody’s or yours. The very first turn of a game has no such moment; the second side may
      double at once.
    </li>
    <li>
      <b>Pass or take.</b> Who passes loses the value before the offer. Who takes plays on for twice
      as much and owns the cube: only the owner may redouble, and so on without limit.
    </li>
    <li>
      <b>When to take.</b> A rule of thumb without gammons: take if you would win at least one game
      in four.
    </li>
    <li>
      <b>Beaver</b> (if chosen, in unlimited play). Whoever is doubled may double once more at once
      and keep the cube. The first doubler plays on or passes and loses the doubled value.
    </li>
    <li><b>Jacoby rule</b> (in unlimited play). Mars and koks count 1 while nobody has doubled.</li>
    <li>
      <b>Automatic doubles</b> (if chosen, in unlimited play). Equal dice in the draw double the
      value; the cube stays nobody’s, and for the Jacoby rule nobody has doubled.
    </li>
  </ul>
  <p>An example: you double to 2 and the opponent takes; a mars then counts 4.</p>
`;

const match = html`
  <p>
    A match goes to a number of points: whoever reaches it first has won, and what is over does not
    count. If you choose so, every game counts 1 instead, and there is no cube. In unlimited play
    the points are simply added up.
  </p>
  <p>
    <b>Crawford rule.</b> The first game after a side has come to one point from victory is played
    without the cube, by both; afterwards it is free again. In a match to 5 there is no cube at 4–2;
    if the trailing side wins a point, it may double at 4–3.
  </p>
  <p>
    Who begins the next game is drawn anew. In long nardy and plakoto the winner of the last one
    begins. The settings offer other customs.
  </p>
`;

const clocks = html`
  <p>
    Each side has a number of minutes for the game and some seconds for each move. A move is timed
    from the start of the turn until it is confirmed; answering a double takes your own time, and
    the computer’s thinking takes the computer’s.
  </p>
  <ul>
    <li>
      <b>Fischer.</b> After a move what it took is taken off and the seconds are added. Who moves
      quickly gains time.
    </li>
    <li>
      <b>Compensation.</b> The first seconds of each move cost nothing, and only what goes beyond
      them is taken off. The time never grows.
    </li>
  </ul>
  <p>
    Whoever runs out of time loses the game, for as much as giving up would cost; if you choose so,
    the whole match, with one time for all of its games.
  </p>
`;

const rollNames = html`
  <p>
    Nardy players call rolls by name, the larger number first: 6-3 is
    <i lang="ru-Latn">shesh sya</i>. In 6-5 the five becomes <i lang="ru-Latn">besh</i>, hence the
    well-known <i lang="ru-Latn">shesh besh</i>. Any double is a <i lang="ru-Latn">kush</i> or
    <i lang="ru-Latn">gosha</i>. The settings let the board show these names.
  </p>
  ${rollNamesTable(['Number', 'Word', 'Double'], 'latin')}
`;

const realBoard = html`
  <ul>
    <li>Both dice must lie flat on the same half of the board; otherwise they are thrown again.</li>
    <li>A checker that was touched moves, unless “I adjust” was said before.</li>
    <li>Lifting the dice ends the turn.</li>
    <li>
      Who throws accepts the opponent’s play, and a throw before the opponent has finished is void.
    </li>
    <li>A wrong play is corrected only if it is noticed before the next throw.</li>
    <li>Onlookers give no advice.</li>
  </ul>
`;

/** What is folded away below the rules. */
export const more: RulesTexts['more'] = [
  { heading: 'The doubling cube', text: cube },
  { heading: 'Matches', text: match },
  { heading: 'Clocks', text: clocks },
  { heading: 'The names of rolls', text: rollNames },
  { heading: 'At a real board', text: realBoard },
];
