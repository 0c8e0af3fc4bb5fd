import { html } from 'lit';
import type { PageTexts } from './page-texts.js';

const rules = html`
  <h3>The start</h3>
  <p>
    You play blue, the computer red. Each side counts the points from its own end: 24 is the
    farthest, 1 the last before the exit. You begin with two checkers on 24, five on 13, three on 8
    and five on 6; the opponent’s stand as in a mirror. Checkers only move downwards, from 24
    towards 1. Points 1–6 are your home board, 7–12 your outer board; 19–24 is the opponent’s home.
  </p>
  <p>
    To decide who begins, each side throws one die. The higher number starts and plays these two
    dice as its first roll; equal dice are thrown again.
  </p>
  <h3>Moving</h3>
  <p>
    A die moves one checker by exactly its number. The two numbers may go to two checkers or, one
    after the other and in either order, to the same one. A double is played four times. A checker
    may land on an empty point, beside its own or on a single enemy checker. Two or more enemy
    checkers close a point, even for a stop between dice.
  </p>
  <p>
    If there is a way to play both dice, both must be played; of a double, as many of the four as
    possible. If either die can be played but not both, it must be the larger one. When nothing can
    be played the turn passes; nobody may pass by choice.
  </p>
  <h3>Hitting and entering</h3>
  <p>
    A lone checker is called a blot. An enemy checker that lands there hits it and sends it to the
    bar. While you have a checker on the bar you may move no other: it has to enter in the
    opponent’s home, where a 1 leads to point 24, a 2 to 23, and so on to 19 for a 6, if that point
    is not closed. A number that cannot be used is lost.
  </p>
  <h3>Bearing off</h3>
  <p>
    Once all your checkers are in your home board you may bear them off. A die takes a checker from
    the point of its number; if that point is empty and none of yours stands higher, from your
    highest one. Otherwise the number is played inside the home, which is always allowed instead of
    bearing off. A checker hit at this stage must come round again before the bearing off goes on.
  </p>
  <h3>The result</h3>
  <table>
    <thead>
      <tr>
        <th scope="col">Win</th>
        <th scope="col">The loser</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Single (oin)</th>
        <td>has borne off at least one checker</td>
        <td>1</td>
      </tr>
      <tr>
        <th scope="row">Gammon (mars)</th>
        <td>has borne off none</td>
        <td>2</td>
      </tr>
      <tr>
        <th scope="row">Backgammon (koks)</th>
        <td>has borne off none and still has a checker on the bar or in the winner’s home</td>
        <td>3</td>
      </tr>
    </tbody>
  </table>
  <h3>A turn on this board</h3>
  <p>
    Press “Roll”. Then click a checker and one of the places marked for it. Or click the destination
    alone: if just one checker can reach it in one step, it goes there; if several can, they are
    marked and you pick one. Or select a checker and click the die it should use. “Undo” takes back
    a step, “Done” ends the turn; until then nothing is final. Of the small triangles at the edge, a
    hollow one shows where a checker left in the last turn, a filled one where it arrived.
  </p>
  <h3>The names of the dice</h3>
  <p>
    Nardy players call the throws by name, the larger number first: 6-3 is
    <i>shesh sya</i>. In 6-5 the five becomes <i>besh</i>, hence the well-known <i>shesh besh</i>.
  </p>
  <table>
    <thead>
      <tr>
        <th scope="col">Number</th>
        <th scope="col">Word</th>
        <th scope="col">Double</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">1</th>
        <td>yeg</td>
        <td>yegan</td>
      </tr>
      <tr>
        <th scope="row">2</th>
        <td>du</td>
        <td>dubara</td>
      </tr>
      <tr>
        <th scope="row">3</th>
        <td>sya</td>
        <td>sya lyar</td>
      </tr>
      <tr>
        <th scope="row">4</th>
        <td>chahar</td>
        <td>chahar lyar</td>
      </tr>
      <tr>
        <th scope="row">5</th>
        <td>pyanj</td>
        <td>pyanj gosha</td>
      </tr>
      <tr>
        <th scope="row">6</th>
        <td>shesh</td>
        <td>shesh gosha</td>
      </tr>
    </tbody>
  </table>
`;

const advice = html`
  <h3>Points, primes and anchors</h3>
  <p>
    Two checkers together are safe and bar the way; that is called making a point. The most useful
    ones are your 5, 4 and 7, just in front of the enemy’s rear checkers. Points in an unbroken row
    form a prime. Its strength grows faster than its length, and six in a row cannot be jumped at
    all. A point in the opponent’s home is an anchor: while you hold it you can always enter, and
    may risk more elsewhere. The best anchors are 20 and 21.
  </p>
  <h3>The pip count</h3>
  <p>
    Multiply each checker by the number of its point (25 on the bar) and add up: that is how many
    pips you still have to travel. Both sides begin with 167. The leader wants the armies to pass
    each other and the race to begin; the side behind wants to keep them in contact.
  </p>
  <h3>The price of a blot</h3>
  <table class="numbers">
    <caption>
      Rolls out of 36 that hit a blot at a given distance with nothing in the way
    </caption>
    <tbody>
      <tr>
        <th scope="row">Distance</th>
        <th scope="col">1</th>
        <th scope="col">2</th>
        <th scope="col">3</th>
        <th scope="col">4</th>
        <th scope="col">5</th>
        <th scope="col">6</th>
      </tr>
      <tr>
        <th scope="row">Rolls</th>
        <td>11</td>
        <td>12</td>
        <td>14</td>
        <td>15</td>
        <td>15</td>
        <td>17</td>
      </tr>
      <tr>
        <th scope="row">Distance</th>
        <th scope="col">7</th>
        <th scope="col">8</th>
        <th scope="col">9</th>
        <th scope="col">10</th>
        <th scope="col">11</th>
        <th scope="col">12</th>
      </tr>
      <tr>
        <th scope="row">Rolls</th>
        <td>6</td>
        <td>6</td>
        <td>5</td>
        <td>3</td>
        <td>2</td>
        <td>3</td>
      </tr>
    </tbody>
  </table>
  <p>
    Farther off only 15, 16, 18, 20 and 24 can be hit, by one double each. Up to six the shot is
    direct, from seven on it needs both dice and is much rarer. So leave a blot at seven or more,
    or, if it must be near, as near as you can. Two hitters do not simply add up: at distances 6 and
    5 together they have 28 rolls, not 32. And look at the stake as well as the chance: a checker
    hit on your 5 loses twenty pips, one hit on your 20 only five.
  </p>
  <h3>Builders and stacks</h3>
  <p>
    A builder is a spare checker within six pips of the point you would like to make next. Several
    builders at different distances give you more good rolls. Tall stacks do the opposite: the
    fourth and fifth checker on a point do little there. Towards the end stacking becomes wastage. A
    checker on your 1 may cost a whole 6 to bear off, so come home to 6, 5 and 4 rather than deep.
  </p>
  <h3>Four plans</h3>
  <ul>
    <li>Running. You lead the race: bring the rear checkers past the enemy and get home.</li>
    <li>Holding. You trail: keep an anchor and wait until the leader has to leave a shot.</li>
    <li>Blocking. Build a prime ahead of the enemy’s rear checkers and keep them there.</li>
    <li>Attacking. Hit blots in your home, and close points before the enemy gets an anchor.</li>
  </ul>
  <p>A good play often serves two of these; when the dice change the position, change the plan.</p>
  <h3>First moves</h3>
  <p>
    A few rolls have a clear best play from the start; the others leave a choice among plays that
    are nearly equal. Here 13/7 means from 13 to 7, and (2) means two checkers. Doubles occur only
    in reply and are good where the opponent’s opening leaves them possible.
  </p>
  <table>
    <thead>
      <tr>
        <th scope="col">Roll</th>
        <th scope="col">Play</th>
        <th scope="col">What it brings</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">3-1</th>
        <td>8/5 6/5</td>
        <td>point 5</td>
      </tr>
      <tr>
        <th scope="row">4-2</th>
        <td>8/4 6/4</td>
        <td>point 4</td>
      </tr>
      <tr>
        <th scope="row">5-3</th>
        <td>8/3 6/3</td>
        <td>point 3</td>
      </tr>
      <tr>
        <th scope="row">6-1</th>
        <td>13/7 8/7</td>
        <td>a block 8-7-6</td>
      </tr>
      <tr>
        <th scope="row">6-5</th>
        <td>24/13</td>
        <td>a rear checker in safety</td>
      </tr>
      <tr>
        <th scope="row">1-1</th>
        <td>8/7(2) 6/5(2)</td>
        <td>a block 7-6-5</td>
      </tr>
      <tr>
        <th scope="row">3-3</th>
        <td>8/5(2) 6/3(2)</td>
        <td>points 5 and 3</td>
      </tr>
      <tr>
        <th scope="row">4-4</th>
        <td>24/20(2) 13/9(2)</td>
        <td>an anchor and point 9</td>
      </tr>
      <tr>
        <th scope="row">6-6</th>
        <td>24/18(2) 13/7(2)</td>
        <td>points 18 and 7</td>
      </tr>
    </tbody>
  </table>
`;

const history = html`
  <p>
    Racing games with chance in them are among the oldest we know. The Royal Game of Ur and the
    Egyptian senet are thousands of years old, but they are different games on different boards, and
    no certain line leads from them to this one.
  </p>
  <p>
    Roman <i lang="la">tabula</i> is a close relative: twenty-four points and fifteen checkers a
    side, though with three dice. The poet Agathias, in the sixth century, put into verse a position
    of the emperor Zeno, whom a throw of 2, 5 and 6 forced to break up a good game.
  </p>
  <p>
    In Persia the game was called nard. A Middle Persian tale, <i>Wizārišn ī čatrang</i>, “The
    Explanation of Chess”, tells how chess came from India as a riddle: the wise Wuzurgmihr solved
    it and sent nard in return, its thirty checkers standing for days and nights. A legend, but it
    shows what people saw in the board.
  </p>
  <p>
    The English word “backgammon” is known from the seventeenth century, and in 1743 Edmond Hoyle
    published a short treatise on the game. The doubling cube appeared in New York in the 1920s;
    nobody knows for sure who thought of it.
  </p>
  <p>
    In 1979 Hans Berliner’s program BKG 9.8 won a short match against the world champion, Luigi
    Villa, and Berliner readily admitted that the dice had helped. In 1992 Gerald Tesauro presented
    TD-Gammon, a neural network that had learnt by playing against itself; it came close to the
    strongest players, and they revised some of their opening plays after it.
  </p>
  <p>
    In Russia and the Caucasus nardy is played in two forms: long, where nothing is hit, and short,
    the one on this page. The words for the dice come from Persian, with a little Turkish among
    them.
  </p>
`;

const levels = html`
  <p>
    <b>Simple</b> looks at the position after each legal play and judges it at a glance: the pips,
    the checkers on the bar and borne off, a penalty for its own blots, a small bonus for yours. It
    never looks ahead, so it exposes its checkers readily.
  </p>
  <p>
    <b>Hard</b> has a finer eye. It weighs points made, the home board, an anchor, a prime by the
    square of its length, overloaded points and, most of all, the chance that each blot is hit. It
    keeps its 20 best plays, goes through your 21 different rolls after each (a double comes once in
    36, any other pair twice), assumes your best reply and takes the average.
  </p>
  <p>
    <b>Expert</b> does the same and then looks one throw deeper into the best 8: your roll and
    reply, then its own roll and play, tens of thousands of positions in all. Once the armies have
    passed each other it counts the race instead: pips plus wastage.
  </p>
  <p>
    All this runs inside your browser, in a web worker and in WebAssembly, so the page never
    freezes. Expert has at most 0.8 seconds for a move and usually needs a few hundredths. No level
    knows the dice before they are thrown.
  </p>
`;

export const texts: PageTexts = { rules, advice, history, levels };
