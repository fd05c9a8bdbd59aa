import type { Work } from "../../../../core/mutation/work.ts";
import { CardCheck } from "../card-check.entity.ts";
import "../card.events.ts";

/** What the provider's answer made of a payment; `problem` is null where both say the same. */
export interface Checked {
  readonly paymentId: string;
  readonly problem: string | null;
}

/**
 * Notes what the provider answered about a verified payment. When the last one was asked for, OWNER is told
 * of those that it does not confirm; nothing of a payment changes.
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
