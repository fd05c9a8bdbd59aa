import { bind, type Fragment, sql } from "../../core/read/sql.ts";
import type { RowColumns } from "../../core/read/sql-field.ts";

/** Returns whether a provider is bought from, or became part of another. */
export const providerStatusSql = (row: RowColumns): Fragment =>
  sql`(case when ${row("mergedInto")} is not null then 'merged' when ${row("active")} then 'active'
    else 'inactive' end)`;

/** Returns the last four digits of its account: the SQL of `maskedAccount`. */
export const maskedAccountSql = (row: RowColumns): Fragment => sql`('•••• ' || ${row("accountEnding")})`;

/** Returns a figure over its living purchases, alias `p`. */
export const ofPurchases = (row: RowColumns, figure: Fragment, and: Fragment = sql`true`): Fragment =>
  sql`(select ${figure} from purchases p where p.provider_id = ${row("id")} and p.voided_at is null
    and ${and})`;

/**
 * Returns the SQL of the unpaid amounts of its purchases: amount and due day, paid at once (`p`) and by
 * installments.
 */
const openOf = (row: RowColumns): Fragment =>
  sql`(select p.saldo_pendiente as monto, p.fecha_vencimiento_pago as vence from purchases p
      where p.provider_id = ${row("id")} and p.voided_at is null and p.saldo_pendiente > 0
        and p.tipo_pago = 'contado'
    union all select n.monto_cuota, n.fecha_vencimiento from purchases p join installments n
      on n.purchase_id = p.id and n.fecha_pago is null
      where p.provider_id = ${row("id")} and p.voided_at is null and p.saldo_pendiente > 0
        and p.tipo_pago = 'cuotas')`;

/** Returns SQL for the amount owed to it that was due before today, in COP. */
export const overdueSql = (row: RowColumns): Fragment =>
  sql`(select coalesce(sum(o.monto), 0)::bigint from ${openOf(row)} o where o.vence < ${bind.today})`;

/** Returns the first day on which something that is still open is due. */
export const nextDueSql = (row: RowColumns): Fragment => sql`(select min(o.vence) from ${openOf(row)} o)`;

/** Returns the SQL of its paid amounts that had a due day: the due day, and the day of payment. */
const settledOf = (row: RowColumns): Fragment =>
  sql`(select p.fecha_vencimiento_pago as vence, (p.paid_at at time zone 'America/Bogota')::date as pagado
      from purchases p where p.provider_id = ${row("id")} and p.voided_at is null and p.paid_at is not null
        and p.tipo_pago = 'contado' and p.fecha_vencimiento_pago is not null
    union all select n.fecha_vencimiento, n.fecha_pago from purchases p join installments n
      on n.purchase_id = p.id and n.fecha_pago is not null
      where p.provider_id = ${row("id")} and p.voided_at is null and p.tipo_pago = 'cuotas')`;

/**
 * Returns the share of payments made by their due day, in percent with one decimal: purchases at once and
 * installments paid on or before that day, among the paid ones with a due day; null while there are none.
 */
export const onTimeSql = (row: RowColumns): Fragment =>
  sql`(select round(100.0 * count(*) filter (where s.pagado <= s.vence) / nullif(count(*), 0), 1)::float8
    from ${settledOf(row)} s)`;

/** Returns whether something was bought of a provider for a trip that is still to be invoiced. */
export const hasPurchaseToInvoice = (provider: Fragment): Fragment =>
  sql`exists (select from purchases p join contract_items i on i.id = p.contract_item_id
    join contracts c on c.id = i.contract_id
    where p.provider_id = ${provider} and p.voided_at is null and c.invoiced_at is null
      and c.status in ('signed', 'completed'))`;

/**
 * Provider as the books name it, over the alias `v`, with the keys of a list written in SQL. Its account is
 * masked, as in the lists.
 */
export const providerPartySql: Fragment = sql`json_build_object(
    'documentType', case when v.nit is not null then 'nit' end, 'document', split_part(v.nit, '-', 1),
    'checkDigit', split_part(v.nit, '-', 2), 'name', v.name, 'city', v.city,
    'account', concat_ws(' ', v.bank, '•••• ' || v.account_ending))`;
