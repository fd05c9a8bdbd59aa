import type { Work } from "../../../../core/mutation/work.ts";
import { CardAttempt } from "../attempt.entity.ts";

/** Open attempt about which the provider is queried. */
export interface LookUp {
  readonly id: string;
  readonly reference: string;
  readonly startedAt: Date;
}

/**
 * Claims the next query about an open attempt. Does nothing when the attempt is settled or was queried within
 * the last `seconds`, so that only one of several concurrent callers queries the provider.
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
