import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { paidBy, type Payable } from "../payable/payable.ts";
import { loadPayable, seekKnownPayable } from "../payable/payable-kinds.ts";
import { CardAttempt } from "./attempt.entity.ts";
import { orderOfReference } from "./card.rules.ts";

/** Payable and attempt to which a known reference belongs. */
export interface Referenced {
  readonly payable: Payable;
  /** Null when another program of the agency made the reference, for a reservation. */
  readonly attempt: CardAttempt | null;
}

/**
 * Finds the record that a reference pays: the record of the attempt with this reference, or the reservation
 * with this id. Null for an unknown reference.
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
