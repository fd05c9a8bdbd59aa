import { type Fragment, joined, raw, sql } from "../read/sql.ts";

/** What is written and called when a transaction ends. */
interface Left {
  readonly call: Fragment;
  readonly write: Fragment | null;
}

/** How many calls share one statement at the most. */
const MOST = 50;

/**
 * What one transaction leaves to its end: announcements, and mails with their jobs. None of it is seen before
 * the commit, so all of it goes in one statement instead of one each.
 */
export class Closing {
  readonly #left: Left[] = [];

  /** Leaves a call, as an expression, and a statement that writes a row of which nothing is asked. */
  leave(call: Fragment, write: Fragment | null = null): void {
    this.#left.push({ call, write });
  }

  /** The statements that do what was left; they are answered once. */
  *statements(): Generator<Fragment> {
    while (this.#left.length > 0) yield statementOf(this.#left.splice(0, MOST));
  }
}

function statementOf(left: readonly Left[]): Fragment {
  const written = left.flatMap(({ write }) => write ?? []);
  const rows = written.map((write, place) => sql`${raw(`row_${place}`)} as (${write})`);
  const calls = left.map(({ call }, place) => sql`${call} as ${raw(`call_${place}`)}`);
  return sql`${rows.length > 0 ? sql`with ${joined(rows, ", ")} ` : raw("")}select ${joined(calls, ", ")}`;
}
