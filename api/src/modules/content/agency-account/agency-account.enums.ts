import { registerEnum } from "../../../core/enums.ts";
import { accountKindLabels, keyKindLabels } from "./agency-account.rules.ts";

/** Kinds of receiving account: an account at a bank, a Bre-B key, or a wallet on a phone. */
export const AgencyAccountKind = {
  ahorros: "ahorros",
  corriente: "corriente",
  bre_b: "bre_b",
  nequi: "nequi",
  daviplata: "daviplata",
} as const;
export type AgencyAccountKind = keyof typeof AgencyAccountKind;
registerEnum(AgencyAccountKind, {
  name: "AgencyAccountKind",
  label: "Clase de cuenta",
  labels: accountKindLabels,
  description: "Clase de una cuenta en la que la agencia recibe pagos.",
});

/** The kinds of Bre-B keys. */
export const BreBKeyKind = {
  documento: "documento",
  celular: "celular",
  correo: "correo",
  alfanumerica: "alfanumerica",
  comercio: "comercio",
} as const;
export type BreBKeyKind = keyof typeof BreBKeyKind;
registerEnum(BreBKeyKind, {
  name: "BreBKeyKind",
  label: "Tipo de llave",
  labels: keyKindLabels,
  description: "Tipo de una llave Bre-B.",
});
