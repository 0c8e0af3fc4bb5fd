/**
 * The memory map. Every region is static and nothing is ever allocated: a name is the region's start,
 * the comment its size and meaning. Arrays of records have no header; the counts travel beside them.
 */

/**
 * C(19,4): the most distinct results of one roll. Where a double leads is told by how many of its steps each of fifteen
 * checkers makes: C(18,4) = 3060 ways for four steps, and those for fewer where a step may end the game.
 */
export const MOST_RESULTS: i32 = 3876;
/** Bytes of a turn state (turn-state.ts). */
export const STATE_SIZE: i32 = 64;
/** Counts of a position, a byte each. */
export const COUNTS: i32 = 52;
/** Rolls that differ. */
export const ROLLS: i32 = 21;
/** Results scored in one unit of work. */
export const CHUNK: i32 = 128;

/**
 * The start of a turn and the four levels a double may have. A level is at most fifteen times as long as the one before,
 * one state for each checker that may move, even where the turns' memory keeps equal boards apart; the last has no
 * memory. Then the room of those who look up to three steps further, one state after the other.
 */
export const MOST_STATES: i32 = 1 + 15 + 15 * 15 + 15 * 15 * 15 + 3060 + 3 * 15;
/** The most tables of weights that a game has (weights.ts), each with room for this many entries. */
const WEIGHT_TABLES: i32 = 29;
export const WEIGHT_ROOM: i32 = 32;

// Handed over by the host.

/** 64 bytes: the position of a request, later that of an answer: own 26 counts, then the opponent's 26, signed bytes. */
export const POSITION: usize = memory.data(STATE_SIZE, 64);
/** 32 bytes: the opponent's number of my points 1..24. */
export const THEIR_POINT: usize = memory.data(32, 16);
/** i32 each: the tables of weights in the order of weights.ts. */
export const WEIGHTS: usize = memory.data(WEIGHT_TABLES * WEIGHT_ROOM * 4, 16);
/** 129 f64: the normal distribution of evaluation.md section 5. */
export const NORMAL: usize = memory.data(129 * 8, 16);

// Tables made at the start.

/** 64 bytes: four vectors of lanes that read the opponent's counts in my numbers (rules.ts). */
export const FACING_LANES: usize = memory.data(64, 16);
/** u64 each: the hash key of every count of a turn state. */
export const HASH_KEYS: usize = memory.data(COUNTS * 8, 16);
/** Two bytes each, larger die first: the rolls in the order in which averages add them up. */
export const ROLL_TABLE: usize = memory.data<u8>([
  1, 1, 2, 1, 2, 2, 3, 1, 3, 2, 3, 3, 4, 1, 4, 2, 4, 3, 4, 4, 5, 1, 5, 2, 5, 3, 5, 4, 5, 5, 6, 1, 6, 2, 6, 3, 6, 4, 6,
  5, 6, 6,
]);
/** i32 each, 16 counts of 32 points: what so many checkers on a point are worth by themselves (static-score.ts). */
export const POINT_WORTH: usize = memory.data(16 * 32 * 4, 16);
/** u16 each, by sets of dice: the pairs of different dice that hold one of them (shots.ts). */
export const PAIRS_WITH: usize = memory.data(64 * 2, 16);
/** u16 each, by sets of sums 3..11: the pairs of different dice that give one of them (shots.ts). */
export const PAIRS_OF_SUM: usize = memory.data(512 * 2, 16);

// Turns being walked: turn states, all levels of one turn one after the other.

/** The turn whose results were asked for; apart from the search, which goes on afterwards. */
export const ASKED_STATES: usize = memory.data(MOST_STATES * STATE_SIZE, 64);
/** The decision's own turn. */
export const ROOT_STATES: usize = memory.data(MOST_STATES * STATE_SIZE, 64);
/** The opponent's replies to one candidate and roll. */
export const REPLY_STATES: usize = memory.data(MOST_STATES * STATE_SIZE, 64);
/** The mover's results after one reply and roll. */
export const LEAF_STATES: usize = memory.data(MOST_STATES * STATE_SIZE, 64);

/** Most slots of the table in which equal turn states meet: a power of two, twice the states of a level. */
export const MOST_SLOTS: i32 = 8192;
/** u32 each: generation stamp and index of a turn state of the level being built (merge.ts). */
export const SLOTS: usize = memory.data(MOST_SLOTS * 4, 64);

// The search.

/** Depths that a search may have, the static values not counted. */
export const MOST_PLIES: i32 = 2;
/** f64 each: the values of the root results, at depth 0, then 1, then 2. */
export const VALUES: usize = memory.data((1 + MOST_PLIES) * MOST_RESULTS * 8, 16);
/** u16 each: the root results that depth 1 looks at, then those of depth 2, in the order of work. */
export const PLANS: usize = memory.data(MOST_PLIES * MOST_RESULTS * 2, 16);
/** f64 each: the scores of one chunk of results. */
export const SCORES: usize = memory.data(CHUNK * 8, 16);
/** 64 bytes each: a candidate as the opponent sees it, and a reply as the mover sees it. */
export const REPLIER: usize = memory.data(STATE_SIZE, 64);
export const MOVER: usize = memory.data(STATE_SIZE, 64);
