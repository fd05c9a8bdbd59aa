import type { Work } from "../../../../core/mutation/work.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { balanceOf } from "../../../payments/payable/payable.ts";
import { Payment } from "../../../payments/payment/payment.entity.ts";
import { acceptPayment } from "../../../payments/payment/decision/payment-decision.ts";
import { lockWithPayable } from "../../../payments/payment/payment-payable.ts";
import { isInReview } from "../../../payments/payment/decision/review.rules.ts";
import { isGrave } from "../../../payments/payment/suspicion/ask-reason.ts";
import { BankBook } from "../../statement/bank-book.entity.ts";
import { freeOf } from "../../statement/movement-sums.rules.ts";
import { back } from "../back.ts";
import { contradictedOf } from "../contradicted.ts";
import { BankProposal } from "../proposal.entity.ts";

/**
 * Accepts an exact proposal automatically, if the owner switched that on: assigns the movement to the
 * payment, and verifies a pending payment. Excluded are payments registered by the person who imported the
 * bank's file, possible duplicates, and payments of a cancelled sale or of a closed month. Movements whose
 * direction only a word states, or whose words contradict the proposal, are excluded too. Returns whether the
 * proposal was accepted; people decide on the others.
 */
export async function acceptExactly(work: Work, { id }: { id: string }): Promise<boolean> {
  const proposal = await work.em.findOne(
    BankProposal,
    { id, exact: true },
    { populate: ["movement.import"] },
  );
  if (!proposal?.payment) return false;
  const { movement } = proposal;
  const payment = await work.em.findOneOrFail(Payment, { id: proposal.payment.id });
  const payable = await lockWithPayable(work, payment);
  await work.lock(movement);
  const book = await work.em.findOne(BankBook, { account: movement.account, automatic: true });
  const { status, monto, respaldado, createdBy } = payment;
  const fits = movement.state === "libre" && freeOf(movement) === monto && respaldado === 0;
  if (!book || !fits || status === "rejected" || isInReview(payment)) return false;
  if (movement.signedByWord || (await contradictedOf(work, [id])).length > 0) return false;
  if (createdBy?.id === movement.import.createdBy.id) return false;
  if (status === "pending") {
    if ((await isGrave(work, payment)) || monto > balanceOf(payable) || payment.wompiReference) return false;
  }
  await back(work, movement, payment, monto, "automatico");
  if (status === "pending") {
    await acceptPayment(work, payment, payable);
    // Nobody decided it: only here a closed month is respected, once the written row holds its lock.
    await refuseClosedMonth(work, payment.fechaPago, "fechaPago");
  }
  return true;
}
