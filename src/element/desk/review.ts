import type { TimeSource } from '../time.js';

/** How long each moment stays while the record is played by itself, in milliseconds. */
export const REPLAY_SPEEDS = { slow: 2400, normal: 1200, fast: 500 } as const;
export type ReplaySpeed = keyof typeof REPLAY_SPEEDS;

/** What a review is made on. */
export interface ReviewHost {
  readonly time: TimeSource;
  /** How many actions the record has now. */
  readonly length: number;
  /** Another moment is looked at, or none. */
  show(): void;
}

/** Going through a record; the game that it is of is left alone and goes on meanwhile. */
export class Review {
  readonly #host: ReviewHost;
  #at: number | undefined;
  /** How long the record was when the game was left. */
  #left = 0;
  #speed: ReplaySpeed = 'normal';
  #cancel: (() => void) | undefined;

  constructor(host: ReviewHost) {
    this.#host = host;
  }

  /** How many actions of the record the moment comes after; undefined = the game itself is looked at. */
  get at(): number | undefined {
    return this.#at;
  }

  /** Whether something has happened in the game since it was left. */
  get hasGoneOn(): boolean {
    return this.#at !== undefined && this.#host.length > this.#left;
  }

  get isPlaying(): boolean {
    return this.#cancel !== undefined;
  }

  get speed(): ReplaySpeed {
    return this.#speed;
  }

  set speed(speed: ReplaySpeed) {
    this.#speed = speed;
    if (this.isPlaying) this.#wait();
    this.#host.show();
  }

  /** Goes to a moment; what lies beyond the record's ends is its end. */
  go(count: number): void {
    this.#stop();
    this.#goTo(Math.max(0, Math.min(count, this.#host.length)));
    this.#host.show();
  }

  /** So many actions on, or back. */
  move(by: number): void {
    this.go((this.#at ?? this.#host.length) + by);
  }

  /** Back to the game. */
  leave(): void {
    this.#stop();
    if (this.#at === undefined) return;
    this.#at = undefined;
    this.#host.show();
  }

  /** Plays the record from here by itself, or from its beginning where there is nothing left. */
  play(): void {
    const isAtEnd = this.#at === undefined || this.#at >= this.#host.length;
    if (isAtEnd) this.#goTo(0);
    this.#wait();
    this.#host.show();
  }

  pause(): void {
    this.#stop();
    this.#host.show();
  }

  /** Another record is on the board. */
  forget(): void {
    this.#stop();
    this.#at = undefined;
  }

  #goTo(count: number): void {
    if (this.#at === undefined) this.#left = this.#host.length;
    this.#at = count;
  }

  #wait(): void {
    this.#stop();
    this.#cancel = this.#host.time.after(REPLAY_SPEEDS[this.#speed], () => {
      this.#cancel = undefined;
      if (this.#at === undefined) return;
      this.#at = Math.min(this.#at + 1, this.#host.length);
      if (this.#at < this.#host.length) this.#wait();
      this.#host.show();
    });
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
