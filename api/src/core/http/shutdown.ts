import type { Server } from "node:http";
import type { Server as Door } from "node:net";
import type { Log } from "../log/log.ts";

interface Step {
  readonly name: string;
  readonly close: () => void | Promise<unknown>;
}

/**
 * Maximum time for running requests to end, in milliseconds; the remaining shutdown steps have the same time
 * again.
 */
const PATIENCE = 10_000;
/** Maximum time for accepting connections that are already waiting, in milliseconds. */
const KNOCKING = 1_000;

/**
 * Accepts the connections that are already waiting and then no more, lets running requests end, and closes
 * the remaining connections after `patience` milliseconds. `doors` are further listeners of the same server.
 */
export async function drain(server: Server, patience = PATIENCE, doors: readonly Door[] = []): Promise<void> {
  await letIn(server);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  // A connection is idle, and kept for a next request, as soon as its answer was sent.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await Promise.all([server, ...doors].map((open) => new Promise<void>((done) => open.close(() => done()))));
  clearTimeout(cut);
  clearInterval(idle);
}

/**
 * Accepts the connections that the operating system has established and Node has not reported yet: Node
 * accepts one per turn of its event loop, and closing a listener resets the others.
 */
async function letIn(server: Server): Promise<void> {
  const until = performance.now() + KNOCKING;
  let quiet = 0;
  const knock = () => (quiet = 0);
  server.on("connection", knock);
  // The first turn may end before the doors were looked at.
  while (quiet < 3 && performance.now() < until) {
    quiet += 1;
    await new Promise<void>((turned) => setImmediate(turned));
  }
  server.off("connection", knock);
}

/**
 * Shuts the process down in order: first the listener, last the service that all others need. A step that
 * fails or hangs is logged and does not prevent the next ones.
 */
export class Shutdown {
  readonly #steps: Step[] = [];
  #leaving: Promise<void> | null = null;
  #failed = false;
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** True when the shutdown has started. */
  get leaving(): boolean {
    return this.#leaving !== null;
  }

  /** Adds a step after the existing ones. */
  add(name: string, close: Step["close"]): this {
    this.#steps.push({ name, close });
    return this;
  }

  /** Runs the steps; further calls return the same run. */
  run(): Promise<void> {
    this.#leaving ??= this.#close();
    return this.#leaving;
  }

  /** Runs the steps when the signal aborts, then exits. */
  when(leaving: AbortSignal): void {
    const onAbort = () => {
      this.#log.info({ signal: leaving.reason as unknown }, "leaving");
      void this.run().then(() => process.exit(this.#failed ? 1 : 0));
    };
    if (leaving.aborted) onAbort();
    else leaving.addEventListener("abort", onAbort, { once: true });
  }

  /**
   * Ends the process with code 1, so that the supervisor restarts it: for a fault that cannot be corrected
   * from inside. It logs the reason, lets running requests end for at most 10 s, runs the other steps and
   * exits after 20 s in any case. It returns immediately.
   */
  leaveFailed(why: string, error?: unknown): void {
    this.#log.fatal({ err: error }, why);
    if (this.#failed) return;
    this.#failed = true;
    setTimeout(() => process.exit(1), 2 * PATIENCE);
    void this.run().then(() => process.exit(1));
  }

  /**
   * Ends the process after an uncaught exception, as `leaveFailed` does. An unhandled rejection is only
   * logged, because it affects only the work that waited for it.
   */
  onDefects(): void {
    process.on("uncaughtException", (error) => this.leaveFailed("an unexpected failure: leaving", error));
    process.on("unhandledRejection", (error) =>
      this.#log.error({ err: error }, "a failure nobody waited for"),
    );
  }

  async #close(): Promise<void> {
    for (const { name, close } of this.#steps) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>(
        (_, fail) => (timer = setTimeout(() => fail(new Error("it took too long")), 2 * PATIENCE)),
      );
      await Promise.race([Promise.resolve().then(close), late]).catch((error: unknown) =>
        this.#log.error({ err: error, step: name }, "leaving: a step failed"),
      );
      clearTimeout(timer);
    }
  }
}
