import { addMonths, type Day, monthOf } from "../../../../core/colombia/days.ts";
import type { Cop } from "../../../../core/cop.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { paidCommissions } from "../../../accounts/account/paid-commissions.sql.ts";
import { sql } from "../../../../core/read/sql.ts";

/** The first day of a day's month, by which a month is kept. */
export const firstOfMonth = (day: Day): Day => `${monthOf(day)}-01`;

/** The first day of the month after a day's. */
export const firstOfNextMonth = (day: Day): Day => addMonths(firstOfMonth(day), 1);

/**
 * What was paid to a seller in a month, less its adjustments, in COP; may be negative. Lock the seller before
 * deciding on it.
 */
export async function paidIn(work: Work, sellerId: number, mes: Day): Promise<Cop> {
  const [row] = await work.rows<{ paid: string }>(sql`select ${paidCommissions(sellerId, mes)} as paid`);
  return Number(row?.paid ?? 0);
}
