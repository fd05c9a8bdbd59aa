import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import { stretchesOf, valuesOf } from "./chart.rules.ts";
import type { ChartArgs } from "./dashboard.inputs.ts";
import type { PastSalesChart, PastSalesYear } from "./dashboard.types.ts";

const imported = sql`past_sales s join past_sale_imports i on i.id = s.import_id and i.taken_back_at is null`;

/** Returns the prices of sales from before the platform, by the day of the sale; executes one statement. */
export async function pastSalesChart({ read, today }: Context, args: ChartArgs): Promise<PastSalesChart> {
  const stretches = stretchesOf(args.period, args.year ?? Number(today.slice(0, 4)), today);
  const { starts, end } = stretches;
  const rows = await read.figures<{ readonly place: number; readonly value: number }>(
    sql`select width_bucket(s.fecha, ${[...starts]}::date[]) as place, sum(s.precio) as value
      from ${imported} where s.fecha >= ${starts[0]}::date and s.fecha < ${end}::date group by 1`,
  );
  return { labels: stretches.labels, data: valuesOf(stretches, rows) };
}

/**
 * Returns the totals of sales from before the platform by year, latest year first; executes one statement.
 */
export const pastSalesByYear = ({ read }: Context): Promise<PastSalesYear[]> =>
  read.figures<PastSalesYear>(
    sql`select extract(year from s.fecha)::int as year, count(*)::int as ventas, sum(s.precio) as precio,
        sum(s.costo) as costo, count(s.costo)::int as "conCosto",
        sum(s.pagado) as pagado, count(s.pagado)::int as "conPagado"
      from ${imported} group by 1 order by 1 desc`,
  );
