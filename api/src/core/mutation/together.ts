interface Asked<Item> {
  readonly item: Item;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Largest number of requests that share one run. */
const MOST = 100;

/**
 * Lets callers that ask at the same moment share one run: while one is under way, a caller that comes
 * later waits for the next one, which serves all that wait.
 */
export class Together<Item> {
  #waiting: Asked<Item>[] = [];
  #running = false;

  /** `perform` does all or nothing of what it is given, so that it may be asked again for each alone. */
  constructor(private readonly perform: (items: readonly Item[]) => Promise<void>) {}

  /** Resolves once a run has ended that was for this item too; rejects with what its own part of it met. */
  add(item: Item): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      if (this.#running) return;
      this.#running = true;
      // Those whose requests are being read at this moment come along.
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0, MOST));
    this.#running = false;
  }

  /**
   * Performs a batch; when it fails, performs each item alone: one of them must not cost the others their
   * answer.
   */
  async #settle(asked: readonly Asked<Item>[]): Promise<void> {
    try {
      await this.perform(asked.map(({ item }) => item));
      for (const { done } of asked) done();
    } catch (error) {
      if (asked.length === 1) asked[0]?.failed(error);
      else for (const one of asked) await this.#settle([one]);
    }
  }
}
