import { type Fragment, sql } from "../../../core/read/sql.ts";

/** Returns the SQL of whether a payment has an open case; the argument is the SQL of the payment's id. */
export const inClaimOf = (paymentId: Fragment): Fragment =>
  sql`exists (select from chargebacks k where k.payment_id = ${paymentId} and k.status = 'abierto')`;
