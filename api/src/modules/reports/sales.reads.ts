import { addDays, startOfDay } from "../../core/colombia/days.ts";
import type { Days } from "../../core/colombia/periods.ts";
import type { Context } from "../../core/context.ts";
import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import { openStatuses } from "../quotes/quote/quote.rules.ts";
import { quoteFigures } from "./quote-figures.sql.ts";
import { noSales, type Sales } from "./sales.rules.ts";

interface Row {
  readonly id: number;
  readonly own: boolean;
  readonly open_quotes: number;
  readonly quotes: number;
  readonly sent: number;
  readonly approved: number;
  readonly contracts: number;
  readonly sales: number;
  readonly commissions: number;
}

/** SQL array of the people of a signed sale: the seller first, then the leaders at the signature. */
const chain = raw(
  "array_remove(array[c.signed_asesor_id, c.signed_lider_id, c.signed_gerente_id, c.signed_admin_id], null)",
);

/**
 * Returns SQL with one row for each of the given people whom a record counts for; `own` marks the first
 * person of its `chain`.
 */
const credits = (ids: readonly number[]): Fragment => sql`lateral (
  select person as id, false as own from unnest(chain) person where person = any(${ids}) group by person
  union all select chain[1], true where chain[1] = any(${ids})) credit`;

/** Sales by person: the person's own sales, and the sales of the teams that the person led. */
export interface SalesBook {
  readonly own: (id: number) => Sales;
  readonly team: (id: number) => Sales;
}

/**
 * Returns the sales of several people in a period (null: all time); executes one statement. A sale counts for
 * its seller, and for each team that the seller belonged to at the signature, regardless of the seller's
 * current team. An unsigned quote counts for its current seller.
 */
export async function salesOf(
  { read }: Context,
  ids: readonly number[],
  days: Days | null,
): Promise<SalesBook> {
  const from = days ? startOfDay(days.from) : "-infinity";
  const until = days ? startOfDay(addDays(days.to, 1)) : "infinity";
  const within = (instant: string): Fragment =>
    sql`${raw(instant)} >= ${from}::timestamptz and ${raw(instant)} < ${until}::timestamptz`;
  const credit = credits(ids);
  const rows = await read.figures<Row>(
    sql`with quoted as (
       select credit.id, own, count(*) filter (where q.status = any(${openStatuses})) as open_quotes,
         ${quoteFigures("", raw("made"))}
       from quotes q left join (select distinct on (k.quote_id) k.id, k.quote_id, k.signed_asesor_id,
             k.signed_lider_id, k.signed_gerente_id, k.signed_admin_id from contracts k
           where k.signed_at is not null order by k.quote_id, k.signed_at desc) c on c.quote_id = q.id,
         lateral (select ${within("q.created_at")} as made,
           case when c.id is null then array_remove(array[q.asesor_id, q.lider_id, q.gerente_id, q.admin_id],
             null) else ${chain} end as chain) asked,
         ${credit}
       where (${within("q.created_at")}) or q.status = any(${openStatuses}) group by 1, 2),
     sold as (
       select credit.id, own, count(*) as contracts, sum(c.precio_total) as sales
       from contracts c, lateral (select ${chain} as chain) signed, ${credit}
       where c.status in ('signed', 'completed') and ${within("c.signed_at")} group by 1, 2),
     earned as (
       select credit.id, own, sum(m.monto_comision) as commissions
       from commissions m join contracts c on c.id = m.contract_id, lateral (select ${chain} as signed) sale,
         lateral (select m.vendedor_id || signed[coalesce(array_position(signed, m.vendedor_id), 4) + 1:]
           as chain) above, ${credit}
       where m.clase = 'comision' and m.status <> 'voided' and ${within("m.fecha_generacion")} group by 1, 2)
     select id, own, coalesce(open_quotes, 0) as open_quotes, coalesce(quotes, 0) as quotes,
       coalesce(sent, 0) as sent,
       coalesce(approved, 0) as approved, coalesce(contracts, 0) as contracts, coalesce(sales, 0) as sales,
         coalesce(commissions, 0) as commissions
     from quoted full join sold using (id, own) full join earned using (id, own)`,
  );
  const book = (ofOwn: boolean) => {
    const byId = new Map(rows.filter(({ own }) => own === ofOwn).map((row) => [row.id, salesIn(row)]));
    return (id: number) => byId.get(id) ?? noSales;
  };
  return { own: book(true), team: book(false) };
}

const salesIn = ({ open_quotes, quotes, sent, approved, contracts, sales, commissions }: Row): Sales => ({
  openQuotes: open_quotes,
  quotes,
  sent,
  approved,
  contracts,
  sales,
  commissions,
});

/** Empty book, for a period without a query. */
export const emptyBook: SalesBook = { own: () => noSales, team: () => noSales };
