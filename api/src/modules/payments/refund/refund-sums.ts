import type { Cop } from "../../../core/colombia/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { keptOf } from "../../contracts/contract/contract.sql.ts";
import { payableColumns, type PayableRef } from "../payable/payable.ts";

/**
 * Returns the money of verified payments that no refund covers and that is not kept, in COP; negative when
 * refunded payments were reversed. Withheld amounts were never received, so they are never refunded. Payments
 * in review have separate refunds and are excluded on both sides. The sum cannot change while the paid record
 * is locked.
 */
export async function leftToRefund(scope: Scope, { kind, id }: PayableRef): Promise<Cop> {
  const column = raw(payableColumns[kind]);
  const [row] = await scope.rows<{ left: string }>(
    sql`select ((select coalesce(sum(p.monto), 0) from payments p where p.${column} = ${id}
        and p.status = 'verified')
      - (select coalesce(sum(f.monto), 0) from refunds f where f.${column} = ${id} and f.payment_id is null
        and f.status <> 'anulada')
      - ${kind === "contract" ? sql`(select ${raw(keptOf)} = ${id})` : sql`0`})::text as left`,
  );
  return Number(row?.left ?? 0);
}
