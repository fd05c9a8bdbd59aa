interface Asked<Item> {
  readonly item: Item;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Maximum number of requests in one run. */
const MOST = 100;

/**
 * Combines simultaneous requests into one run: while a run is in progress, later callers wait for the next
 * one, which serves all of them.
 */
export class Batcher<Item> {
  #waiting: Asked<Item>[] = [];
  #running = false;

  /**
   * Creates it; `perform` handles all of its items or none, so that it can be called again for each item
   * alone.
   */
  constructor(private readonly perform: (items: readonly Item[]) => Promise<void>) {}

  /** Resolves when a run that includes this item has ended; rejects with the error of this item alone. */
  add(item: Item): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      if (this.#running) return;
      this.#running = true;
      // Requests that are being read at this moment are included.
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0, MOST));
    this.#running = false;
  }

  /**
   * Performs a batch; when it fails, performs each item alone, so that one faulty item does not make the
   * others fail.
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
