import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { announceProposed } from "../matching/announce-proposed.ts";

/**
 * Deletes the proposals that a movement's new parts leave without a payment: its own once it is explained,
 * and those of other movements for the same payments.
 */
export async function settleOutflows(work: Work, movementId: string): Promise<void> {
  const gone = await work.rows<{ movement_id: string }>(
    sql`delete from bank_proposals b where b.movement_id = ${movementId} or b.id in (
        select p.proposal_id from bank_proposal_parts p
        join bank_allocations a on a.movement_id = ${movementId}
        left join installments n on n.id = p.installment_id
        left join purchases c on c.id = p.purchase_id
        left join commissions k on k.id = p.commission_id
        where a.installment_id = p.installment_id or a.purchase_id = p.purchase_id
          or a.refund_id = p.refund_id or a.provider_payment_id = p.provider_payment_id
          or a.payout_id = p.payout_id and coalesce(a.seller_id, p.seller_id, 0) = coalesce(p.seller_id, 0)
          or a.provider_payment_id in (n.provider_payment_id, c.provider_payment_id)
          or a.payout_id = k.payout_id)
      returning b.movement_id`,
  );
  await announceProposed(work, [...new Set([movementId, ...gone.map((row) => row.movement_id)])]);
}
