import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import { figureOnSql } from "../../../content/legal-figure/legal-figures-on.ts";

/**
 * Returns the SQL that identifies the client who paid cash for a contract or a reservation (given by their
 * ids): the document number, or the e-mail when there is none.
 */
export const cashClientSql = (contract: Fragment, order: Fragment): Fragment => sql`coalesce(
  (select coalesce(nullif(c.cliente_documento_identidad, ''), lower(c.cliente->>'email'))
    from contracts c where c.id = ${contract}),
  (select coalesce(nullif(u.documento_identidad, ''), lower(u.email))
    from reservations r join users u on u.id = r.customer_id where r.id = ${order}))`;

/**
 * Returns the SQL of the cash that a client paid in the month of a day, in COP; pending and verified payments
 * count.
 */
export const cashOfMonthSql = (client: Fragment, day: Fragment): Fragment => sql`(
  select coalesce(sum(o.monto), 0) from payments o
  where o.medio = 'efectivo' and o.status <> 'rejected'
    and o.fecha_pago >= date_trunc('month', ${day}::date)::date
    and o.fecha_pago < (date_trunc('month', ${day}::date) + interval '1 month')::date
    and ${cashClientSql(raw("o.contract_id"), raw("o.order_id"))} = ${client})`;

/**
 * Returns the SQL of whether a payment is cash of a client whose total of the month reached the reportable
 * threshold.
 */
export const isReportableCashSql = (row: RowColumns): Fragment => sql`(${row("medio")} = 'efectivo'
  and ${row("status")} <> 'rejected'
  and ${cashOfMonthSql(cashClientSql(row("contract"), row("order")), row("fechaPago"))}
    >= ${figureOnSql("efectivo_reportable", row("fechaPago"))})`;
