import { beforeEach, describe, expect, test } from 'vitest';
import { REPLAY_SPEEDS, Review } from '../../../src/element/desk/review.js';
import { TestTime } from '../../support/test-time.js';

describe('going through a record', () => {
  let time: TestTime;
  let length: number;
  let shown: (number | undefined)[];
  let review: Review;

  beforeEach(() => {
    time = new TestTime();
    length = 5;
    shown = [];
    review = new Review({
      time,
      get length() {
        return length;
      },
      show: () => shown.push(review.at),
    });
  });

  test('goes back from the game, forth, and never beyond the ends', () => {
    expect(review.at).toBeUndefined();
    review.move(-1);
    review.move(-1);
    review.move(1);
    review.move(9);
    review.go(-3);
    review.go(2);
    review.leave();
    expect(shown).toEqual([4, 3, 4, 5, 0, 2, undefined]);
  });

  test('stays where it is while the game goes on', () => {
    review.go(3);
    length = 9;
    expect(review.at).toBe(3);
    review.move(9);
    expect(review.at).toBe(9);
  });

  test('knows whether the game has gone on since it was left', () => {
    const seen = [review.hasGoneOn];
    review.move(-1);
    seen.push(review.hasGoneOn);
    length = 6;
    seen.push(review.hasGoneOn);
    review.go(0);
    seen.push(review.hasGoneOn);
    review.leave();
    seen.push(review.hasGoneOn);
    review.play();
    seen.push(review.hasGoneOn);
    length = 7;
    seen.push(review.hasGoneOn);
    expect(seen).toEqual([false, false, true, true, false, false, true]);
  });

  test('plays from the beginning by itself, and stops at the end', () => {
    review.play();
    for (let step = 0; step < 6; step++) time.pass(REPLAY_SPEEDS.normal);
    expect(shown).toEqual([0, 1, 2, 3, 4, 5]);
    expect([review.isPlaying, time.timers]).toEqual([false, 0]);
  });

  test('plays on from the moment that is looked at, at the chosen speed', () => {
    review.go(2);
    review.play();
    review.speed = 'fast';
    time.pass(REPLAY_SPEEDS.fast);
    expect([review.at, review.isPlaying, review.speed]).toEqual([3, true, 'fast']);
    review.pause();
    time.pass(REPLAY_SPEEDS.slow);
    expect([review.at, review.isPlaying, time.timers]).toEqual([3, false, 0]);
  });

  test.each([
    ['going elsewhere', () => review.go(1)],
    ['leaving', () => review.leave()],
    ['another record', () => review.forget()],
  ])('%s ends the replay', (_, end) => {
    review.play();
    end();
    expect([review.isPlaying, time.timers]).toEqual([false, 0]);
  });

  test('shows nothing anew when there is nothing to leave', () => {
    review.leave();
    expect(shown).toEqual([]);
  });
});
