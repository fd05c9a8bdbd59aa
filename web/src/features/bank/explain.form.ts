import { type Concept, incoming, outgoing } from "@travesia/api/bank/outflow/concept.rules";
import type { BankPartInput } from "../../graphql/schema.generated.ts";
import { fieldsOf, unsent } from "../../ui/form/fields.ts";
import type { ProviderChoice } from "../providers/provider.form.ts";
import type { BankTargetsQuery } from "./bank.generated.ts";

/** Something that the agency paid or owes. */
export type Target = BankTargetsQuery["bankTargets"][number];

/** Form fields that explain a movement besides the chosen payments. */
export const explainFields = fieldsOf<Record<never, never>>()({
  concept: unsent<Concept | "">(""),
  account: unsent<string>(""),
  provider: unsent<ProviderChoice | null>(null),
  file: unsent<File | null>(null),
});

/** Concepts that name a payment, which is chosen from the list instead. */
const chosen: readonly Concept[] = [
  "cuota",
  "compra",
  "pago_proveedor",
  "comisiones",
  "devolucion",
  "devolucion_proveedor",
  "liquidacion",
];

/** Returns the concepts that a movement of an amount in COP can have by hand. */
export const conceptsFor = (amount: number, all: readonly Concept[]): readonly Concept[] =>
  all.filter((concept) => !chosen.includes(concept) && !(amount < 0 ? incoming : outgoing).includes(concept));

/** Returns a name for a target that no other target has. */
export const targetKey = (target: Target): string =>
  [
    target.concept,
    target.installmentId ?? target.purchaseId ?? target.providerPaymentId ?? target.refundId,
    target.payoutId,
    target.commissionId,
    target.sellerId,
  ].join(" ");

/** Returns the part that a chosen target is; the only part takes the amount of the movement. */
export const partOf = (target: Target, isOnly: boolean): BankPartInput => {
  const { concept, installmentId, purchaseId, providerPaymentId, payoutId, refundId, commissionId } = target;
  if (commissionId)
    return { concept, commissionIds: [commissionId], ...(isOnly ? {} : { monto: target.amount }) };
  const sellerId = payoutId ? target.sellerId : null;
  return { concept, installmentId, purchaseId, providerPaymentId, payoutId, sellerId, refundId };
};
