import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { Client } from "./client.ts";

/** Application name of the monitoring connection. */
const PULSE = "travesia pulse";

/** Interval at which a server is checked, its timeout and conditions. */
export interface Watch {
  /** Milliseconds from an answer of the server to the next check. */
  readonly every: number;
  /** Milliseconds without an answer after which the server is treated as not responding. */
  readonly patience: number;
  /** Returns a SQL condition that a responding server must also meet to be used. */
  readonly fit?: () => string;
  /** Called when the server becomes available or unavailable. */
  readonly changed?: (serves: boolean) => void;
}

const PRIMARY: Watch = { every: 500, patience: 2_500 };

/**
 * Timeout for opening a connection, in milliseconds; longer than the time after which the server is treated
 * as not responding.
 */
const CONNECTING = 3_500;
/** Milliseconds for reading the answers that arrived while this process itself was blocked. */
const MOMENT = 50;

/**
 * Detects a server that keeps its connections open but does not respond, as a suspended one does: there is no
 * error, and a query would wait forever. While the server does not respond, its connections are cut and no
 * new ones are opened; queries fail as they do when a server is down.
 */
export class Pulse {
  /** Connection class of the pools, which allows the monitor to cut their connections. */
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

  /** True when the server answered the last check and meets the condition for use. */
  get serves(): boolean {
    return this.#serves === true;
  }

  /** Records whether the server is available, so that a failed read need not wait for the next check. */
  note(serves: boolean): void {
    if (this.#serves === serves) return;
    this.#serves = serves;
    this.#watch.changed?.(serves);
  }

  /**
   * Publishes a text of this process to other programs, in the name of the monitoring connection; at most 48
   * characters.
   */
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

  /** Returns whether the server may be used; false when it cannot be reached. */
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

/** Fails with the library's error message for a broken connection. */
const refuse = (callback: unknown): Promise<never> | undefined => {
  const error = new Error("Connection terminated: the server does not answer");
  if (typeof callback !== "function") return Promise.reject(error);
  process.nextTick(callback as (error: Error) => void, error);
  return undefined;
};

const cut = (client: pg.Client): void => void client.connection.stream.destroy();

/**
 * Returns the result, or null when it does not arrive in time. When this process itself was blocked, it first
 * reads the answers that arrived meanwhile.
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
