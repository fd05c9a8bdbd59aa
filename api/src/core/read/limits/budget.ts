import pg from "pg";
import type { Origin } from "../../auth/viewer.ts";
import { rowTypes } from "../row-types.ts";
import { Refusal } from "../../failure.ts";
import { TextRow, type TextStatement, type TextValues } from "../../below-mapper/text-row.ts";

/** Connection that waits for an answer, such as an HTTP response; it no longer waits after it is closed. */
export interface Caller {
  readonly closed: boolean;
  once(event: "close", listener: () => void): unknown;
  off(event: "close", listener: () => void): unknown;
}

/** Timeouts in milliseconds: of a read's statement, and below, of a statement for figures. */
export const READ = 5_000;
export const FIGURES = 15_000;

const MB = 1024 * 1024;
/** Maximum size of one answer in bytes. */
export const MOST_OF_GRAPHQL = 8 * MB;
const MOST_OF_REST = 64 * MB;

/** Refusal of a read because of its cost: another form of the same request would cost the same again. */
export class OverBudget extends Refusal {
  constructor(message: string) {
    super("BAD_USER_INPUT", message);
  }
}

/** Returns the refusal of an answer that is larger than `most` bytes. */
export const tooLarge = (most: number) =>
  new OverBudget(`La respuesta supera los ${most / MB} MB. Pide menos filas o menos campos.`);

const tooSlow = (milliseconds: number) =>
  new OverBudget(
    `La consulta tardó más de ${milliseconds / 1000} segundos y se detuvo. ` +
      `Pide menos filas o un período más corto.`,
  );

/** Returns the error that ends a request whose caller has disconnected. */
export const callerLeft = () => new OverBudget("La petición se canceló antes de terminar.");

/** SQLSTATE of a cancelled statement. */
const CANCELLED = "57014";
const isCancelled = (error: unknown): boolean => (error as { code?: unknown }).code === CANCELLED;

/**
 * Budget of the reads of one request: bytes of all reads together, and the time of each. Reads are cancelled
 * when the caller disconnects.
 */
export class ReadBudget {
  readonly #running = new Set<() => void>();
  #bytes = 0;
  #since: number | null = null;

  private constructor(
    private readonly most: number,
    private readonly caller: Caller | undefined,
  ) {}

  /**
   * Returns the budget of a request; null for jobs and demo data, which are limited only by the server's own
   * timeout.
   */
  static of({ channel, caller }: Origin): ReadBudget | null {
    if (channel === "graphql") return new ReadBudget(MOST_OF_GRAPHQL, caller);
    return channel === "rest" ? new ReadBudget(MOST_OF_REST, caller) : null;
  }

  /** Measures the time of all reads together from now on, because a document can have many. */
  together(): void {
    this.#since = performance.now();
  }

  /**
   * Runs one statement. @throws OverBudget when it takes longer than `milliseconds`, the answer grows too
   * large, or the caller disconnects.
   */
  async ask<Row>(pool: Pick<pg.Pool, "query">, query: pg.QueryConfig, milliseconds: number): Promise<Row[]> {
    const types = this.#weighing();
    const make = () => new pg.Query({ ...query, types });
    const { rows } = await this.#run<{ readonly rows: Row[] }>(pool, make, milliseconds);
    return rows;
  }

  /**
   * Runs one statement whose row has only texts; undefined without a row. @throws OverBudget as {@link ask}
   * does.
   */
  askTexts(
    pool: Pick<pg.Pool, "query">,
    statement: TextStatement,
    milliseconds: number,
  ): Promise<TextValues | undefined> {
    return this.#run(pool, () => new TextRow(statement), milliseconds);
  }

  async #run<Answer>(pool: Pick<pg.Pool, "query">, make: () => Sent, milliseconds: number): Promise<Answer> {
    const spent = this.#since === null ? 0 : performance.now() - this.#since;
    if (this.caller?.closed) throw callerLeft();
    if (spent >= milliseconds) throw tooSlow(milliseconds);
    const asked = new Asked(make());
    const cancel = () => asked.stop(callerLeft());
    const timer = setTimeout(() => asked.stop(tooSlow(milliseconds)), milliseconds - spent);
    this.#begin(cancel);
    try {
      return (await pool.query(asked.query)) as unknown as Answer;
    } catch (error) {
      if (!isCancelled(error)) throw error;
      // The cancelling of another statement may arrive late, when this one has its connection.
      if (!asked.stopped) return await this.#run(pool, make, milliseconds);
      throw asked.stopped;
    } finally {
      asked.end();
      clearTimeout(timer);
      this.#end(cancel);
    }
  }

  /** Adds bytes of the answer to the budget's count. @throws OverBudget above the limit. */
  take(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.most) throw tooLarge(this.most);
  }

  #begin(cancel: () => void): void {
    if (this.#running.size === 0) this.caller?.once("close", this.#cancelAll);
    this.#running.add(cancel);
  }

  #end(cancel: () => void): void {
    this.#running.delete(cancel);
    if (this.#running.size === 0) this.caller?.off("close", this.#cancelAll);
  }

  readonly #cancelAll = (): void => this.#running.forEach((cancel) => cancel());

  /**
   * Returns the type parsers of the read connections, extended so that the size of JSON is counted before it
   * is parsed.
   */
  #weighing(): pg.CustomTypesConfig {
    const weighed = (text: string): unknown => {
      this.take(text.length);
      return JSON.parse(text) as unknown;
    };
    const parserOf = (oid: number, format?: "text" | "binary") =>
      oid === pg.types.builtins.JSON || oid === pg.types.builtins.JSONB
        ? weighed
        : rowTypes.getTypeParser(oid, format as "text");
    return { getTypeParser: parserOf as pg.CustomTypesConfig["getTypeParser"] };
  }
}

/** Milliseconds after cancelling a statement at which its connection is treated as dead. */
const UNHEARD = 3_000;

/** Pool and client of each read connection, which are needed to cancel a statement. */
const backends = new WeakMap<object, { readonly pool: pg.Pool; readonly client: Backend }>();

type Backend = pg.PoolClient & { readonly connection: pg.Connection; readonly processID: number | null };

/** Makes the statements of a pool cancellable. */
export const makeCancellable = (pool: pg.Pool): pg.Pool =>
  pool.on("connect", (client) => {
    const backend = client as Backend;
    backends.set(backend.connection, { pool, client: backend });
  });

/** A statement as a client sends it. */
interface Sent {
  submit: (connection: pg.Connection) => unknown;
}

/** A statement that can be stopped at any time: while it waits for a connection, or while it runs. */
class Asked {
  /** Reason why the statement was stopped; null if it was not. */
  stopped: OverBudget | null = null;
  readonly query: pg.Submittable;
  #connection: object | null = null;

  constructor(query: Sent) {
    const { submit } = query;
    query.submit = (connection: pg.Connection) => {
      this.#connection = connection;
      // An error that is answered is the query's own.
      return this.stopped ?? submit.call(query, connection);
    };
    this.query = query as pg.Submittable;
  }

  /** Records that the answer or error has arrived, so that there is nothing to cancel. */
  end(): void {
    this.#connection = null;
  }

  stop(why: OverBudget): void {
    if (this.stopped) return;
    this.stopped = why;
    void this.#cancel();
  }

  /** Cancels the statement over a separate connection, because all connections of the pool may be in use. */
  async #cancel(): Promise<void> {
    const connection = this.#connection;
    const backend = connection && backends.get(connection);
    if (!backend) return;
    const cut = () => {
      if (this.#connection === connection) backend.client.connection.stream.destroy();
    };
    setTimeout(cut, UNHEARD).unref();
    const { Client: Opened = pg.Client, connectionString } = backend.pool.options;
    const canceller = new (Opened as typeof pg.Client)({
      connectionString,
      application_name: "travesia cancel",
      connectionTimeoutMillis: 5_000,
    });
    canceller.on("error", () => undefined);
    try {
      await canceller.connect();
      if (this.#connection) await canceller.query("select pg_cancel_backend($1)", [backend.client.processID]);
    } catch {
      // Then it ends by the server's own time.
    } finally {
      await canceller.end().catch(() => undefined);
    }
  }
}
