import type { EntityClass } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Fragment, joined, raw, sql } from "../read/sql.ts";
import { insertedRows } from "./inserted-rows.ts";

/** Call and statement that run at the end of a transaction. */
interface Left {
  readonly call: Fragment | null;
  readonly write: Fragment | null;
}

/** New row: an entity, and values for its columns. */
interface NewRow {
  readonly entity: EntityClass<object>;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Maximum number of rows, and of calls, in one statement. */
const MOST = { rows: 300, calls: 50 } as const;

/**
 * Writes that are deferred to the end of one transaction: history, notifications, announcements, and e-mails
 * with their jobs. They are invisible before the commit, so one statement can write them all together.
 */
export class Closing {
  readonly #rows: NewRow[] = [];
  readonly #left: Left[] = [];

  constructor(private readonly em: EntityManager) {}

  /** Defers the insertion of a row. */
  row(entity: EntityClass<object>, row: object): void {
    this.#rows.push({ entity, row: row as NewRow["row"] });
  }

  /** Defers a call, given as an expression, and a statement that writes rows and returns none. */
  enqueue(call: Fragment | null, write: Fragment | null = null): void {
    this.#left.push({ call, write });
  }

  /** Yields the deferred statements, and clears them. */
  *statements(): Generator<Fragment> {
    while (this.#rows.length + this.#left.length > 0)
      yield this.#statementOf(this.#rows.splice(0, MOST.rows), this.#left.splice(0, MOST.calls));
  }

  #statementOf(rows: readonly NewRow[], left: readonly Left[]): Fragment {
    const alike = Map.groupBy(rows, ({ entity, row }) => `${entity.name} ${Object.keys(row).join()}`);
    const written = [
      ...[...alike.values()].map(([first, ...others]) =>
        insertedRows(this.em, first!.entity, [first!.row, ...others.map(({ row }) => row)]),
      ),
      ...left.flatMap(({ write }) => write ?? []),
    ];
    const writes = written.map((write, place) => sql`${raw(`row_${place}`)} as (${write})`);
    const calls = left
      .flatMap(({ call }) => call ?? [])
      .map((call, place) => sql`${call} as ${raw(`call_${place}`)}`);
    const before = writes.length > 0 ? sql`with ${joined(writes, ", ")} ` : raw("");
    return sql`${before}select ${joined(calls, ", ")}`;
  }
}
