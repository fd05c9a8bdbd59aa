import type { RowColumns } from "../../../core/read/sql-field.ts";
import { keptOf } from "../../contracts/contract/contract.sql.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/**
 * Returns the SQL of whether a refund depends on this payment: the refunded amount of the paid record exceeds
 * the sum of its other verified payments.
 */
export const restedOnSql = (row: RowColumns): Fragment => sql`(${row("status")} = 'verified' and
  (select coalesce(sum(f.monto), 0) from refunds f where f.status = 'pagada' and f.payment_id is null
    and (f.contract_id = ${row("contract")} or f.order_id = ${row("order")}))
  > (select coalesce(sum(o.monto), 0) from payments o where o.status = 'verified' and o.id <> ${row("id")}
    and (o.contract_id = ${row("contract")} or o.order_id = ${row("order")})))`;

/**
 * Returns the SQL of whether the amounts kept of a cancelled contract depend on this payment: with the
 * refunds they exceed the sum of the other verified payments.
 */
export const keptOnSql = (row: RowColumns): Fragment => sql`(${row("status")} = 'verified' and
  exists (select from kept_amounts h where h.annulled_at is null and h.contract_id = ${row("contract")}) and
  (select coalesce(sum(f.monto), 0) from refunds f where f.status = 'pagada' and f.payment_id is null
    and f.contract_id = ${row("contract")}) + (select ${raw(keptOf)} = ${row("contract")})
  > (select coalesce(sum(o.monto), 0) from payments o where o.status = 'verified' and o.id <> ${row("id")}
    and o.contract_id = ${row("contract")}))`;
