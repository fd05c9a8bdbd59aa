import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { paidBy, type Payable } from "../payable/payable.ts";
import { loadPayable, seekKnownPayable } from "../payable/payable-kinds.ts";
import { CardAttempt } from "./attempt.entity.ts";
import { orderOfReference } from "./card.rules.ts";

/** Payable record and attempt that a known reference belongs to. */
export interface Referenced {
  readonly payable: Payable;
  /** Null when another program of the agency created the reference to pay a reservation. */
  readonly attempt: CardAttempt | null;
}

/**
 * Finds the record that a reference pays: the record of the attempt with this reference, or the reservation
 * whose id is the reference. Returns null for an unknown reference.
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
