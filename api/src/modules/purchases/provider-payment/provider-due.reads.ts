import type { Context } from "../../../core/context.ts";
import { addDays, type Day } from "../../../core/colombia/days.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { clientName } from "../../contracts/contract/contract.sql.ts";
import type { ProviderDueFilter } from "./provider-due.filter.ts";
import { providerPartySql } from "../../providers/provider.sql.ts";
import { type DueArms, dueArms, mondayOf } from "./provider-due.sql.ts";
import type {
  ProviderContract,
  ProviderDue,
  ProviderDueFigures,
  ProviderDuePage,
  ProviderDuePageArgs,
} from "./provider-due.types.ts";

/** Number of weeks in the totals, including this week. */
const WEEKS = 8;
const DAYS_OF_WEEK = 7;
/** Number of past days whose payments are counted. */
const PAID_DAYS = 30;

/** SQL of the person who approved paying the current amount of the page's row `d`. */
const approvedBy = sql`(select a.approved_by_id from payout_approvals a,
    payout_of(a.kind, a.subject_id) o
  where a.kind = case when d.installment_id is null then 'purchase' else 'installment' end
    and a.subject_id = d.id and a.status = 'approved' and a.monto = o.monto and a.account = o.account)`;

/**
 * Returns the SQL of an amount `d` with its contract, provider and service, under the field names of the
 * schema.
 */
const dueRow = (today: Day): Fragment =>
  sql`d.id, d.purchase_id as "purchaseId", d.installment_id as "installmentId", v.id as "providerId",
    v.name as provider, v.nit as nit, ${providerPartySql} as "thirdParty",
    c.id as "contractId", c.contract_number as "contractNumber",
    i.descripcion as item, d.number, d.of, d.monto, d.due_on as "dueOn", d.paid_on as "paidOn",
    case when d.paid_on is not null then 'pagado' when d.due_on < ${today}::date then 'vencido'
      else 'pendiente' end as estado, v.bank, '•••• ' || v.account_ending as "maskedAccount",
    v.account_changed_at as "accountChangedAt", v.account_changed_by_id as "accountChangedById",
    v.account_replaced as "accountReplaced",
    d.paid_on is null and coalesce(d.monto > rule.second_person_above, false) as "needsSecondPerson",
    ${approvedBy} as "approvedById"`;

/** SQL joins needed to read the rows of the amounts `d`. */
const dueTables: Fragment = sql`join providers v on v.id = d.provider_id
  join contract_items i on i.id = d.contract_item_id
  join contracts c on c.id = i.contract_id cross join approval_rules rule`;

/**
 * Returns a page of the amounts owed to providers over all contracts; executes one statement. By default the
 * earliest due is first; for paid amounts, the latest paid. Purchases and installments are each read from an
 * index, only as many rows as the page needs, and then merged.
 */
export function providerDues(
  context: Context,
  filter: ProviderDueFilter | null,
  args: ProviderDuePageArgs,
): Promise<ProviderDuePage> {
  const { order, direction } = args;
  const arms = dueArms(context, filter, order ? (direction ?? "asc") : null);
  const { atOnce, byInstallments, orders } = arms;
  return context.read.written<ProviderDue>({
    whole: sql`select ${dueRow(context.today)} from (${atOnce} union all ${byInstallments}) d ${dueTables}
      ${orders.all}`,
    page: () => pageOfDues(context, arms, args),
  });
}

async function pageOfDues(
  context: Context,
  { atOnce, byInstallments, orders }: DueArms,
  { page, limit, offset }: ProviderDuePageArgs,
): Promise<ProviderDuePage> {
  const most = offset + limit;
  const [row] = await context.read.rows<{ total: number; items: ProviderDue[] }>(
    sql`with page as (select * from (
        (${atOnce} ${orders.atOnce} limit ${most})
        union all (${byInstallments} ${orders.byInstallments} limit ${most})) d
      ${orders.all} limit ${limit} offset ${offset})
    select (select count(*) from (${atOnce}) o)::int
        + (select count(*) from (${byInstallments}) o)::int as total,
      (select coalesce(json_agg(r), '[]') from (select ${dueRow(context.today)}
        from page d ${dueTables} ${orders.all}) r) as items`,
  );
  const { total, items } = row!;
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}

/**
 * Returns the totals owed to providers by due day, under the filter except its time; executes one statement.
 */
export async function providerDueFigures(
  context: Context,
  filter: ProviderDueFilter | null,
): Promise<ProviderDueFigures> {
  const { providerId, search } = filter ?? {};
  const { atOnce, byInstallments } = dueArms(context, { providerId, search });
  const paid = dueArms(context, {
    providerId,
    search,
    when: "paid",
    startDate: addDays(context.today, -PAID_DAYS),
  });
  const monday = mondayOf(context.today);
  const [sunday, last] = [addDays(monday, DAYS_OF_WEEK - 1), addDays(monday, WEEKS * DAYS_OF_WEEK - 1)];
  const [row] = await context.read.rows<{ figures: ProviderDueFigures }>(
    sql`with d as materialized (${atOnce} union all ${byInstallments}),
      time as (select ${context.today}::date as today, ${sunday}::date as sunday, ${monday}::date as monday),
      week as (select monday + (greatest(due_on, monday) - monday) / 7 * 7 as monday, sum(monto) as monto,
        count(*) as count from d, time where due_on between today and ${last}::date group by 1)
    select json_build_object(
      'overdue', coalesce(sum(monto) filter (where due_on < today), 0),
      'overdueCount', count(*) filter (where due_on < today),
      'dueCount', count(*) filter (where due_on <= today),
      'week', coalesce(sum(monto) filter (where due_on between today and sunday), 0),
      'weekCount', count(*) filter (where due_on between today and sunday),
      'later', coalesce(sum(monto) filter (where due_on > sunday), 0),
      'laterCount', count(*) filter (where due_on > sunday),
      'undated', coalesce(sum(monto) filter (where due_on is null), 0),
      'undatedCount', count(d.id) filter (where due_on is null),
      'paidCount', (select count(*) from (${paid.atOnce}) o)
        + (select count(*) from (${paid.byInstallments}) o),
      'weeks', (select coalesce(json_agg(week order by monday), '[]') from week)) as figures
    from time left join d on true`,
  );
  return row!.figures;
}

/** Returns the purchase totals of a provider for each contract, latest first. */
export function providerContracts({ read }: Context, providerId: string): Promise<ProviderContract[]> {
  return read.rows<ProviderContract>(
    sql`select c.id as "contractId", c.contract_number as "contractNumber", c.destino,
        ${raw(clientName("c"))} as client,
        count(*)::int as purchases, sum(p.costo)::bigint as bought, sum(p.saldo_pendiente)::bigint as owed
      from purchases p join contract_items i on i.id = p.contract_item_id
        join contracts c on c.id = i.contract_id
      where p.provider_id = ${providerId} and p.voided_at is null
      group by c.id order by max(p.fecha_compra) desc, c.contract_number desc limit 100`,
  );
}
