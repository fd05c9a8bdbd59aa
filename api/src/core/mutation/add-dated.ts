import type { EntityClass, FilterQuery, QueryOrderMap } from "@mikro-orm/core";
import type { AuditEntries } from "../audit/audit.ts";
import { make, type NewRow } from "../rows.ts";
import type { LockName } from "./named-lock.ts";
import type { Work } from "./work.ts";

/** A new row of a dated table. */
interface DatedRow<T, Entry extends keyof AuditEntries> {
  /** Lock under which rows are added to the table. */
  readonly lock: LockName;
  readonly row: NewRow<T>;
  /** Columns and values that select the series of rows to which the new row is added. */
  readonly after: Partial<T>;
  /** Column with the first day on which a row is in force. */
  readonly since: keyof T & string;
  /**
   * Returns the refusal of a row that would be in force earlier than the newest one; without it, any day is
   * allowed.
   */
  readonly tooEarly?: (newest: T) => Error;
  readonly entry: Entry;
  /** Builds the detail of the audit entry; `newest` is the row that was in force before, or null. */
  readonly detail: (newest: T | null) => AuditEntries[Entry];
}

/**
 * Adds a row to a table whose rows are in force from a day on and are never edited: the previous row is in
 * force until the day before. Returns the new row's id.
 */
export async function addDated<T extends { readonly id: string }, Entry extends keyof AuditEntries>(
  work: Work,
  type: EntityClass<T>,
  { lock, row, after, since, tooEarly, entry, detail }: DatedRow<T, Entry>,
): Promise<string> {
  await work.lockName(lock);
  const [newest = null] = await work.em.find(type, after as FilterQuery<NoInfer<T>>, {
    orderBy: { [since]: "desc", createdAt: "desc", id: "desc" } as QueryOrderMap<NoInfer<T>>,
    limit: 1,
  });
  const added = make(type, row);
  if (newest && tooEarly && (added[since] as string) < (newest[since] as string)) throw tooEarly(newest);
  work.add(added);
  work.audit(entry, added.id, detail(newest));
  return added.id;
}
