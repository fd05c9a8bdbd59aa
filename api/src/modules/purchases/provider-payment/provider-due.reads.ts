import type { Context } from "../../../core/context.ts";
import { addDays } from "../../../core/colombia/days.ts";
import { sql } from "../../../core/read/sql.ts";
import type { ProviderDueFilter } from "./provider-due.filter.ts";
import { dueArms, mondayOf } from "./provider-due.sql.ts";
import type {
  ProviderContract,
  ProviderDue,
  ProviderDueFigures,
  ProviderDuePage,
  ProviderDuePageArgs,
} from "./provider-due.types.ts";

/** How many weeks are told, this one among them. */
const WEEKS = 8;
const DAYS_OF_WEEK = 7;
/** For how many days those that were paid are counted. */
const PAID_DAYS = 30;

/** Who approved paying an amount of the page `d` as it stands. */
const approvedBy = sql`(select a.approved_by_id from payout_approvals a,
    payout_of(a.kind, a.subject_id) o
  where a.kind = case when d.installment_id is null then 'purchase' else 'installment' end
    and a.subject_id = d.id and a.status = 'approved' and a.monto = o.monto and a.account = o.account)`;

/**
 * A page of what is owed to providers over all contracts, the first due first (of paid ones the last paid)
 * unless told, in one statement: each kind gives no more than the page needs, out of its index, before both
 * are put in order.
 */
export async function providerDues(
  context: Context,
  filter: ProviderDueFilter | null,
  { page, limit, offset, order, direction }: ProviderDuePageArgs,
): Promise<ProviderDuePage> {
  const { atOnce, byInstallments, orders } = dueArms(context, filter, order ? (direction ?? "asc") : null);
  const most = offset + limit;
  const [row] = await context.read.rows<{ total: number; items: ProviderDue[] }>(
    sql`with page as (select * from (
        (${atOnce} ${orders.atOnce} limit ${most})
        union all (${byInstallments} ${orders.byInstallments} limit ${most})) d
      ${orders.all} limit ${limit} offset ${offset})
    select (select count(*) from (${atOnce}) o)::int
        + (select count(*) from (${byInstallments}) o)::int as total,
      (select coalesce(json_agg(json_build_object('id', d.id, 'purchaseId', d.purchase_id,
        'installmentId', d.installment_id, 'providerId', v.id, 'provider', v.name, 'contractId', c.id,
        'contractNumber', c.contract_number, 'item', i.descripcion, 'number', d.number, 'of', d.of,
        'monto', d.monto, 'dueOn', d.due_on, 'paidOn', d.paid_on,
        'estado', case when d.paid_on is not null then 'pagado' when d.due_on < ${context.today}::date
          then 'vencido' else 'pendiente' end, 'bank', v.bank,
        'maskedAccount', '•••• ' || right(v.account_number, 4),
        'accountChangedAt', v.account_changed_at, 'accountChangedById', v.account_changed_by_id,
        'accountReplaced', v.account_replaced,
        'needsSecondPerson', d.paid_on is null and coalesce(d.monto > rule.second_person_above, false),
        'approvedById', ${approvedBy})
        ${orders.all}), '[]') from page d join providers v on v.id = d.provider_id
        join contract_items i on i.id = d.contract_item_id
        join contracts c on c.id = i.contract_id cross join approval_rules rule) as items`,
  );
  const { total, items } = row!;
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}

/** What is owed to providers and when, under the filter but for its time, in one statement. */
export async function providerDueFigures(
  context: Context,
  filter: ProviderDueFilter | null,
): Promise<ProviderDueFigures> {
  const { providerId, search } = filter ?? {};
  const { atOnce, byInstallments } = dueArms(context, { providerId, search });
  const paid = dueArms(context, {
    ...{ providerId, search, when: "paid" },
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

/** What was bought from a provider for each contract, the latest first. */
export function providerContracts({ read }: Context, providerId: string): Promise<ProviderContract[]> {
  return read.rows<ProviderContract>(
    sql`select c.id as "contractId", c.contract_number as "contractNumber", c.destino,
        concat_ws(' ', c.cliente->>'name', nullif(c.cliente->>'lastname', '')) as client,
        count(*)::int as purchases, sum(p.costo)::bigint as bought, sum(p.saldo_pendiente)::bigint as owed
      from purchases p join contract_items i on i.id = p.contract_item_id
        join contracts c on c.id = i.contract_id
      where p.provider_id = ${providerId} and p.voided_at is null
      group by c.id order by max(p.fecha_compra) desc, c.contract_number desc limit 100`,
  );
}
