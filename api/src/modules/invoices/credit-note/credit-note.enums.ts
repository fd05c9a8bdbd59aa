import { registerEnum } from "../../../core/enums.ts";
import { type CreditConcept as Concept, creditConcepts, creditConceptLabels } from "./credit-note.rules.ts";

/** Why a credit note is made. */
export const CreditConcept = Object.fromEntries(creditConcepts.map((concept) => [concept, concept])) as {
  [C in Concept]: C;
};
export type CreditConcept = Concept;
registerEnum(CreditConcept, {
  name: "CreditConcept",
  label: "Concepto",
  labels: creditConceptLabels,
  description: "Concepto de una nota crédito (anexo técnico 1.9, tabla 13.2.4).",
});
