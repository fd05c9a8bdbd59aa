import type { EntityManager } from "@mikro-orm/postgresql";
import { type Fragment, joined, raw, sql } from "../read/sql.ts";
import { inserted } from "./inserted.ts";

/** Call and insert that run when a transaction ends. */
interface Left {
  readonly call: Fragment;
  readonly write: Fragment | null;
}

/** Largest number of records, and of calls, in one statement. */
const MOST = { records: 300, calls: 50 } as const;

/**
 * Writes deferred to the end of one transaction: history, notifications, announcements, and mails with their
 * jobs. None of it is visible before the commit, so all of it goes in one statement instead of one each.
 */
export class Closing {
  readonly #records: object[] = [];
  readonly #left: Left[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly now: Date,
  ) {}

  /** Leaves a new record. */
  record(record: object): void {
    this.#records.push(record);
  }

  /** Leaves a call, as an expression, and a statement that writes a row of which nothing is asked. */
  enqueue(call: Fragment, write: Fragment | null = null): void {
    this.#left.push({ call, write });
  }

  /** Returns the statements that do what was left; they are answered once. */
  *statements(): Generator<Fragment> {
    while (this.#records.length + this.#left.length > 0)
      yield this.#statementOf(this.#records.splice(0, MOST.records), this.#left.splice(0, MOST.calls));
  }

  #statementOf(records: readonly object[], left: readonly Left[]): Fragment {
    const byKind = Map.groupBy(records, (record) => record.constructor);
    const written = [
      ...[...byKind.values()].map((of) => inserted(this.em, of as [object, ...object[]], this.now)),
      ...left.flatMap(({ write }) => write ?? []),
    ];
    const rows = written.map((write, place) => sql`${raw(`row_${place}`)} as (${write})`);
    const calls = left.map(({ call }, place) => sql`${call} as ${raw(`call_${place}`)}`);
    return sql`${rows.length > 0 ? sql`with ${joined(rows, ", ")} ` : raw("")}select ${joined(calls, ", ")}`;
  }
}
