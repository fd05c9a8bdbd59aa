import type { Work } from "../../../core/mutation/work.ts";
import { paidId, type PayableRef } from "../payable/payable.ts";
import type { Refund } from "./refund.entity.ts";
import { refundMoves } from "./refund-moves.ts";

/** Annuls a locked refund that is still owed, with a reason. */
export async function annul(work: Work, refund: Refund, ref: PayableRef, reason: string): Promise<void> {
  const { id: refundId, monto } = refund;
  refund.annulReason = reason;
  work.move(refundMoves, refund, "anulada", {
    audit: ["refund.annulled", { ...paidId(ref), monto, reason }],
  });
  await work.emit("refund.annulled", { refundId, payable: ref });
}
