import { startOfDay } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import { visibleQuotes } from "../../quotes/quote/quote.access.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { stretchesOf, valuesOf } from "./chart.rules.ts";
import type { ChartArgs } from "./dashboard.inputs.ts";
import { revenueOf } from "./dashboard.sql.ts";
import type { QuotesChart, RevenueChart } from "./dashboard.types.ts";

interface Placed {
  readonly place: number;
  readonly value: number;
}

const asked = ({ today }: Pick<Context, "today">, { period, year }: ChartArgs) =>
  stretchesOf(period, year ?? Number(today.slice(0, 4)), today);

/** Returns verified payments by payment day; executes one statement. */
export async function revenueChart(context: Context, args: ChartArgs): Promise<RevenueChart> {
  const stretches = asked(context, args);
  const { starts, end } = stretches;
  const rows = await context.read.figures<Placed>(
    sql`select width_bucket(p.fecha_pago, ${[...starts]}::date[]) as place, sum(p.monto) as value
      from ${revenueOf(context.viewer)} and p.fecha_pago >= ${starts[0]}::date and p.fecha_pago < ${end}::date
      group by 1`,
  );
  return { labels: stretches.labels, data: valuesOf(stretches, rows) };
}

/** Returns quotes by the day on which they were created; executes one statement. */
export async function quotesChart(context: Context, args: ChartArgs): Promise<QuotesChart> {
  const { read, viewer } = context;
  const stretches = asked(context, args);
  const starts = stretches.starts.map(startOfDay);
  const end = startOfDay(stretches.end);
  const rows = await read.figures<Placed>(
    sql`select width_bucket(q.created_at, ${starts}::timestamptz[]) as place, count(*) as value
      from quotes q where ${read.where(Quote, visibleQuotes(viewer, null), "q")}
        and q.created_at >= ${starts[0]}::timestamptz and q.created_at < ${end}::timestamptz
      group by 1`,
  );
  return { labels: stretches.labels, data: valuesOf(stretches, rows) };
}
