import { registerEnum } from "../enums.ts";

/** Kinds of issued documents. */
export const DocumentKind = {
  quote: "quote",
  contract: "contract",
  signed_contract: "signed_contract",
  addendum: "addendum",
  signed_addendum: "signed_addendum",
  receipt: "receipt",
  support_document: "support_document",
  documento_soporte: "documento_soporte",
  commission_statement: "commission_statement",
  dossier: "dossier",
  invoice: "invoice",
  credit_note: "credit_note",
} as const;
export type DocumentKind = keyof typeof DocumentKind;
registerEnum(DocumentKind, {
  name: "DocumentKind",
  labels: {
    quote: "Cotización",
    contract: "Contrato por firmar",
    signed_contract: "Contrato firmado",
    addendum: "Otrosí por firmar",
    signed_addendum: "Otrosí firmado",
    receipt: "Recibo de pago",
    support_document: "Cuenta de cobro",
    documento_soporte: "Documento soporte",
    commission_statement: "Extracto de comisiones",
    dossier: "Expediente",
    invoice: "Factura electrónica",
    credit_note: "Nota crédito electrónica",
  },
  description: "Clase de un documento que se puede comprobar.",
});

/** Validity of a document; `vencido` is computed when its validity period is over, and never stored. */
export const DocumentState = {
  vigente: "vigente",
  reemplazado: "reemplazado",
  anulado: "anulado",
  vencido: "vencido",
} as const;
export type DocumentState = keyof typeof DocumentState;
registerEnum(DocumentState, { name: "DocumentState", description: "Si un documento sigue vigente." });
