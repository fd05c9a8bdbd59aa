import { periodBounds, type Period } from "../../../core/colombia/periods.ts";
import type { Context } from "../../../core/context.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { earnerRoles, seesAll } from "../../accounts/staff.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { visibleCommissions } from "../../commissions/commission/commission.access.ts";
import { Commission } from "../../commissions/commission/commission.entity.ts";
import { visibleUsers } from "../../organization/user.access.ts";
import { quoteFigures } from "../quote-figures.sql.ts";
import { conversionRate, noSales } from "../sales.rules.ts";
import type { DashboardPeriod } from "./dashboard.enums.ts";
import type { TopSellersArgs } from "./dashboard.inputs.ts";
import { countsFor, duringDays, type FigureDays, onDays, sellerSql, standsOn } from "./dashboard.sql.ts";
import type { SellerPerformance, TopSeller } from "./dashboard.types.ts";

const periods: Readonly<Record<DashboardPeriod, Period>> = {
  day: "day",
  week: "week",
  month: "month",
  quarter: "current_quarter",
  year: "year",
  last_month: "last_month",
  all: "all",
};

const daysOf = ({ today }: Pick<Context, "today">, period: DashboardPeriod): FigureDays =>
  periodBounds(periods[period], today) ?? {};

/** SQL condition that a contract `c` is the last signed contract of its quote. */
const lastSigned = raw(`c.signed_at is not null and not exists (select from contracts l
  where l.quote_id = c.quote_id and l.signed_at > c.signed_at)`);

/**
 * Returns the SQL that counts quotes in a range of days by seller: a signed quote counts for its seller
 * at the signature, any other for its current seller. For viewers who see everything, all quotes are counted
 * by current seller, then corrected for quotes signed with another seller. For others, the quotes are found
 * through indexes on the seller columns.
 */
const quoted = ({ viewer }: Context, days: FigureDays): Fragment =>
  seesAll(viewer)
    ? sql`
  with moved as materialized (
    select s.seller, q.vendedor_id, q.sent_at, q.status
    from (select distinct on (c.quote_id) c.quote_id, ${sellerSql} as seller from contracts c
      where c.signed_at is not null order by c.quote_id, c.signed_at desc) s
      join quotes q on q.id = s.quote_id
    where s.seller is not null and s.seller is distinct from q.vendedor_id
      and ${duringDays("q.created_at", days)})
  select id, sum(quotes) as quotes, sum(sent) as sent, sum(approved) as approved from (
    select q.vendedor_id as id, ${quoteFigures()} from quotes q
      where ${duringDays("q.created_at", days)} group by 1
    union all select q.seller, ${quoteFigures()} from moved q group by 1
    union all select q.vendedor_id, ${quoteFigures("-")} from moved q group by 1) f
  where id is not null group by 1 having sum(quotes) > 0`
    : sql`
  select q.seller as id, ${quoteFigures()} from (
    select ${sellerSql} as seller, q.sent_at, q.status
    from contracts c join quotes q on q.id = c.quote_id
    where ${lastSigned} and ${countsFor(viewer)} and ${duringDays("q.created_at", days)}
    union all
    select q.vendedor_id, q.sent_at, q.status
    from quotes q where ${standsOn(viewer, "q")} and ${duringDays("q.created_at", days)}
      and not exists (select from contracts c where c.quote_id = q.id and c.signed_at is not null)
  ) q where q.seller is not null group by 1`;

/** Returns the SQL of the contracts that were signed in a range of days and not cancelled, by seller. */
const sold = ({ viewer }: Context, days: FigureDays): Fragment => sql`
  select ${sellerSql} as id, count(*) as contracts, sum(c.precio_total) as sales from contracts c
  where c.status in ('signed', 'completed') and c.signed_at is not null and ${countsFor(viewer)}
    and ${duringDays("c.signed_at", days)} group by 1`;

/**
 * Returns the sellers of a period by value sold, including everyone with any activity; executes one
 * statement.
 */
export async function topSellers(context: Context, { limit, period }: TopSellersArgs): Promise<TopSeller[]> {
  const { read, viewer } = context;
  const days = daysOf(context, period);
  const earned = sql`select m.vendedor_id as id, sum(m.monto_comision) as commissions from commissions m
    where m.clase = 'comision' and m.status <> 'voided' and ${duringDays("m.fecha_generacion", days)}
      and ${read.where(Commission, visibleCommissions(viewer), "m")} group by 1`;
  return read.figures<TopSeller>(
    sql`with quoted as (${quoted(context, days)}), sold as (${sold(context, days)}), earned as (${earned})
      select u.id, u.name, u.lastname, u.role, coalesce(quotes, 0) as quotes,
        coalesce(contracts, 0) as contracts, coalesce(sales, 0) as sales,
        coalesce(commissions, 0) as commissions
      from quoted full join sold using (id) full join earned using (id) join users u using (id)
      order by coalesce(sales, 0) desc, coalesce(contracts, 0) desc, coalesce(quotes, 0) desc, u.id
      limit ${limit}`,
  );
}

/**
 * Returns each seller's performance in a period; executes one statement. It includes the sellers whom the
 * viewer may see, and everyone with a sale in the period that counts for the viewer.
 */
export async function userPerformance(
  context: Context,
  period: DashboardPeriod,
): Promise<SellerPerformance[]> {
  const { read, viewer } = context;
  const days = daysOf(context, period);
  const sellers: ReadFilter<User> = {
    $and: [visibleUsers(viewer), { role: { $in: earnerRoles }, isActive: true, erasedAt: null }],
  };
  const paid = sql`select ${sellerSql} as id, sum(p.monto) as revenue
    from payments p join contracts c on c.id = p.contract_id
    where p.status = 'verified' and ${countsFor(viewer)} and ${onDays("p.fecha_pago", days)} group by 1`;
  const rows = await read.figures<Omit<SellerPerformance, "conversionRate">>(
    sql`with quoted as (${quoted(context, days)}), sold as (${sold(context, days)}), paid as (${paid}),
      sellers as (select u.id from users u where ${read.where(User, sellers, "u")})
      select u.id, u.name, u.lastname, u.role, coalesce(quotes, 0) as quotes, coalesce(sent, 0) as sent,
        coalesce(approved, 0) as approved, coalesce(contracts, 0) as contracts,
        coalesce(revenue, 0) as revenue
      from quoted full join sold using (id) full join paid using (id) full join sellers using (id)
        join users u using (id)
      order by coalesce(revenue, 0) desc, coalesce(quotes, 0) desc, plain_text(u.name), u.id`,
  );
  return rows.map((row) => ({ ...row, conversionRate: conversionRate({ ...noSales, ...row }) }));
}
