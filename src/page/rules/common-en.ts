import { html } from 'lit';

/** What all games share. */
export const common = html`
  <h3>In all games</h3>
  <h4>Points</h4>
  <p>
    Each side counts the points from its own end: 24 is the farthest, 1 the last before the exit.
    Checkers only move downwards, from 24 towards 1. Points 1 to 6 are your home, 7 to 12 your outer
    board. Where the sides meet head-on, 19 to 24 is the opponent’s home.
  </p>
  <h4>Moving</h4>
  <p>
    A die moves one checker by exactly its number. The two numbers may go to two checkers or, one
    after the other and in either order, to the same one, which then has to find an open point
    between the dice as well. A double is played four times.
  </p>
  <p>
    If there is a way to play both dice, both must be played; of a double, as many of the four as
    possible. If either die can be played but not both, it must be the larger one. When nothing can
    be played the turn passes; nobody may pass by choice.
  </p>
  <h4>Bearing off</h4>
  <p>
    Once all your checkers are home you may bear them off, also in the middle of a turn. A die takes
    a checker from the point of its number; if that point is empty and none of yours stands higher,
    one from your highest point. Otherwise the number is played inside the home, which is always
    allowed instead of bearing off; if that is impossible, it is lost. A checker that is hit at this
    stage must come round again before the bearing off goes on.
  </p>
  <h4>The result</h4>
  <p>Whoever bears off all checkers first has won at once. What it counts depends on the loser:</p>
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
  <p>
    Long nardy and plakoto know no koks: there it is a mars. In sudden death every win counts 1.
    With a cube its value multiplies the points. Whoever gives up loses what the board says, as if
    the other side had borne off its last checker at that moment.
  </p>
  <h3>A turn on this board</h3>
  <p>
    Press “Roll”. Then click a checker and one of the places marked for it. Or click the destination
    alone: if just one checker can reach it in one step, it goes there; if several can, they are
    marked and you pick one. Or select a checker and click the die it should use. “Undo” takes back
    a step, “Done” ends the turn; until then nothing is final. Of the small triangles at the edge, a
    hollow one shows where a checker left in the last turn, a filled one where it arrived.
  </p>
  <p>
    Giving up, doubling and the bomb have quiet buttons of their own, beside your name or, on a
    narrow screen, below the others.
  </p>
`;
