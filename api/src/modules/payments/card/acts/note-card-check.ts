import type { Work } from "../../../../core/mutation/work.ts";
import { CardCheck } from "../card-check.entity.ts";

/** Result of comparing a payment with the provider's answer; `problem` is null when both agree. */
export interface Checked {
  readonly paymentId: string;
  readonly problem: string | null;
}

/**
 * Records the result of comparing a verified payment with the provider's answer. After the last comparison,
 * OWNER is notified of the payments that the provider does not confirm; no payment is changed.
 */
export async function noteCardCheck(work: Work, { paymentId, problem }: Checked): Promise<void> {
  const check = await work.em.findOneOrFail(CardCheck, { payment: paymentId });
  await work.lock(check);
  if (check.askedAt) return;
  const isFirst = check.asks === 0;
  check.askedAt = work.now;
  check.problem = problem;
  check.asks += 1;
  if (!isFirst) return;
  await work.save();
  if ((await work.em.count(CardCheck, { askedAt: null })) > 0) return;
  const unconfirmed = await work.em.count(CardCheck, { problem: { $ne: null } });
  if (unconfirmed > 0) await work.emit("card.unconfirmed", { unconfirmed });
}
