/**
 * Spreads a burst of work over turns of the event loop, one piece per turn, so that a request in between
 * waits for one piece and not for all of them.
 */
export class Turns {
  #waiting: (() => void)[] = [];
  #next = 0;

  /** Resolves when it is this piece's turn, in the order of the calls. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length - this.#next === 1) setImmediate(this.#give);
    });
  }

  readonly #give = (): void => {
    this.#waiting[this.#next]?.();
    this.#next += 1;
    if (this.#next < this.#waiting.length) {
      setImmediate(this.#give);
      return;
    }
    this.#waiting = [];
    this.#next = 0;
  };
}
