import { type Fragment, sql } from "../../../core/read/sql.ts";

/** Returns whether a case of a payment (by the SQL of its id) is open. */
export const inClaimOf = (paymentId: Fragment): Fragment =>
  sql`exists (select from chargebacks k where k.payment_id = ${paymentId} and k.status = 'abierto')`;
