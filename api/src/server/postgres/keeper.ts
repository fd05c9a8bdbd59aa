import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { enter, type Held, type House } from "./house.ts";

/** Milliseconds within which a server that disappeared must be running again. */
const PATIENCE = 60_000;

/**
 * Keeps the server of this process running: when it ends unexpectedly, it is restarted at the same port, by
 * this process or by another that uses it. Its users reconnect automatically.
 */
export class Keeper {
  #held: Held;
  #leaving = false;
  #round: Promise<void> = Promise.resolve();
  #lose: (error: Error) => void = () => undefined;
  /** Resolves when the server could not be restarted in time; otherwise never. */
  readonly lost = new Promise<Error>((lose) => (this.#lose = lose));

  constructor(
    private readonly house: House,
    held: Held,
    private readonly log: Logger | undefined,
    private readonly patience = PATIENCE,
  ) {
    this.#held = held;
    this.#watch(held);
  }

  get held(): Held {
    return this.#held;
  }

  /** Stops monitoring the server; returns the last session on it. */
  async leave(): Promise<Held> {
    this.#leaving = true;
    await this.#round;
    return this.#held;
  }

  #watch({ holder }: Held): void {
    holder.once("end", () => {
      if (!this.#leaving) this.#round = this.#revive();
    });
  }

  async #revive(): Promise<void> {
    const { port } = this.#held.server;
    const { log } = this;
    log?.warn({ port }, "database: the server is gone");
    const since = performance.now();
    let reason: unknown;
    while (!this.#leaving && performance.now() - since < this.patience) {
      try {
        const held = await enter(this.house, { port });
        if (held) {
          this.#held = held;
          log?.warn({ port, ms: Math.round(performance.now() - since) }, "database: the server is back");
          return this.#watch(held);
        }
      } catch (error) {
        reason = error;
      }
      await pause(100);
    }
    if (!this.#leaving) this.#lose(new Error("the database could not be started again", { cause: reason }));
  }
}
