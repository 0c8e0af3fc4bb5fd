import { html } from 'lit';
import type { RulesTexts } from './rules-texts.js';

const short = html`
  <p>
    The sides travel in opposite directions, and the opponent’s checkers stand as in a mirror: two
    on your 1, five on your 12, three on your 17, five on your 19. To get home both have to pass
    through each other.
  </p>
  <p>
    To decide who begins, each side throws one die. The higher number starts and plays these two
    dice as its first roll; equal dice are thrown again.
  </p>
  <h4>Hitting and entering</h4>
  <p>
    A lone checker is called a blot. An enemy checker that lands there hits it and sends it to the
    bar. Two or more enemy checkers close a point. There is no limit to the hits of a turn: a
    checker may hit on its way and go on, or hit and run.
  </p>
  <p>
    While you have a checker on the bar you may move no other. It has to enter in the opponent’s
    home: a 1 leads to your point 24, a 2 to 23, and so on to 19 for a 6, if that point is not
    closed. Entering may hit, and a checker that has entered may go on with the other die. Enter as
    many as the dice allow; a number that cannot be used is lost.
  </p>
`;

const caucasian = html`
  <p>
    Start, course and results are those of <b>Backgammon</b>. One thing is different: whoever hits
    at home has to stand by it.
  </p>
  <ul>
    <li>
      A checker that has hit on one of your points 1 to 6 may not land on a point where you have
      checkers, for the rest of that turn; not even on its way. “Hit and hide” is forbidden.
    </li>
    <li>It may go on to an empty point, or hit again.</li>
    <li>Another checker may come to it: covering it is allowed.</li>
    <li>It may be borne off in that turn only if the die has no other legal step.</li>
  </ul>
  <p>
    Hits elsewhere on the board are free of this, and so are checkers that enter from the bar. An
    example: you hit on 5 with a 3 from 8 and have a 2 left. If you have checkers on 3, the hitter
    may not join them, and the 2 is for another checker. With a 1 left it may step on to 4 if that
    point is empty, or a checker from 6 may cover it on 5.
  </p>
`;

const nackgammon = html`
  <p>
    <b>Backgammon</b> from another start: one checker from 13 and one from 6 stand on 23 instead.
    All other rules are the same. With four checkers far back nobody simply runs away: games are
    longer and turn on points held in the enemy’s home.
  </p>
`;

const hypergammon = html`
  <p>
    <b>Backgammon</b> with three checkers a side, one each on 24, 23 and 22; the opponent’s stand on
    your 1, 2 and 3. All other rules are the same, gammons and backgammons included. You may bear
    off as soon as all that you have left on the board are home. The game is short, and one hit can
    turn it round.
  </p>
`;

const longgammon = html`
  <p>
    <b>Backgammon</b> from the longest start: all your fifteen checkers stand on 24, the opponent’s
    fifteen on your 1. All other rules are the same. Any number of checkers may leave the stack in a
    turn.
  </p>
`;

const suddenDeath = html`
  <p>
    Start and moves are those of <b>Backgammon</b>, but the first hit ends the game: whoever hits an
    enemy checker has won at once, one point. There are no gammons and there is no cube.
  </p>
  <p>
    Nobody has to hit. A hit counts as part of a proper play: if both dice can be played, it must be
    the beginning of a way to play both. What is left of the roll is not played then. If nobody is
    ever hit, bearing off all checkers wins, also one point.
  </p>
`;

const nuclear = html`
  <p>
    <b>Backgammon</b> with a bomb, which belongs to nobody at first. Start, moves and results are
    the same; the cube is there only if you want it.
  </p>
  <ul>
    <li>
      In your turn, before the throw and before a double, you may set the bomb off if nobody owns it
      or you do. Every lone checker on the board, the enemy’s and yours, goes to its owner’s bar.
    </li>
    <li>
      Then the bomb is the opponent’s, who alone may use it next; then it is yours again. There is
      no limit to the number of explosions, but there is at most one a turn, and it needs at least
      one lone checker on the board.
    </li>
    <li>
      Your turn goes on as usual: you throw, and your own checkers on the bar enter first. Lone
      checkers at home are hit as well, and a checker thrown back while you bear off has to come
      round again.
    </li>
  </ul>
`;

const plakoto = html`
  <p>
    All your checkers begin on 24, the opponent’s on your 1, and the two sides travel in opposite
    directions. Nothing is hit and there is no bar: a lone checker is <b>pinned</b> instead.
  </p>
  <p>
    Each side throws one die, and the higher one begins, with both dice thrown anew. In later games
    the winner of the last one begins. Any number of checkers may leave 24 in a turn.
  </p>
  <h4>Pins</h4>
  <ul>
    <li>
      If you land on a lone enemy checker, it is pinned: it cannot move while one of yours is on the
      point. More of yours may join. When the last one leaves, it is free.
    </li>
    <li>
      Two or more enemy checkers close a point to you, and so does even a single one that has a
      checker of yours pinned there.
    </li>
    <li>A checker that holds a pin alone is no blot: it cannot be pinned itself.</li>
    <li>
      A pinned checker stands where it stands. Outside your home it keeps you from bearing off. At
      home it cannot be borne off, and a larger number cannot take checkers from below it.
    </li>
  </ul>
  <h4>The mother</h4>
  <p>
    The last of your checkers on 24 is the mother. If it is pinned there, you have lost at once, and
    it counts 2 points.
  </p>
  <p>Otherwise a win counts 1, or 2 if the loser has borne off nothing. There is no cube.</p>
`;

const long = html`
  <p>
    All your checkers begin on 24: this is the <b>head</b>. The opponent’s head is your 12. Both
    sides travel the same way round, half a board apart, and your home, 6 to 1, is the opponent’s 18
    to 13. Nothing is hit and there is no bar: even a single enemy checker closes its point. Of your
    own, any number may stand together.
  </p>
  <p>
    Each side throws one die, and the higher one begins, with both dice thrown anew. In later games
    the winner of the last one begins.
  </p>
  <h4>The head</h4>
  <p>
    Only one checker may leave the head in a turn, with doubles too. There is one exception: in your
    first turn a second one leaves if one alone cannot play the whole roll, since enemy checkers are
    in its way, and with two you can play more. Then the second one is no favour but has to go.
  </p>
  <table>
    <caption>
      First turn of the side that begins: the rolls that take two
    </caption>
    <thead>
      <tr>
        <th scope="col">Roll</th>
        <th scope="col">Play</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">6-6</th>
        <td>24/18(2), and two sixes are lost: 12 is the enemy head</td>
      </tr>
      <tr>
        <th scope="row">4-4</th>
        <td>24/16(2)</td>
      </tr>
      <tr>
        <th scope="row">3-3</th>
        <td>24/18(2), or 24/15 and 24/21</td>
      </tr>
    </tbody>
  </table>
  <p>
    For the side that plays second it depends on where the first checkers stand; 5-5, 6-2, 5-3 and
    2-2 can then take two as well.
  </p>
  <h4>Blocks of six</h4>
  <p>
    Six or more of your points in a row on the enemy’s path are a block that nobody can pass. You
    may have one only if at least one enemy checker is already ahead of it, or borne off: nobody may
    be locked in with all fifteen. Only the end of the turn is judged; a block that appears and is
    undone within the turn does no harm. On the enemy’s path your points 1 and 24 are neighbours,
    and 13 and 12 are its end and its beginning.
  </p>
  <p>
    Bearing off is as in all games, save that enemy checkers may stand in your home and bar the way
    there. A win counts 1 (oin), or 2 (mars) if the loser has borne off nothing. There is no koks,
    no cube and no draw.
  </p>
`;

export const games: RulesTexts['games'] = {
  short,
  caucasian,
  nackgammon,
  hypergammon,
  longgammon,
  'sudden-death': suddenDeath,
  nuclear,
  plakoto,
  long,
};
