import { enumOf } from "../../../core/enums.ts";
import { accountKindLabels, keyKindLabels } from "./agency-account.rules.ts";

/** Kinds of receiving account: an account at a bank, a Bre-B key, or a wallet on a phone. */
export const AgencyAccountKind = enumOf("AgencyAccountKind", accountKindLabels, {
  label: "Clase de cuenta",
  labels: accountKindLabels,
  description: "Clase de una cuenta en la que la agencia recibe pagos.",
});
export type AgencyAccountKind = keyof typeof AgencyAccountKind;

/** Kinds of Bre-B keys in the schema. */
export const BreBKeyKind = enumOf("BreBKeyKind", keyKindLabels, {
  label: "Tipo de llave",
  labels: keyKindLabels,
  description: "Tipo de una llave Bre-B.",
});
export type BreBKeyKind = keyof typeof BreBKeyKind;
