import type { Context } from "../../../core/context.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import type { RefundCounters } from "./refund.types.ts";

/**
 * Returns the number of refunds in each status. Executes one statement, which reads a separate partial index
 * for each status.
 */
export async function refundCounters({ read }: Context): Promise<RefundCounters> {
  const [row] = await read.rows<RefundCounters>(
    sql`select owed.*, (select count(*) from refunds where status = 'pagada') as pagadas,
       (select count(*) from refunds where status = 'anulada') as anuladas
     from (select count(*) as abiertas, count(*) filter (where due_on < ${bind.today}) as vencidas,
       coalesce(sum(monto), 0) as "porDevolver" from refunds where status = 'abierta') owed`,
  );
  return row ?? { abiertas: 0, vencidas: 0, pagadas: 0, anuladas: 0, porDevolver: 0 };
}
