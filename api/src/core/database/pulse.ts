import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";

/** Name of its connection. */
const PULSE = "travesia pulse";
/** Milliseconds from an answer of the server to the next question. */
const EVERY = 500;
/** Milliseconds without an answer after which a server counts as silent. */
const PATIENCE = 2_500;
/** Milliseconds in which a connection must be made: longer than the server has until it counts as silent. */
const CONNECTING = 3_500;
/** Milliseconds in which what came while this process itself was held up is read. */
const MOMENT = 50;

/**
 * Notices a server that keeps its connections and answers nothing, as a stopped one does: no error comes,
 * and a query would wait for ever. While the server is silent its connections are cut and no new ones are
 * made; the queries fail as they do when a server is gone.
 */
export class Pulse {
  /** Class of the pool's connections, by which they are cut. */
  readonly Client: typeof pg.Client;
  readonly #clients = new Set<pg.Client>();
  #own: pg.Client | undefined;
  #silent = false;
  #ended = false;
  #saying = () => "";
  readonly #stopped = new AbortController();

  // The thread of exports has one too, and Node runs that straight from its source.
  readonly #address: string;
  readonly #log: Logger | undefined;

  constructor(address: string, log?: Logger) {
    this.#address = address;
    this.#log = log;
    const isSilent = () => this.#silent;
    const clients = this.#clients;
    this.Client = class extends pg.Client {
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

  /** Lets other programs read this of the process, beside the name of its connection: at most 48 signs. */
  says(saying: () => string): void {
    this.#saying = saying;
  }

  /** Asks the server again and again, until `end`. */
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
      const answered = await inTime(this.#ask());
      if (this.#ended) return;
      if (!answered) this.#hush();
      else if (this.#silent) {
        this.#silent = false;
        this.#log?.warn("database: it answers again");
      }
      await pause(EVERY, undefined, { ref: false, signal: this.#stopped.signal }).catch(() => undefined);
    }
  }

  /** Comes with whatever the server says, also that it is not there: only silence is looked for. */
  async #ask(): Promise<void> {
    try {
      this.#own ??= await this.#connect();
      await this.#own.query("select set_config('application_name', $1, false)", [
        `${PULSE} ${this.#saying()}`.trim(),
      ]);
    } catch {
      this.#own = undefined;
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
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

/** As the library says it of a connection that broke. */
const refuse = (callback: unknown): Promise<never> | undefined => {
  const error = new Error("Connection terminated: the server does not answer");
  if (typeof callback !== "function") return Promise.reject(error);
  process.nextTick(callback as (error: Error) => void, error);
  return undefined;
};

const cut = (client: pg.Client): void => void client.connection.stream.destroy();

/**
 * Returns whether it comes in time. A process that was held up itself reads what came meanwhile before it
 * judges.
 */
async function inTime(work: Promise<void>): Promise<boolean> {
  const done = new AbortController();
  const late = async () => {
    const quiet = { ref: false, signal: done.signal };
    await pause(PATIENCE, undefined, quiet);
    await pause(MOMENT, undefined, quiet);
    return false;
  };
  const answered = work.then(() => true);
  return Promise.race([answered, late().catch(() => true)]).finally(() => done.abort());
}
