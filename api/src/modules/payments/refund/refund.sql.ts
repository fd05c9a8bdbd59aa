import { type RowColumns } from "../../../core/read/sql-field.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";

/**
 * Returns the SQL of the user id of the client who receives the money; null when the client has no user
 * account.
 */
export const refundClientSql = (row: RowColumns): Fragment => sql`coalesce(
  (select c.cliente_id from contracts c where c.id = ${row("contract")}),
  (select r.customer_id from reservations r where r.id = ${row("order")}))`;

/** Returns the SQL of the masked account, which all office staff may see: `Bancolombia •••• 4321`. */
export const maskedAccountSql = (
  row: RowColumns,
): Fragment => sql`case when ${row("accountNumber")} is not null
  then concat_ws(' ', nullif(${row("accountBank")}, ''), '•••• ' || ${row("accountEnding")}) end`;
