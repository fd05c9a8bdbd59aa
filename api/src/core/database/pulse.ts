import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { Client } from "./client.ts";

/** Name of its connection. */
const PULSE = "travesia pulse";

/** Interval at which a server is checked, and the limits that follow from it. */
export interface Watch {
  /** Milliseconds from an answer of the server to the next question. */
  readonly every: number;
  /** Milliseconds without an answer after which it counts as silent. */
  readonly patience: number;
  /** Returns the SQL condition under which a server that answers may be used. */
  readonly fit?: () => string;
  /** Called when it begins to serve, or ceases to. */
  readonly changed?: (serves: boolean) => void;
}

const PRIMARY: Watch = { every: 500, patience: 2_500 };

/** Milliseconds in which a connection must be made: longer than the server has until it counts as silent. */
const CONNECTING = 3_500;
/** Milliseconds for reading the answers that arrived while this process itself was held up. */
const MOMENT = 50;

/**
 * Detects a server that keeps its connections and does not answer, as a stopped one does: there is no error,
 * and a query would wait for ever. While the server is silent, its connections are cut and no new ones are
 * made; queries fail as they do when a server is gone.
 */
export class Pulse {
  /** Class of the pool's connections, by which they are cut. */
  readonly Client: typeof pg.Client;
  readonly #clients = new Set<pg.Client>();
  #own: pg.Client | undefined;
  #silent = false;
  #serves: boolean | null = null;
  #ended = false;
  #saying = () => "";
  readonly #stopped = new AbortController();

  // The thread of exports has one too, and Node runs that straight from its source.
  readonly #address: string;
  readonly #log: Logger | undefined;
  readonly #watch: Watch;

  constructor(address: string, log?: Logger, watch: Watch = PRIMARY) {
    this.#address = address;
    this.#log = log;
    this.#watch = watch;
    const isSilent = () => this.#silent;
    const clients = this.#clients;
    this.Client = class extends Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis: CONNECTING });
      }

      override connect(callback?: unknown): never {
        if (isSilent()) return refuse(callback) as never;
        clients.add(this);
        this.once("end", () => clients.delete(this));
        return super.connect(callback as never) as never;
      }
    };
  }

  /** True when the server answered the last question, and is fit to be used. */
  get serves(): boolean {
    return this.#serves === true;
  }

  /** Takes note whether the server serves: a reader that it failed does not wait for the next look. */
  note(serves: boolean): void {
    if (this.#serves === serves) return;
    this.#serves = serves;
    this.#watch.changed?.(serves);
  }

  /** Lets other programs read this of the process, beside the name of its connection: at most 48 signs. */
  says(saying: () => string): void {
    this.#saying = saying;
  }

  /** Checks the server repeatedly, until `end`. */
  begin(): void {
    void this.#look();
  }

  async end(): Promise<void> {
    this.#ended = true;
    this.#stopped.abort();
    await this.#own?.end().catch(() => undefined);
  }

  async #look(): Promise<void> {
    while (!this.#ended) {
      const answered = await inTime(this.#ask(), this.#watch.patience);
      if (this.#ended) return;
      this.note(answered === true);
      if (answered === null) this.#hush();
      else if (this.#silent) {
        this.#silent = false;
        this.#log?.warn("database: it answers again");
      }
      await pause(this.#watch.every, undefined, { ref: false, signal: this.#stopped.signal }).catch(
        () => undefined,
      );
    }
  }

  /** Returns whether the server may be used; false also when it cannot be reached. */
  async #ask(): Promise<boolean> {
    try {
      this.#own ??= await this.#connect();
      const { rows } = await this.#own.query<{ fit: boolean }>(
        `select set_config('application_name', $1, false), ${this.#watch.fit?.() ?? "true"} as fit`,
        [`${PULSE} ${this.#saying()}`.trim()],
      );
      return rows[0]?.fit ?? false;
    } catch {
      this.#own = undefined;
      return false;
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new Client({
      connectionString: this.#address,
      application_name: PULSE,
      keepAlive: true,
    });
    client.on("error", () => undefined);
    this.#own = client;
    await client.connect();
    if (this.#ended) await client.end();
    return client;
  }

  #hush(): void {
    if (!this.#silent) this.#log?.error("database: no answer; its connections are cut");
    this.#silent = true;
    if (this.#own) cut(this.#own);
    this.#own = undefined;
    this.#clients.forEach(cut);
  }
}

/** Fails with the message that the library uses for a broken connection. */
const refuse = (callback: unknown): Promise<never> | undefined => {
  const error = new Error("Connection terminated: the server does not answer");
  if (typeof callback !== "function") return Promise.reject(error);
  process.nextTick(callback as (error: Error) => void, error);
  return undefined;
};

const cut = (client: pg.Client): void => void client.connection.stream.destroy();

/**
 * Returns the result, or null when it does not arrive in time. A process that was held up itself first reads
 * the answers that arrived meanwhile.
 */
async function inTime(work: Promise<boolean>, patience: number): Promise<boolean | null> {
  const done = new AbortController();
  const late = async () => {
    const quiet = { ref: false, signal: done.signal };
    await pause(patience, undefined, quiet);
    await pause(MOMENT, undefined, quiet);
    return null;
  };
  return Promise.race([work, late().catch(() => null)]).finally(() => done.abort());
}
