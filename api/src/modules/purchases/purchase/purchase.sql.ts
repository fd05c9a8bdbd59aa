import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { closedMonthSql } from "../../closing/closed-month.ts";

/**
 * Returns the SQL of the payment state of an amount: paid, overdue from the day after its due day, or
 * pending.
 */
const stateSql = (paid: Fragment, overdue: Fragment): Fragment =>
  sql`(case when ${paid} then 'pagado' when ${overdue} then 'vencido' else 'pendiente' end)`;

/** Returns the SQL of the payment state of an installment, the equivalent of `paymentState`. */
export const installmentStateSql = (row: RowColumns): Fragment =>
  stateSql(sql`${row("fechaPago")} is not null`, sql`${row("fechaVencimiento")} < ${bind.today}`);

/**
 * Returns the SQL of the payment state of a purchase, which is overdue when any of its amounts is; the
 * equivalent of `purchaseState`.
 */
export const purchaseStateSql = (row: RowColumns): Fragment =>
  stateSql(
    sql`${row("saldoPendiente")} = 0`,
    sql`case ${row("tipoPago")} when 'contado' then coalesce(${row("fechaVencimientoPago")} < ${bind.today},
      false)
      else exists (select 1 from installments n where n.purchase_id = ${row("id")} and n.fecha_pago is null
        and n.fecha_vencimiento < ${bind.today}) end`,
  );

/** Returns the SQL that counts a purchase's paid installments. */
export const paidCountSql = (row: RowColumns): Fragment =>
  sql`(case ${row("tipoPago")} when 'contado' then (${row("saldoPendiente")} = 0)::int
    else (select count(*)::int from installments n where n.purchase_id = ${row("id")}
      and n.fecha_pago is not null) end)`;

/**
 * Returns the SQL of the first closed month among the months in which a purchase counts: bought, paid at
 * once, installments paid.
 */
export const closedPurchaseMonthSql = (row: RowColumns): Fragment =>
  sql`least(${closedMonthSql(row("fechaCompra"), sql`${row("paidAt")} at time zone 'America/Bogota'`)},
    (select min(k.mes) from installments n join month_closings k
      on k.mes = to_char(n.fecha_pago, 'YYYY-MM') and k.reopened_at is null
      where n.purchase_id = ${row("id")}))`;
