import { badInput } from "../../../core/failure.ts";
import { type Concept, conceptLabels, incoming, outgoing } from "./concept.rules.ts";

/** Concepts that only another part of the product gives: an acquirer's report explains its deposit itself. */
const notByHand: readonly Concept[] = ["liquidacion"];

/** Returns whether a movement of this amount in COP can have a concept. */
const fitsDirection = (amount: number, concept: Concept): boolean =>
  amount < 0 ? !incoming.includes(concept) : !outgoing.includes(concept);

/**
 * Refuses a concept that does not go with the direction of a movement.
 * @throws Refusal BAD_USER_INPUT on the field.
 */
export function refuseConcept(
  { amount }: { readonly amount: number },
  concept: Concept,
  field: string,
): void {
  const name = conceptLabels[concept];
  if (notByHand.includes(concept)) throw badInput(field, `${name}: la trae su propio reporte.`);
  if (fitsDirection(amount, concept)) return;
  throw badInput(
    field,
    amount < 0 ? `${name}: es solo de dinero que entra.` : `${name}: es solo de dinero que sale.`,
  );
}
