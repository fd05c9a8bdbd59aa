import type { Context } from "../../../core/context.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import type { RefundCounters } from "./refund.types.ts";

/** How many refunds stand where, in one statement. */
export async function refundCounters({ read }: Context): Promise<RefundCounters> {
  const [row] = await read.rows<RefundCounters>(
    sql`select count(*) filter (where status = 'abierta') as abiertas,
       count(*) filter (where status = 'abierta' and due_on < ${bind.today}) as vencidas,
       count(*) filter (where status = 'pagada') as pagadas,
       count(*) filter (where status = 'anulada') as anuladas,
       coalesce(sum(monto) filter (where status = 'abierta'), 0) as "porDevolver"
     from refunds`,
  );
  return row ?? { abiertas: 0, vencidas: 0, pagadas: 0, anuladas: 0, porDevolver: 0 };
}
