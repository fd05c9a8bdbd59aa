import type pg from "pg";
import type { Logger } from "pino";
import { Client } from "../database/client.ts";
import type { Pulse } from "../database/pulse.ts";
import { Subscription } from "./subscription.ts";

declare module "../context.ts" {
  interface Services {
    readonly live: Live;
  }
}

/**
 * Content of an announcement on a topic: ids only. The reader loads the records, as far as it may see them.
 */
export type Ids = Readonly<Record<string, string | number>>;

type Listener = (ids: Ids) => void;

const CHANNEL = "travesia";
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
const HEARTBEAT = 10_000;

/**
 * Announcements made with `Work.announce` in any process on the same database, delivered a moment after the
 * commit. One connection listens; when it breaks, it is reopened with growing delays. Announcements in
 * between are lost, so caches are emptied then.
 */
export class Live {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #subscriptions = new Set<Subscription<Ids>>();
  readonly #reconnected = new Set<() => void>();
  #client: pg.Client | null = null;
  #backend: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #running = false;
  #wait = FIRST_WAIT;

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
    private readonly pulse?: Pulse,
  ) {}

  /** True when this process receives the announcements of other processes; otherwise no cache may be used. */
  get connected(): boolean {
    return this.#client !== null;
  }

  /** Id of the database backend on which this process listens; null while it does not. */
  get backend(): number | null {
    return this.#client ? this.#backend : null;
  }

  /** Opens the connection and keeps it open until `stop`. */
  async start(): Promise<void> {
    this.#running = true;
    await this.#connect();
  }

  /** Ends every subscription and closes the connection. */
  async stop(): Promise<void> {
    this.#running = false;
    clearTimeout(this.#timer);
    for (const subscription of this.#subscriptions) subscription.end();
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  /** Calls `listener` with each announcement on a topic; returns the function that stops this. */
  on(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
    };
  }

  /** Calls `dropAll` whenever announcements may have been missed. */
  onReconnect(dropAll: () => void): void {
    this.#reconnected.add(dropAll);
  }

  /**
   * Returns the announcements on a topic from now on, for a GraphQL subscription; leaving the loop ends the
   * subscription.
   */
  subscribe(topic: string): AsyncIterableIterator<Ids> {
    const subscription = new Subscription<Ids>((closed) => {
      forget();
      this.#subscriptions.delete(closed);
    });
    const forget = this.on(topic, (ids) => subscription.push(ids));
    this.#subscriptions.add(subscription);
    return subscription;
  }

  async #connect(): Promise<void> {
    const client = new (this.pulse?.Client ?? Client)({
      connectionString: this.databaseUrl,
      application_name: "travesia live",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    client.on("error", () => this.#lost(client));
    client.on("end", () => this.#lost(client));
    client.on("notification", ({ payload }) => this.#notify(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      if (!this.#running) return await client.end();
      this.#client = client;
      this.#backend = rows[0]?.pid ?? null;
      this.#wait = FIRST_WAIT;
      for (const dropAll of this.#reconnected) dropAll();
      this.#beat(client);
    } catch (error) {
      this.log.warn({ err: error }, "live events: cannot listen");
      await client.end().catch(() => undefined);
      this.#again();
    }
  }

  #lost(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = null;
    this.log.warn("live events: connection lost");
    this.#again();
  }

  #again(): void {
    if (!this.#running) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  // A peer that vanished without a word leaves the socket open: only a question shows it.
  #beat(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query("select 1").then(
        () => client === this.#client && this.#beat(client),
        () => {
          this.#lost(client);
          void client.end().catch(() => undefined);
        },
      );
    }, HEARTBEAT);
    this.#timer.unref();
  }

  #notify(payload: string | undefined): void {
    const { topic, ...ids } = read(payload);
    for (const listener of this.#listeners.get(topic ?? "") ?? []) {
      try {
        listener(ids);
      } catch (error) {
        this.log.error({ err: error, topic }, "live events: a listener failed");
      }
    }
  }
}

/**
 * Parses the payload of a notification. Anyone with the database's password may notify, so an invalid payload
 * belongs to no topic.
 */
function read(payload: string | undefined): { topic?: string } & Ids {
  try {
    return (JSON.parse(payload ?? "") ?? {}) as { topic?: string } & Ids;
  } catch {
    return {};
  }
}
