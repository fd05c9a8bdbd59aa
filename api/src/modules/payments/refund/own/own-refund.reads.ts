import type { Context } from "../../../../core/context.ts";
import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import type { OwnRefund } from "../refund.types.ts";

/** What a client is told of a refund, over the alias `f` of its row, as JSON has it. */
const told = raw(`json_build_object('id', f.id, 'monto', f.monto, 'reason', f.reason, 'status', f.status,
  'dueOn', f.due_on, 'paidOn', f.paid_on, 'accountMasked', case when f.account_number is not null
    then concat_ws(' ', nullif(f.account_bank, ''), '•••• ' || right(f.account_number, 4)) end)`);

/** What goes back of one contract (by the SQL of its id), but for what was annulled. */
export const ownRefundsOf = (contractId: Fragment): Fragment =>
  sql`(select coalesce(json_agg(${told} order by f.created_at desc, f.id desc), '[]') from refunds f
    where f.contract_id = ${contractId} and f.status <> 'anulada')`;

/** A refund as its client sees it; the caller has shown that it is theirs. */
export async function ownRefund({ read }: Context, id: string): Promise<OwnRefund> {
  const [row] = await read.rows<{ refund: OwnRefund }>(
    sql`select ${told} as refund from refunds f where f.id = ${id}`,
  );
  if (!row) throw new Error(`refund ${id} is gone`);
  return row.refund;
}
