import { enumOf } from "../../core/enums.ts";
import { type OpeningKind as Kind, openingKindLabels } from "./opening.rules.ts";

/** Kinds of opening balances. */
export const OpeningKind = enumOf("OpeningKind", openingKindLabels, {
  label: "Clase",
  labels: openingKindLabels,
  description: "Qué es un saldo inicial.",
});
export type OpeningKind = Kind;
