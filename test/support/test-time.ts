import type { TimeSource } from '../../src/element/time.js';

interface Timer {
  readonly at: number;
  call(): void;
}

/** A clock that goes when it is told to. */
export class TestTime implements TimeSource {
  #now = 0;
  #timers: readonly Timer[] = [];

  now(): number {
    return this.#now;
  }

  /** How many timers run. */
  get timers(): number {
    return this.#timers.length;
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + ms, call };
    this.#timers = [...this.#timers, timer];
    return () => this.#drop(timer);
  }

  /** Lets time go by, and calls what is due in its order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at);
      this.#drop(next);
      next.call();
    }
    this.#now = end;
  }

  /** Lets time go by while no timer is called, as in a tab that sleeps. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  #next(end: number): Timer | undefined {
    return this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }

  #drop(timer: Timer): void {
    this.#timers = this.#timers.filter((other) => other !== timer);
  }
}
