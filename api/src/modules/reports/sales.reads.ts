import { addDays, startOfDay } from "../../core/colombia/days.ts";
import type { Days } from "../../core/colombia/periods.ts";
import type { Context } from "../../core/context.ts";
import { openStatuses } from "../quotes/quote.rules.ts";
import { noSales, type Sales } from "./sales.rules.ts";

interface Row {
  readonly id: number;
  readonly open_quotes: number;
  readonly quotes: number;
  readonly sent: number;
  readonly approved: number;
  readonly contracts: number;
  readonly sales: string;
  readonly commissions: string;
}

const SELLER = "coalesce(c.asesor_id, c.lider_id, c.gerente_id, c.admin_id)";

/**
 * What each of some people sold in a period (null: ever), by user id, in one statement. A sale is its seller's alone: the first of a
 * contract's seller columns, so that the sums of a team count nothing twice.
 */
export async function salesOf({ services }: Context, ids: readonly number[], days: Days | null): Promise<(id: number) => Sales> {
  const from = days ? startOfDay(days.from) : "-infinity";
  const until = days ? startOfDay(addDays(days.to, 1)) : "infinity";
  const { rows } = await services.pool.query<Row>(
    `with quoted as (
       select vendedor_id as id, count(*) filter (where status = any($4))::int as open_quotes,
         count(*) filter (where made)::int as quotes,
         count(*) filter (where made and sent_at is not null)::int as sent,
         count(*) filter (where made and status in ('pending_passengers', 'approved', 'converted'))::int as approved
       from quotes, lateral (select created_at >= $2 and created_at < $3 as made) period
       where vendedor_id = any($1) and (made or status = any($4)) group by 1),
     sold as (
       select ${SELLER} as id, count(*)::int as contracts, sum(c.precio_total) as sales
       from contracts c where c.status in ('signed', 'completed') and c.signed_at >= $2 and c.signed_at < $3 and ${SELLER} = any($1) group by 1),
     earned as (
       select vendedor_id as id, sum(monto_comision) as commissions
       from commissions where vendedor_id = any($1) and clase = 'comision' and status <> 'voided'
         and fecha_generacion >= $2 and fecha_generacion < $3 group by 1)
     select id, coalesce(open_quotes, 0) as open_quotes, coalesce(quotes, 0) as quotes, coalesce(sent, 0) as sent,
       coalesce(approved, 0) as approved, coalesce(contracts, 0) as contracts, coalesce(sales, 0) as sales, coalesce(commissions, 0) as commissions
     from quoted full join sold using (id) full join earned using (id)`,
    [ids, from, until, openStatuses],
  );
  const byId = new Map(
    rows.map(({ open_quotes, quotes, sent, approved, contracts, id, ...money }): [number, Sales] => [
      id,
      { openQuotes: open_quotes, quotes, sent, approved, contracts, sales: Number(money.sales), commissions: Number(money.commissions) },
    ]),
  );
  return (id) => byId.get(id) ?? noSales;
}
