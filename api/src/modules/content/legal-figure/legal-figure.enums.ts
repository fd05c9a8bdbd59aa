import { registerEnum } from "../../../core/enums.ts";
import { legalFigureLabels, legalFigures, type LegalFigureKey as Key } from "./legal-figure.rules.ts";

/** The names of the legal figures as the schema has them. */
export const LegalFigureKey = Object.fromEntries(Object.keys(legalFigures).map((key) => [key, key])) as {
  [K in Key]: K;
};
export type LegalFigureKey = Key;
registerEnum(LegalFigureKey, {
  name: "LegalFigureKey",
  label: "Cifra",
  labels: legalFigureLabels,
  description: "Una cifra de la ley que rige desde un día.",
});
