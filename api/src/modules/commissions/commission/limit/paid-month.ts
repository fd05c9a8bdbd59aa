import { addMonths, type Day, monthOf } from "../../../../core/colombia/days.ts";
import type { Cop } from "../../../../core/cop.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { paidCommissions } from "../../../accounts/account/paid-commissions.sql.ts";
import { raw, sql } from "../../../../core/read/sql.ts";

/** Returns the first day of a day's month, by which a month is kept. */
export const firstOfMonth = (day: Day): Day => `${monthOf(day)}-01`;

/** Returns the first day of the month after a day's. */
export const firstOfNextMonth = (day: Day): Day => addMonths(firstOfMonth(day), 1);

/**
 * Returns the amounts paid to sellers in a month, less their adjustments, in COP by seller; may be negative.
 * Lock the sellers before a decision based on it.
 */
export async function paidIn(
  work: Work,
  sellerIds: readonly number[],
  mes: Day,
): Promise<ReadonlyMap<number, Cop>> {
  const rows = await work.rows<{ id: number; paid: string }>(
    sql`select s.id, ${paidCommissions(raw("s.id"), mes)} as paid
     from unnest(${[...sellerIds]}::int[]) s(id)`,
  );
  return new Map(rows.map(({ id, paid }) => [id, Number(paid)]));
}
