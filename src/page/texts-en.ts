import { html } from 'lit';
import type { PageTexts } from './page-texts.js';

const advice = html`
  <p>
    Most of this is about the games in which checkers are hit; long nardy and plakoto have sections
    of their own at the end.
  </p>
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
  <h3>Long nardy</h3>
  <ul>
    <li>
      The head. Take a checker off it nearly every turn of the first half: only one may go at a
      time, and the last to leave have the whole way before them. Skip it only for a point that you
      badly need.
    </li>
    <li>
      The fence. Points in a row just ahead of the enemy head, from your 11 downwards, stop most.
      Each one takes a number away from the checkers behind it; five in a row leave them hardly any,
      six none at all. Build it step by step and without gaps, and mind that six need an enemy
      checker ahead.
    </li>
    <li>
      Spare moves. Before you hand in a play, ask for each number from 1 to 6 where you could play
      it next turn. A number without a good place sooner or later breaks your fence; sixes and fives
      run out first. A few free checkers behind, and open points at different distances, are your
      store.
    </li>
    <li>
      Doubles. Four equal steps need four open landings. Only one checker comes off the head, so
      have others under way that can go on; a good double makes two points, or carries two checkers
      past the enemy’s fence.
    </li>
    <li>
      The other side. Hold a few points of your own along your way, 18 to 13 first: where you stand
      the enemy cannot. Late in the game do not hurry home while your checkers still bar the way.
    </li>
  </ul>
  <h3>Plakoto</h3>
  <ul>
    <li>
      Pins. The best catch is a checker that has hardly set out, on the points of your home: the
      whole way is still before it. Hold such a pin as long as you have other moves.
    </li>
    <li>
      Safety. Move in pairs, and count how many rolls reach a lone checker. One pinned near its home
      costs little, one near its start a great deal.
    </li>
    <li>
      The mother. Two on 24 are safe, a single one may lose the game. Keep two or three there until
      the last ones can leave together, or until no enemy checker is within reach.
    </li>
    <li>
      Bearing off. While a checker of yours is pinned outside your home you cannot begin; free the
      way for its captor rather than race past it.
    </li>
  </ul>
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
    which is backgammon. The words for the dice come from Persian, with a little Turkish among them.
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
    Each game is judged by what matters in it: where nothing is hit the blots give way to the head,
    the blocks and the spare moves of long nardy, or to the pins and the mother of plakoto.
  </p>
  <p>
    All this runs inside your browser, in a web worker and in WebAssembly, so the page never
    freezes. Expert has at most 0.8 seconds for a move and usually needs a few hundredths. No level
    knows the dice before they are thrown.
  </p>
`;

export const texts: PageTexts = { advice, history, levels };
