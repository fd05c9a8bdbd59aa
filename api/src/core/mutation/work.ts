import type { EntityClass } from "@mikro-orm/core";
import { v7 } from "uuid";
import { AuditEntry } from "../audit/audit.entity.ts";
import { masked, type AuditEntries } from "../audit/audit.ts";
import { actingId } from "../auth/acting-person.ts";
import { CHANGES } from "../changes/changes.ts";
import { announcementsOf } from "../changes/touched.ts";
import "../events/history-written.ts";
import type { Events } from "../events/listeners.ts";
import type { Refusal } from "../failure.ts";
import { addJob } from "./add-job.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { type Fragment, sql } from "../read/sql.ts";
import type { ReadFilter } from "../read/where.ts";
import { nextNumber, type NumberKind } from "./sequence.ts";
import type { Act } from "./act.ts";
import { Closing } from "./closing.ts";
import { Edits } from "./edits.ts";
import { flush } from "./flush.ts";
import { ForUpdate } from "./for-update.ts";
import type { PlainRow } from "./inserted-rows.ts";
import { LockOrder } from "./lock-order.ts";
import { lockAgain, lockRow, lockRows } from "./locked.ts";
import { applyMove, type MoveDetail, type Moves } from "./moves.ts";
import { Scope } from "./scope.ts";
import { type History, Stale } from "./stale.ts";
import { lockName, type LockName } from "./named-lock.ts";
import { updated } from "./updated.ts";

interface Afterwards {
  readonly run: (work: Work) => Promise<unknown>;
  readonly failed: ((work: Work, error: Error) => Promise<unknown>) | undefined;
}

/**
 * Transaction of one act: it loads, locks and changes records, writes the history, announces events and
 * queues jobs.
 */
export class Work extends Scope {
  /** Further transactions, which `core/mutation` runs after this one is committed. */
  readonly afterwards: Afterwards[] = [];
  /** Edits begun in this transaction. */
  readonly edits = new Edits((entry) => this.#note(entry));
  readonly #closing = new Closing(this.em);
  #forUpdate: ForUpdate | null = null;
  /** Order of this transaction's locks, which is checked in development and in tests. */
  readonly #locks = this.services.config.production ? null : new LockOrder(this.em);
  /** History lines of this transaction, whose records are announced. */
  readonly #lines: AuditEntry[] = [];
  /** Refusal of a request whose transaction is committed nevertheless. */
  refusal: Refusal | null = null;

  /**
   * Scope whose `find` locks the rows it loads: for a record that the act changes, when nothing is decided
   * between loading and locking it. Load records of several entities in lock order.
   */
  get forUpdate(): Scope {
    return (this.#forUpdate ??= new ForUpdate(this, this.#locks));
  }

  /**
   * Locks loaded rows by primary key, in the given order, and reads them again. Outside production it throws
   * when the lock violates the {@link LockOrder}.
   */
  async lock(...records: object[]): Promise<void> {
    for (const record of records) {
      await lockAgain(this.em, record);
      this.#locks?.took(record);
    }
  }

  /**
   * Locks a row and loads its current state; null when there is none. The caller checks access to it before.
   */
  async lockById<T extends { readonly id: string | number }>(
    entity: EntityClass<T>,
    id: T["id"],
  ): Promise<T | null> {
    const record = await lockRow(this.em, entity, id);
    if (record) this.#locks?.took(record);
    return record;
  }

  /**
   * Locks rows of one entity, by their ids or a filter, in primary-key order, in one statement, and returns
   * their current state. It is for acts on many rows, and for sellers before their commissions. Other
   * transactions may meanwhile insert rows that refer to these. The caller checks access to them before.
   */
  async lockAll<T extends { readonly id: string | number }>(
    entity: EntityClass<T>,
    which: readonly NoInfer<T>["id"][] | ReadFilter<NoInfer<T>>,
  ): Promise<T[]> {
    if (Array.isArray(which) && which.length === 0) return [];
    const filter = Array.isArray(which) ? { id: { $in: which } } : which;
    const records = await lockRows(this.em, entity, filter);
    for (const record of records) this.#locks?.took(record);
    return records;
  }

  /**
   * Waits for a lock and holds it until this transaction ends. Call it before reading anything on which the
   * decision depends.
   */
  lockName(name: LockName): Promise<void> {
    return lockName(this.em, name);
  }

  /**
   * Begins an edit of a record. It refuses when the caller edited an older version, with the name of the
   * person who saved the record since, and increments the version. Without `expected` the edit is always
   * accepted. `history` locates the last save when it is not stored under the record's id.
   * An edit without changes does not increment the version, and writes neither `stamps` (person, time) nor
   * the following history lines.
   */
  edit<T extends { version: number }>(
    record: T,
    expected?: number | null,
    history?: History,
    stamps: Partial<T> = {},
  ): void {
    if (expected !== undefined && expected !== null && expected !== record.version)
      throw new Stale(record, history);
    this.edits.begin(record, { ...stamps, version: record.version + 1 });
  }

  /**
   * Begins an edit of records without a version. When none of them changes, the following history lines are
   * not written.
   */
  editRows(): void {
    this.edits.begin();
  }

  /** Adds a new record to the transaction and returns it. */
  add<T extends object>(record: T): T {
    this.em.persist(record);
    this.#locks?.made(record);
    return record;
  }

  /**
   * Adds a new row at the end of the transaction, without an entity instance, for rows that this transaction
   * does not read.
   */
  insertLater<T extends object>(entity: EntityClass<T>, row: PlainRow<T>): void {
    this.edits.inserted();
    this.#closing.row(entity as EntityClass<object>, row);
  }

  /**
   * Writes the changes of many records of one entity in one statement. Records to which they refer are
   * written first.
   */
  async saveAll(records: readonly object[]): Promise<void> {
    const statement = updated(this.em, records, this.now);
    if (!statement) return;
    this.edits.inserted();
    await this.rows(statement);
  }

  /** Writes the pending changes, so that the following statements and listeners see them. */
  save(): Promise<void> {
    return flush(this.em);
  }

  /**
   * Adds one line to the append-only history: author, time, origin, and the typed detail with personal data
   * masked. The author of an act with lent rights is the client; the line names the person who lent them.
   */
  audit<T extends keyof AuditEntries>(type: T, recordId: string | number, detail: AuditEntries[T]): void {
    const { viewer, link, origin } = this;
    const by = viewer?.token;
    const lent = viewer?.lent;
    this.edits.take({
      id: v7(),
      at: this.now,
      type,
      recordId: String(recordId),
      actorId: actingId(viewer),
      actorRole: lent ? null : (viewer?.role ?? null),
      linkId: link?.id ?? null,
      channel: origin.channel,
      ip: origin.ip,
      userAgent: origin.userAgent,
      requestId: origin.requestId,
      detail: {
        ...(masked(detail) as object),
        ...(by && { byToken: { id: by.id, name: by.name } }),
        ...(lent && { allowedBy: { id: viewer.id, name: viewer.name } }),
      },
    });
  }

  /**
   * Changes the status of a locked record. Every change of status is made here: it is checked against the
   * transition table, dated, and written to the history. @throws Refusal CONFLICT for a transition that is
   * not in the table.
   */
  move<T extends { readonly id: string | number }, Status extends string>(
    moves: Moves<T, Status>,
    record: T,
    to: Status,
    { at = this.now, asked, audit }: MoveDetail,
  ): void {
    applyMove(moves, record, to, { at, asked });
    if (!audit) return;
    const [type, detail, about = record] = audit;
    this.audit(type, about.id, detail);
  }

  /** Runs the listeners of an event immediately, in this transaction, after writing the pending changes. */
  async emit<E extends keyof Events>(event: E, payload: Events[E]): Promise<void> {
    await this.save();
    await this.services.listeners.notify(this, event, payload);
  }

  /**
   * Announces ids to every process when the transaction commits; the payload must be far below 8,000 bytes.
   */
  announce(topic: string, ids: Record<string, string | number>): Promise<void> {
    this.enqueue(sql`pg_notify('travesia', ${JSON.stringify({ topic, ...ids })})`);
    return Promise.resolve();
  }

  /**
   * Defers to the end of this transaction a call, given as an expression, and a statement that writes rows
   * which this transaction does not read.
   */
  enqueue(call: Fragment | null, write?: Fragment): void {
    this.#closing.enqueue(call, write);
  }

  /** Writes the remaining changes, and runs the deferred calls. */
  async finish(): Promise<void> {
    await this.save();
    await this.#announceChanges();
    if (this.#lines.length > 0)
      await this.services.listeners.notify(this, "history.written", { entries: this.#lines });
    for (const statement of this.#closing.statements()) await this.rows(statement);
  }

  #note(entry: AuditEntry): void {
    this.#lines.push(entry);
    this.#closing.row(AuditEntry, entry);
  }

  /**
   * Announces the changed records; demo data is not announced, because nobody follows records while it is
   * created.
   */
  async #announceChanges(): Promise<void> {
    if (this.origin.channel === "seed") return;
    for (const of of announcementsOf(this.#lines, this.services.changes.lines))
      await this.announce(CHANGES, { of });
  }

  /**
   * Adds a job that exists exactly when this transaction commits. A waiting job with the same `key` is
   * replaced; only one job of a `queue` runs at a time.
   */
  job<J extends keyof Jobs>(name: J, payload: Jobs[J], key?: string, queue?: string): Promise<void> {
    this.enqueue(addJob(name, payload, key, queue));
    return Promise.resolve();
  }

  /** Draws the next gapless number of a kind in the current year of Bogota, such as `COT-2026-000123`. */
  number(kind: NumberKind): Promise<string> {
    return nextNumber(this.em, kind, this.now);
  }

  /**
   * Refuses the request but commits its writes, such as a failed sign-in that is counted. Throws the refusal.
   */
  refuseKeeping(refusal: Refusal): never {
    this.refusal = refusal;
    throw refusal;
  }

  /**
   * Adds a further transaction after the commit of this one. Its failure never undoes this transaction, and
   * is passed to `failed` in a third one.
   */
  then<A>(act: Act<A, unknown>, args: A, failed?: Act<A & { error: Error }, unknown>): void {
    this.afterwards.push({
      run: (work) => act(work, args),
      failed: failed && ((work, error) => failed(work, { ...args, error })),
    });
  }
}
