import { enumOf } from "../../../core/enums.ts";
import { type CreditConcept as Concept, creditConcepts, creditConceptLabels } from "./credit-note.rules.ts";

/** Concepts of a credit note. */
export const CreditConcept = enumOf("CreditConcept", creditConcepts, {
  label: "Concepto",
  labels: creditConceptLabels,
  description: "Concepto de una nota crédito (anexo técnico 1.9, tabla 13.2.4).",
});
export type CreditConcept = Concept;
