import pg from "pg";
import type { Origin } from "../../auth/viewer.ts";
import { rowTypes } from "../../database/row-types.ts";
import { Refusal } from "../../failure.ts";

/** Who waits for an answer: gone once it is closed. An HTTP response is one. */
export interface Caller {
  readonly closed: boolean;
  once(event: "close", listener: () => void): unknown;
  off(event: "close", listener: () => void): unknown;
}

/** Milliseconds that the statement of a read may take, and one of figures; jobs and exports have their own. */
export const READ = 5_000;
export const FIGURES = 15_000;
/** Milliseconds of a statement of jobs, exports and acts: the server ends it by itself. */
export const LONGEST_STATEMENT = 300_000;

const MB = 1024 * 1024;
/** Bytes of one answer. */
export const MOST_OF_GRAPHQL = 8 * MB;
const MOST_OF_REST = 64 * MB;

/** Refuses because of what a read would cost: asking the same in another way would cost it again. */
export class OverBudget extends Refusal {
  constructor(message: string) {
    super("BAD_USER_INPUT", message);
  }
}

/** Refuses an answer that is larger than `most` bytes. */
export const tooLarge = (most: number) =>
  new OverBudget(`La respuesta supera los ${most / MB} MB. Pide menos filas o menos campos.`);

const tooSlow = (milliseconds: number) =>
  new OverBudget(
    `La consulta tardó más de ${milliseconds / 1000} segundos y se detuvo. Pide menos filas o un período más corto.`,
  );

/** Ends what somebody asked who does not wait for it any more: nobody reads it. */
export const callerLeft = () => new OverBudget("La petición se canceló antes de terminar.");

/** What Postgres says of a statement that was cancelled. */
const CANCELLED = "57014";

/**
 * What the reads of one request may cost: bytes of all of them together, the time of each, and nothing once
 * the caller has left.
 */
export class ReadBudget {
  readonly #running = new Set<() => void>();
  #bytes = 0;
  #since: number | null = null;

  private constructor(
    private readonly most: number,
    private readonly caller: Caller | undefined,
  ) {}

  /** The budget of a request; null for jobs and demo data, for whom the server's own time counts. */
  static of({ channel, caller }: Origin): ReadBudget | null {
    if (channel === "graphql") return new ReadBudget(MOST_OF_GRAPHQL, caller);
    return channel === "rest" ? new ReadBudget(MOST_OF_REST, caller) : null;
  }

  /** From now on the time of one read is that of all of them: a document asks for many. */
  together(): void {
    this.#since = performance.now();
  }

  /**
   * Asks one statement.
   * @throws Refusal BAD_USER_INPUT where it takes longer than `milliseconds`, or the answer grows too large.
   */
  async ask<Result extends pg.QueryResultRow>(
    pool: pg.Pool,
    query: pg.QueryConfig,
    milliseconds: number,
  ): Promise<Result[]> {
    const client = await pool.connect();
    let why: OverBudget | null = this.caller?.closed ? callerLeft() : null;
    let cancelling: Promise<void> | null = null;
    const stop = (reason: OverBudget): void => {
      why ??= reason;
      cancelling ??= cancel(pool, client);
    };
    const leave = () => stop(callerLeft());
    let failed: unknown = null;
    const spent = this.#since === null ? 0 : performance.now() - this.#since;
    if (spent >= milliseconds) why ??= tooSlow(milliseconds);
    const timer = setTimeout(() => stop(tooSlow(milliseconds)), milliseconds - spent);
    this.#begin(leave);
    try {
      if (why) throw why;
      const { rows } = await client.query<Result>({ ...query, types: this.#types });
      return rows;
    } catch (error) {
      failed = error;
      throw error === why ? error : this.#saidOf(error, why, milliseconds);
    } finally {
      clearTimeout(timer);
      this.#end(leave);
      this.#giveBack(client, cancelling, failed !== null && failed !== why);
    }
  }

  /** Counts bytes of the answer. */
  readonly take = (bytes: number): void => {
    this.#bytes += bytes;
    if (this.#bytes > this.most) throw tooLarge(this.most);
  };

  #saidOf(error: unknown, why: OverBudget | null, milliseconds: number): unknown {
    if ((error as { code?: unknown }).code !== CANCELLED) return error;
    return why ?? tooSlow(milliseconds);
  }

  // A connection on which something was cancelled is not used again: the signal may arrive late.
  #giveBack(client: pg.PoolClient, cancelling: Promise<void> | null, broken: boolean): void {
    if (cancelling) void cancelling.then(() => client.release(true));
    else client.release(broken);
  }

  #begin(leave: () => void): void {
    if (this.#running.size === 0) this.caller?.once("close", this.#leave);
    this.#running.add(leave);
  }

  #end(leave: () => void): void {
    this.#running.delete(leave);
    if (this.#running.size === 0) this.caller?.off("close", this.#leave);
  }

  readonly #leave = (): void => this.#running.forEach((leave) => leave());

  /** As the read connections have it, and JSON is weighed before it is taken apart. */
  readonly #types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === pg.types.builtins.JSON || oid === pg.types.builtins.JSONB
        ? this.#weighed
        : rowTypes.getTypeParser(oid, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
  };

  readonly #weighed = (text: string): unknown => {
    this.take(text.length);
    return JSON.parse(text) as unknown;
  };
}

/** Cancels what a connection is asking, over one of its own: those of the pool may all be taken. */
async function cancel(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  const { processID } = client as pg.PoolClient & { readonly processID: number | null };
  const canceller = new pg.Client({
    connectionString: pool.options.connectionString,
    application_name: "travesia cancel",
    connectionTimeoutMillis: 5_000,
  });
  // What cannot be cancelled ends by the server's own time.
  canceller.on("error", () => undefined);
  try {
    await canceller.connect();
    await canceller.query("select pg_cancel_backend($1)", [processID]);
  } catch {
    return;
  } finally {
    await canceller.end().catch(() => undefined);
  }
}
