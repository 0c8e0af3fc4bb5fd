/** The tasks of this page that take longer than 50 ms, as Chromium counts them. */
export class LongTasks {
  readonly #durations: number[] = [];
  readonly #observer: PerformanceObserver;

  private constructor() {
    this.#observer = new PerformanceObserver((list) => this.#note(list.getEntries()));
    this.#observer.observe({ type: 'longtask' });
  }

  /** Watches from the next task on: the one that asks is not counted. */
  static async watch(): Promise<LongTasks> {
    await nextTask();
    return new LongTasks();
  }

  /** Milliseconds of each long task since the watch began. */
  async end(): Promise<readonly number[]> {
    // The running task counts only once it is over, and is told of a little later.
    await nextTask();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await nextTask();
    this.#note(this.#observer.takeRecords());
    this.#observer.disconnect();
    return this.#durations;
  }

  #note(entries: PerformanceEntryList): void {
    this.#durations.push(...entries.map(({ duration }) => duration));
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
