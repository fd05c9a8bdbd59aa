import { documentKinds } from "../../../core/colombia/documents.ts";
import { registerEnum } from "../../../core/enums.ts";

const documentLabels = Object.fromEntries(
  Object.entries(documentKinds).map(([kind, { label }]) => [kind, label]),
);

/** Kinds of identity document, spelled as in the API. */
export enum TipoDocumento {
  cc = "cc",
  ce = "ce",
  ti = "ti",
  rc = "rc",
  passport = "passport",
  pep = "pep",
  ppt = "ppt",
  nit = "nit",
  nuip = "nuip",
  dni = "dni",
  salvoconducto = "salvoconducto",
  cedula_diplomatica = "cedula_diplomatica",
  ms = "ms",
}
registerEnum(TipoDocumento, {
  name: "TipoDocumento",
  label: "Tipo de documento",
  labels: documentLabels,
  synonyms: { cedula: TipoDocumento.cc, cedula_extranjeria: TipoDocumento.ce, pa: TipoDocumento.passport },
});

/** Kinds of bank account. */
export enum TipoCuenta {
  ahorros = "ahorros",
  corriente = "corriente",
}
registerEnum(TipoCuenta, { name: "TipoCuenta", label: "Tipo de cuenta" });
