import { registerEnum } from "../../../core/enums.ts";
import { upgradeFindingLabels } from "./upgrade-finding.rules.ts";

/** Kinds of possible mistakes of earlier versions. */
export const UpgradeFindingKind = {
  signed_by_word: "signed_by_word",
  twin_movement: "twin_movement",
  twin_customer: "twin_customer",
  boxed_letters: "boxed_letters",
  borrowed_hotel: "borrowed_hotel",
} as const;
export type UpgradeFindingKind = keyof typeof UpgradeFindingKind;
registerEnum(UpgradeFindingKind, {
  name: "UpgradeFindingKind",
  label: "Qué se encontró",
  labels: upgradeFindingLabels,
  description: "Clase de lo que una versión anterior pudo hacer mal.",
});
