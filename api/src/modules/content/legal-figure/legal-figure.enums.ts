import { enumOf } from "../../../core/enums.ts";
import { legalFigureLabels, legalFigures, type LegalFigureKey as Key } from "./legal-figure.rules.ts";

/** Names of the legal figures in the schema. */
export const LegalFigureKey = enumOf("LegalFigureKey", legalFigures, {
  label: "Cifra",
  labels: legalFigureLabels,
  description: "Una cifra de la ley que rige desde un día.",
});
export type LegalFigureKey = Key;
