import type { Context } from "../../../../core/context.ts";
import { bind, type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import type { OwnRefund } from "../refund.types.ts";

/** SQL of the JSON of a refund as the client sees it; `f` is the alias of the refund's row. */
const refundJson = raw(`json_build_object('id', f.id, 'title', coalesce(
    (select 'Contrato ' || k.contract_number from contracts k where k.id = f.contract_id),
    'Reserva ' || upper(right(f.order_id::text, 8))),
  'contractId', f.contract_id, 'orderId', f.order_id,
  'monto', f.monto, 'reason', f.reason, 'status', f.status,
  'dueOn', f.due_on, 'paidOn', f.paid_on, 'hasAccount', f.account_number is not null,
  'accountMasked', case when f.account_number is not null
    then concat_ws(' ', nullif(f.account_bank, ''), '•••• ' || f.account_ending) end)`);

const listed = (where: Fragment): Fragment =>
  sql`(select coalesce(json_agg(${refundJson} order by f.created_at desc, f.id desc), '[]') from refunds f
    where ${where} and f.status <> 'anulada')`;

/**
 * Returns the SQL of a contract's refunds without the annulled ones; the argument is the SQL of the
 * contract's id.
 */
export const ownRefundsOf = (contractId: Fragment): Fragment => listed(sql`f.contract_id = ${contractId}`);

const refundsWhere = async ({ read }: Context, where: Fragment): Promise<OwnRefund[]> => {
  const [row] = await read.rows<{ refunds: OwnRefund[] }>(sql`select ${listed(where)} as refunds`);
  return row?.refunds ?? [];
};

/** Returns the viewer's refunds, for contracts and for reservations. */
export const refundsOfClient = (context: Context): Promise<OwnRefund[]> =>
  refundsWhere(
    context,
    sql`(f.contract_id in (select c.id from contracts c where c.cliente_id = ${bind.me})
      or f.order_id in (select r.id from reservations r where r.customer_id = ${bind.me}))`,
  );

/** Returns the refunds of a reservation; the caller has checked that the viewer may see it. */
export const refundsOfOrder = (context: Context, orderId: string): Promise<OwnRefund[]> =>
  refundsWhere(context, sql`f.order_id = ${orderId}`);

/** Returns a refund as the client sees it; the caller has checked that it belongs to the client. */
export async function ownRefund({ read }: Context, id: string): Promise<OwnRefund> {
  const [row] = await read.rows<{ refund: OwnRefund }>(
    sql`select ${refundJson} as refund from refunds f where f.id = ${id}`,
  );
  if (!row) throw new Error(`refund ${id} is gone`);
  return row.refund;
}
