import { registerEnum } from "../../core/enums.ts";
import {
  documentKindLabels,
  type providerParts,
  providerStatusLabels,
  taxRegimeLabels,
} from "./provider.rules.ts";

/** Statuses of a provider; a `merged` provider became part of another. */
export const ProviderStatus = { active: "active", inactive: "inactive", merged: "merged" } as const;
export type ProviderStatus = keyof typeof ProviderStatus;
registerEnum(ProviderStatus, {
  name: "ProviderStatus",
  label: "Estado del proveedor",
  labels: providerStatusLabels,
  description: "Si se le compra a un proveedor, o se unió con otro.",
});

/** Regimes under which a provider declares its income tax (Estatuto Tributario, books I and VIII). */
export const TaxRegime = { ordinario: "ordinario", simple: "simple", especial: "especial" } as const;
export type TaxRegime = keyof typeof TaxRegime;
registerEnum(TaxRegime, {
  name: "TaxRegime",
  label: "Régimen tributario",
  labels: taxRegimeLabels,
  description: "Régimen del impuesto de renta de un proveedor.",
});

/** Kinds of document of a provider. */
export const ProviderDocumentKind = {
  rut: "rut",
  camara_comercio: "camara_comercio",
  certificacion_bancaria: "certificacion_bancaria",
  rnt: "rnt",
  contrato: "contrato",
  otro: "otro",
} as const;
export type ProviderDocumentKind = keyof typeof ProviderDocumentKind;
registerEnum(ProviderDocumentKind, {
  name: "ProviderDocumentKind",
  label: "Tipo de documento",
  labels: documentKindLabels,
  description: "Clase de un documento de un proveedor.",
});

/** Parts of a provider's data that a merge chooses between when both providers have them. */
export const ProviderPart = {
  name: "name",
  nit: "nit",
  city: "city",
  account: "account",
  paymentDays: "paymentDays",
  paymentTerms: "paymentTerms",
  taxes: "taxes",
  mandate: "mandate",
  notes: "notes",
} as const satisfies { readonly [Part in keyof typeof providerParts]: Part };
export type ProviderPart = keyof typeof ProviderPart;
registerEnum(ProviderPart, {
  name: "ProviderPart",
  description: "Dato de un proveedor que se elige cuando dos se unen y ambos lo tienen.",
});
