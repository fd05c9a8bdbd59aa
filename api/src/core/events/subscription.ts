/**
 * Maximum number of values that wait for a reader; beyond it the subscription ends and the reader has to
 * start again.
 */
const MOST_WAITING = 1_000;

/** A queue filled by other code and read with `for await`; reading ends with `return` or `end`. */
export class Subscription<T> implements AsyncIterableIterator<T> {
  readonly #waiting: ((result: IteratorResult<T, undefined>) => void)[] = [];
  readonly #values: T[] = [];
  #open = true;

  constructor(private readonly closed: (subscription: Subscription<T>) => void) {}

  /**
   * Passes a value to the waiting reader, or stores it until a reader asks; ends the iteration when too many
   * values wait.
   */
  push(value: T): void {
    const waiting = this.#waiting.shift();
    if (waiting) waiting({ value, done: false });
    else if (this.#values.length >= MOST_WAITING) this.end();
    else if (this.#open) this.#values.push(value);
  }

  /** Ends the iteration for its reader. */
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#values.length = 0;
    for (const waiting of this.#waiting.splice(0)) waiting({ value: undefined, done: true });
    this.closed(this);
  }

  async next(): Promise<IteratorResult<T, undefined>> {
    const value = this.#values.shift();
    if (value !== undefined) return { value, done: false };
    if (!this.#open) return { value: undefined, done: true };
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async return(): Promise<IteratorResult<T, undefined>> {
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
