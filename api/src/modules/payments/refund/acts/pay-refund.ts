import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { spendApprovals } from "../../../approvals/second-person.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { keepReceipt } from "../../../purchases/purchase/receipt.ts";
import { paidId } from "../../payable/payable.ts";
import { lockVisibleRefund } from "../refund.access.ts";
import type { PayRefundInput } from "../refund.inputs.ts";
import { notifyOfPaid } from "../notify-client.ts";
import { refundMoves } from "../refund-moves.ts";
import { refusePaidDay } from "../refund.rules.ts";
import { refuseRefundAct } from "../refund-state.ts";

/** Payment of a refund, and the file that proves it. */
export interface PaidRefund {
  readonly id: string;
  readonly input: PayRefundInput;
  readonly proof: StoredBytes;
}

/**
 * Records that a refund was paid to the client, once, with the day, the means and the proof, which is sent to
 * the client.
 * @throws Refusal CONFLICT when it was already paid or annulled, or has no account; FORBIDDEN when the caller
 * opened it or entered its account, unless the caller is the owner; CONFLICT on `paidOn` for a day of a
 * closed month.
 */
export async function payRefund(work: Work, { id, input, proof }: PaidRefund): Promise<string> {
  const { refund, payable } = await lockVisibleRefund(work, id);
  await refuseRefundAct(work, refund, "pay");
  const { paidOn, means } = input;
  refusePaidDay(paidOn, work.today);
  await refuseClosedMonth(work, paidOn, "paidOn");

  await spendApprovals(work, [{ kind: "refund", id: refund.id }]);

  const { monto } = refund;
  const reference = input.reference?.trim() || null;
  const paidBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.move(refundMoves, refund, "pagada", {
    audit: ["refund.paid", { ...paidId(payable.ref), monto, paidOn, means, sha256: proof.sha256 }],
  });
  const kept = await keepReceipt(work, proof, { type: "refund", id: refund.id });
  assign(refund, { paidOn, means, reference, paidBy, ...kept });
  await work.emit("refund.paid", { refundId: refund.id, payable: payable.ref });
  await notifyOfPaid(work, payable, refund, paidOn, proof);
  return refund.id;
}
