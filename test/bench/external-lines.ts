/** Lines as GNU Backgammon 1.07 sent them to an external player in matches to 5 of its own players. */
export const lines = {
  /** Player 0 in unlimited play: a throw is to be made, by a side that may double. */
  rolling:
    'board:ours:gnu:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:1:0:-3:0:-5:0:0:0:0:1:0:-1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1',
  /** The same side has thrown 5-6. */
  moving:
    'board:ours:gnu:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:1:0:-3:0:-5:0:0:0:0:1:0:-1:5:6:5:6:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1',
  /** Player 0, who has 2 points, is doubled by player 1 with the cube in the middle. */
  doubled:
    'board:root:gnubg:5:0:2:-1:0:0:-1:0:1:5:0:3:1:0:0:-4:2:0:0:0:-2:-2:-4:2:1:-1:0:0:0:1:0:0:0:0:1:1:1:1:1:-1:0:25:0:0:0:0:0:0:0:1',
  /** Player 0, who has 2 points, is doubled to 8. */
  redoubled:
    'board:root:gnubg:5:0:2:0:0:2:2:-2:2:3:0:0:0:2:0:-1:0:0:-3:0:-1:-2:-2:3:-2:-2:0:0:1:1:0:0:0:0:4:1:0:1:1:-1:0:25:0:0:0:0:0:0:0:1',
  /** Player 0 holds the cube at 8, has 2 points and has thrown 3-3. */
  holding:
    'board:gnubg:root:5:2:0:0:0:3:2:-3:2:3:2:0:0:0:0:-1:0:0:-2:0:0:-2:-3:2:-2:-2:1:0:0:-1:3:3:3:3:8:0:1:0:1:-1:0:25:0:0:0:0:0:0:0:1',
  /** Player 1, who has 1 point, is doubled to 4 by player 0. */
  doubledPlayer1:
    'board:root:gnubg:5:1:0:0:6:2:4:0:2:0:0:0:0:0:0:0:0:1:0:0:0:0:-1:0:0:-5:-5:-4:0:-1:0:0:0:0:2:0:1:1:1:-1:0:25:0:0:0:0:0:0:0:1',
  /** Player 1, who has 1 point, has thrown 2-1 in the Crawford game. */
  crawford:
    'board:gnubg:root:5:4:1:0:-1:0:0:-1:0:5:0:3:0:0:0:-4:5:0:0:-1:-3:0:-5:0:0:0:0:2:0:1:2:1:2:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0',
  /** Player 0, who has 4 points, is doubled after the Crawford game. */
  afterCrawford:
    'board:root:gnubg:5:1:4:0:-2:0:0:0:0:5:0:3:0:0:0:-4:5:0:0:0:-3:0:-6:0:0:0:0:2:0:1:0:0:0:0:1:1:1:1:1:-1:0:25:0:0:0:0:0:0:1:1',
} as const;
