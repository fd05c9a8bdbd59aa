import { addMonths, monthBounds, monthOf } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import { changeOf } from "./chart.rules.ts";
import type { MonthlyComparisons } from "./dashboard.types.ts";
import { quotesMade, revenueIn, usersOf } from "./stats.reads.ts";

type Pair = Record<"current" | "previous", number>;

/**
 * Compares this month so far with the whole previous month, or with the same days of it when `sameDays` is
 * true; executes one statement.
 */
export async function monthlyComparisons(context: Context, sameDays: boolean): Promise<MonthlyComparisons> {
  const { read, viewer, today } = context;
  const current = monthBounds(monthOf(today));
  const whole = monthBounds(monthOf(addMonths(current.from, -1)));
  const previous = sameDays ? { from: whole.from, to: addMonths(today, -1) } : whole;
  const found = await read.row<Record<"revenue" | "quotes" | "users", Pair>>(sql`select
    json_build_object('current', ${revenueIn(viewer, current)}, 'previous', ${revenueIn(viewer, previous)})
      as revenue,
    json_build_object('current', ${quotesMade(context, current)}, 'previous',
      ${quotesMade(context, previous)}) as quotes,
    json_build_object('current', ${usersOf(context, current)}, 'previous', ${usersOf(context, previous)})
      as users`);
  const compared = ({ current: now, previous: then }: Pair) => ({
    current: now,
    previous: then,
    percentage: changeOf(now, then),
  });
  return {
    revenue: compared(found.revenue),
    quotes: compared(found.quotes),
    users: compared(found.users),
  };
}
