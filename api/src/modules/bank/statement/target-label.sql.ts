import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";

/** Targets that a row may name, by its property. */
export interface TargetColumns {
  readonly commission?: boolean;
  readonly provider?: boolean;
}

const bought = raw(`p.proveedor || ', ' || k.contract_number`);
const ofContract = raw(
  `join contract_items i on i.id = p.contract_item_id join contracts k on k.id = i.contract_id`,
);
const person = raw("u.name || ' ' || u.lastname");

/**
 * Returns SQL of the name of what a part pays, as people read it: `Mayorista Andina, CT-2026-000045, cuota 2
 * de 3`; null for a concept that names nothing.
 */
export const targetLabelSql = (
  row: RowColumns,
  { commission = false, provider = false }: TargetColumns,
): Fragment =>
  sql`case
    when ${row("installment")} is not null then (select ${bought} || ', cuota ' || n.numero_cuota || ' de '
        || p.numero_cuotas from installments n join purchases p on p.id = n.purchase_id ${ofContract}
      where n.id = ${row("installment")})
    when ${row("purchase")} is not null then (select ${bought} from purchases p ${ofContract}
      where p.id = ${row("purchase")})
    when ${row("providerPayment")} is not null then (select string_agg(distinct p.proveedor, ', ') || ', '
        || min(y.lines) || ' cuotas y compras'
      from provider_payments y left join purchases p on p.provider_payment_id = y.id
        or p.id in (select n.purchase_id from installments n where n.provider_payment_id = y.id)
      where y.id = ${row("providerPayment")})
    when ${row("payout")} is not null then (select case
          when ${row("seller")} is null and o.sellers > 1 then o.sellers || ' personas'
          else (select ${person} from users u where u.id = coalesce(${row("seller")}, (select c.vendedor_id
            from commissions c where c.payout_id = o.id limit 1))) end
        || ', ' || case o.lines when 1 then 'una comisión' else o.lines || ' comisiones' end
      from commission_payouts o where o.id = ${row("payout")})
    when ${row("refund")} is not null then (select coalesce(r.account_holder || ', ', '') || coalesce(
        (select k.contract_number from contracts k where k.id = r.contract_id),
        'reserva')
      from refunds r where r.id = ${row("refund")})
    ${
      commission
        ? sql`when ${row("commission")} is not null then (select ${person} || ', ' || k.contract_number
            from commissions c join users u on u.id = c.vendedor_id join contracts k on k.id = c.contract_id
            where c.id = ${row("commission")})`
        : raw("")
    }
    ${
      provider
        ? sql`when ${row("provider")} is not null then (select v.name from providers v
            where v.id = ${row("provider")})
          when ${row("otherAccount")} is not null then (select coalesce(g.bank || ' •••• ', '')
            || right(g.number, 4) from agency_accounts g where g.id = ${row("otherAccount")})`
        : raw("")
    }
    end`;

/** Returns SQL of whether the thing that a part of a proposal names is paid already. */
export const targetPaidSql = (row: RowColumns): Fragment => sql`(case
  when ${row("installment")} is not null
    then exists (select from installments n where n.id = ${row("installment")} and n.fecha_pago is not null)
  when ${row("purchase")} is not null
    then exists (select from purchases b where b.id = ${row("purchase")} and b.paid_at is not null)
  when ${row("refund")} is not null
    then exists (select from refunds r where r.id = ${row("refund")} and r.status = 'pagada')
  else ${row("commission")} is null end)`;

/** Returns SQL of whether the thing that a part of a proposal names is paid to the viewer. */
export const paidToMeSql = (row: RowColumns, me: Fragment | object): Fragment => sql`coalesce(case
  when ${row("payout")} is not null then exists (select from commissions c
    where c.payout_id = ${row("payout")} and c.vendedor_id = coalesce(${row("seller")}, c.vendedor_id)
      and c.vendedor_id = ${me})
  when ${row("commission")} is not null then exists (select from commissions c
    where c.id = ${row("commission")} and c.vendedor_id = ${me})
  when ${row("refund")} is not null then exists (select from refunds r where r.id = ${row("refund")}
    and (exists (select from contracts k where k.id = r.contract_id and k.cliente_id = ${me})
      or exists (select from reservations b where b.id = r.order_id and b.customer_id = ${me}))) end, false)`;
