import type { Work } from "../../../../core/mutation/work.ts";
import { paidBy } from "../../payable/payable.ts";
import { loadPayable } from "../../payable/payable-kinds.ts";
import { CardAttempt } from "../attempt.entity.ts";
import { attemptMoves } from "../attempt-moves.ts";

/**
 * Closes an attempt that did not become a payment, because the provider refused it or does not know it. The
 * part of the balance that the attempt reserved is released.
 */
export async function closeAttempt(
  work: Work,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const attempt = await work.em.findOneOrFail(CardAttempt, { id });
  const payable = await loadPayable(work, paidBy(attempt));
  await work.lock(payable.record, attempt);
  if (attempt.status !== "started") return;
  const { reference } = attempt;
  work.move(attemptMoves, attempt, "failed", {
    audit: ["card.moved", { reference, status: "failed", transactionId: null, reason }],
  });
  attempt.reason = reason;
}
