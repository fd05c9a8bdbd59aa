import { bind, type Fragment, sql } from "../../../core/read/sql.ts";

/** Whether the client of a contract (its id) promised to pay today or later: until then none reminds them. */
export const promisesToPay = (contract: Fragment): Fragment =>
  sql`exists (select from payment_promises y where y.contract_id = ${contract}
    and y.withdrawn_at is null and y.day >= ${bind.today})`;
