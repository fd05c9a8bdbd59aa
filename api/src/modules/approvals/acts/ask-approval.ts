import { make } from "../../../core/rows.ts";
import { conflict, forbidden, notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { PayoutKind } from "../approval.enums.ts";
import { approvalMoves, describedApproval } from "../approval-moves.ts";
import { payoutCapabilities } from "../approval.rules.ts";
import { payoutOf } from "../payout.ts";
import { PayoutApproval } from "../payout-approval.entity.ts";
import { secondPersonAbove } from "../second-person.ts";

const NOT_NEEDED = "La agencia no pide una segunda persona para pagar.";

/**
 * Requests a second person's approval of one payment. An earlier request or approval stays, unless the
 * payment's amount or account has changed. Returns the id of the approval.
 */
export async function askApproval(
  work: Work,
  { kind, subjectId }: { kind: PayoutKind; subjectId: string },
): Promise<string> {
  if (!work.viewer || !may(work.viewer.role, payoutCapabilities[kind])) throw forbidden();
  await work.lockName(`payout ${kind} ${subjectId}`);
  const payout = await payoutOf(work, kind, subjectId);
  if (!payout) throw notFound("Pago no encontrado");
  if (!payout.payable) throw conflict("Esto no está por pagar.");
  if ((await secondPersonAbove(work)) === null) throw conflict(NOT_NEEDED);

  const living = await work.em.findOne(PayoutApproval, {
    kind,
    subjectId,
    status: { $in: ["waiting", "approved"] },
  });
  if (living) {
    await work.lock(living);
    const { monto, account, status } = living;
    const isLiving = status === "waiting" || status === "approved";
    if (isLiving && monto === payout.monto && account === payout.account) return living.id;
    if (isLiving)
      work.move(approvalMoves, living, "withdrawn", {
        audit: ["approval.withdrawn", { ...describedApproval(living), stale: true }],
      });
    await work.save();
  }
  const { monto, account, maskedAccount, payee, concept } = payout;
  const askedBy = work.em.getReference(User, work.viewer.id);
  const approval = make(PayoutApproval, {
    kind,
    subjectId,
    monto,
    account,
    maskedAccount,
    payee,
    concept,
    askedBy,
  });
  work.add(approval);
  work.audit("approval.asked", approval.id, describedApproval(approval));
  await work.emit("approval.asked", { approvalId: approval.id, kind, payee, monto });
  return approval.id;
}
