import { bind, type Fragment, sql } from "../../core/read/sql.ts";
import type { RowColumns } from "../../core/read/sql-field.ts";

/** Returns the SQL of a provider's status: active, inactive, or merged into another. */
export const providerStatusSql = (row: RowColumns): Fragment =>
  sql`(case when ${row("mergedInto")} is not null then 'merged' when ${row("active")} then 'active'
    else 'inactive' end)`;

/** Returns the SQL of the last four digits of a provider's account, the equivalent of `maskedAccount`. */
export const maskedAccountSql = (row: RowColumns): Fragment => sql`('•••• ' || ${row("accountEnding")})`;

/** Returns the SQL of an aggregate over a provider's purchases that are not voided, alias `p`. */
export const ofPurchases = (row: RowColumns, figure: Fragment, and: Fragment = sql`true`): Fragment =>
  sql`(select ${figure} from purchases p where p.provider_id = ${row("id")} and p.voided_at is null
    and ${and})`;

/**
 * Returns the SQL of the unpaid amounts of a provider's purchases: amount and due day, for purchases paid at
 * once (`p`) and for installments.
 */
const openOf = (row: RowColumns): Fragment =>
  sql`(select p.saldo_pendiente as monto, p.fecha_vencimiento_pago as vence from purchases p
      where p.provider_id = ${row("id")} and p.voided_at is null and p.saldo_pendiente > 0
        and p.tipo_pago = 'contado'
    union all select n.monto_cuota, n.fecha_vencimiento from purchases p join installments n
      on n.purchase_id = p.id and n.fecha_pago is null
      where p.provider_id = ${row("id")} and p.voided_at is null and p.saldo_pendiente > 0
        and p.tipo_pago = 'cuotas')`;

/** Returns the SQL of the amount owed to a provider that was due before today, in COP. */
export const overdueSql = (row: RowColumns): Fragment =>
  sql`(select coalesce(sum(o.monto), 0)::bigint from ${openOf(row)} o where o.vence < ${bind.today})`;

/** Returns the SQL of the earliest due day of a provider's unpaid amounts. */
export const nextDueSql = (row: RowColumns): Fragment => sql`(select min(o.vence) from ${openOf(row)} o)`;

/** Returns the SQL of a provider's paid amounts that had a due day: the due day, and the day of payment. */
const settledOf = (row: RowColumns): Fragment =>
  sql`(select p.fecha_vencimiento_pago as vence, (p.paid_at at time zone 'America/Bogota')::date as pagado
      from purchases p where p.provider_id = ${row("id")} and p.voided_at is null and p.paid_at is not null
        and p.tipo_pago = 'contado' and p.fecha_vencimiento_pago is not null
    union all select n.fecha_vencimiento, n.fecha_pago from purchases p join installments n
      on n.purchase_id = p.id and n.fecha_pago is not null
      where p.provider_id = ${row("id")} and p.voided_at is null and p.tipo_pago = 'cuotas')`;

/**
 * Returns the SQL of the percentage of payments made by their due day, with one decimal. It covers paid
 * purchases and installments with a due day; null when there are none.
 */
export const onTimeSql = (row: RowColumns): Fragment =>
  sql`(select round(100.0 * count(*) filter (where s.pagado <= s.vence) / nullif(count(*), 0), 1)::float8
    from ${settledOf(row)} s)`;

/** Returns the SQL of whether a provider has a purchase for a trip that is not invoiced yet. */
export const hasPurchaseToInvoice = (provider: Fragment): Fragment =>
  sql`exists (select from purchases p join contract_items i on i.id = p.contract_item_id
    join contracts c on c.id = i.contract_id
    where p.provider_id = ${provider} and p.voided_at is null and c.invoiced_at is null
      and c.status in ('signed', 'completed'))`;

/** Provider in a line of the books, as SQL over the alias `v`; its account is masked, as in the lists. */
export const providerPartySql: Fragment = sql`json_build_object(
    'documentType', case when v.nit is not null then 'nit' end, 'document', split_part(v.nit, '-', 1),
    'checkDigit', split_part(v.nit, '-', 2), 'name', v.name, 'city', v.city,
    'account', concat_ws(' ', v.bank, '•••• ' || v.account_ending))`;

/** Returns the SQL of the amount that a provider has yet to return of voided purchases, in COP. */
export const claimedSql = (row: RowColumns): Fragment =>
  sql`(select coalesce(sum(k.monto), 0)::bigint from provider_claims k
    join purchases p on p.id = k.purchase_id
    where p.provider_id = ${row("id")} and k.returned_on is null)`;
