import type { Work } from "../../../../core/mutation/work.ts";
import { CardAttempt } from "../attempt.entity.ts";

/** Attempt about which the provider is asked. */
export interface LookUp {
  readonly id: string;
  readonly reference: string;
  readonly startedAt: Date;
}

/**
 * Claims the next look at an open attempt, unless it is settled or was looked at within the last `seconds`:
 * of several that ask at once one asks the provider.
 */
export async function claimLookUp(
  work: Work,
  { id, seconds }: { readonly id: string; readonly seconds: number },
): Promise<LookUp | null> {
  const attempt = await work.em.findOneOrFail(CardAttempt, { id });
  await work.lock(attempt);
  const { status, lookedUpAt, reference, createdAt } = attempt;
  const isOpen = status === "started" || status === "pending";
  if (!isOpen || (lookedUpAt && work.now.getTime() - lookedUpAt.getTime() < seconds * 1000)) return null;
  attempt.lookedUpAt = work.now;
  return { id, reference, startedAt: createdAt };
}
