import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { paidBy, type Payable } from "../payable/payable.ts";
import { loadPayable, seekKnownPayable } from "../payable/payable-kinds.ts";
import { CardAttempt } from "./attempt.entity.ts";
import { orderOfReference } from "./card.rules.ts";

/** Payable and attempt to which a reference of ours belongs. */
export interface Referenced {
  readonly payable: Payable;
  /** Null where another program of the agency made the reference, for a reservation. */
  readonly attempt: CardAttempt | null;
}

/**
 * Finds what a reference pays: that of the attempt that has it, or the reservation whose id it is. Null for a
 * reference that is none of ours.
 */
export async function findReferenced(
  { em }: { readonly em: SqlEntityManager },
  reference: string,
): Promise<Referenced | null> {
  const attempt = await em.findOne(CardAttempt, { reference });
  if (attempt) return { payable: await loadPayable({ em }, paidBy(attempt)), attempt };
  const id = orderOfReference(reference);
  const payable = id === null ? null : await seekKnownPayable({ em }, { kind: "reservation", id });
  return payable && { payable, attempt: null };
}
