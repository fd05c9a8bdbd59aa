import { type Month, monthBounds } from "../../../core/colombia/days.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { ClosedMonths } from "./booked-day.rules.ts";
import type { BookSwitches } from "./books.rules.ts";
import type { Fact } from "./facts.type.ts";
import { type Journal, journalOf } from "./journal.rules.ts";
import { readOpening } from "./sources/opening.ts";
import { sources } from "./sources/all-sources.ts";

/**
 * Reads every fact up to the end of a month, and books them. Confirmed opening balances take the place of
 * what was booked before their month.
 */
export async function readJournal(scope: Scope, mes: Month, switches: BookSwitches): Promise<Journal> {
  const months = await scope.rows<{ mes: Month; closedAt: Date | string }>(
    sql`select mes, closed_at as "closedAt" from month_closings where reopened_at is null`,
  );
  const closed = new ClosedMonths(months.map((row) => ({ ...row, closedAt: new Date(row.closedAt) })));
  const { to } = monthBounds(mes);
  const facts: Fact[] = [];
  for (const { facts: read } of sources)
    for (const fact of await read(scope, { mes, to, closed })) if (fact.day <= to) facts.push(fact);
  const journal = journalOf(facts, switches);
  const opening = await readOpening(scope);
  if (!opening || opening.mes > mes) return journal;
  const { entry } = opening;
  const since = journal.entries.filter(({ day }) => day >= entry.day);
  return { ...journal, entries: entry.lines.length > 0 ? [entry, ...since] : since };
}
