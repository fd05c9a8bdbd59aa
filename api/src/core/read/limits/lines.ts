import type { Refusal } from "../../failure.ts";

/** Queue of one key: the number of occupied places, and the waiting callers in order of arrival. */
interface Line {
  taken: number;
  readonly waiting: (() => void)[];
}

/** Gives each key a limited number of places in one process; further callers wait for their turn. */
export class Lines {
  readonly #lines = new Map<string, Line>();

  /**
   * Creates it; `patience` is the maximum wait in milliseconds, and `refused` creates the refusal of a caller
   * who waited too long.
   */
  constructor(
    private readonly places: number,
    private readonly patience: number,
    private readonly refused: () => Refusal,
  ) {}

  /**
   * Waits for a place; returns the function that releases it. @throws Refusal when no place was free in time.
   */
  async enter(key: string): Promise<() => void> {
    const line = this.#lines.get(key) ?? { taken: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.taken < this.places) line.taken += 1;
    else await this.#turnIn(line);
    return () => this.#release(key, line);
  }

  #release(key: string, line: Line): void {
    const next = line.waiting.shift();
    // The next one takes the place over.
    if (next) next();
    else line.taken -= 1;
    if (line.taken === 0) this.#lines.delete(key);
  }

  #turnIn(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(begin), 1);
        reject(this.refused());
      }, this.patience);
      line.waiting.push(begin);
    });
  }
}
