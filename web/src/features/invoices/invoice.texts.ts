import type { InvoiceCollection } from "@travesia/api/invoices/invoice/collection/collection.rules";
import type { OwnTaxCode } from "@travesia/api/invoices/invoice/invoice.rules";
import type { SendingState as Sending } from "@travesia/api/invoices/sending/sending.rules";
import type { Tone } from "@travesia/api/look";
import type { InvoiceStatus } from "../../graphql/schema.generated.ts";

export const invoiceTexts = {
  title: "Facturación",
  subtitle: "Factura los contratos completados y sigue su envío a la DIAN.",
  draftFirst: "Primero se lee lo que cobrará la factura",
  generate: "Facturar",
  generated: "Factura generada exitosamente",
  upToDate: "¡Todo al día!",
  noneFound: "Ningún contrato coincide con la búsqueda.",
  noInvoices: "Todavía no hay facturas. Factura un contrato completado y aparecerá aquí.",
  noInvoicesFound: "Ninguna factura coincide con los filtros.",
  noRange: "Configura un rango de numeración antes de facturar.",
  toRanges: "Configurar numeración",
  statusChanged: "Estado actualizado",
  lines: "Lo que cobra",
  buyer: "Comprador",
  notes: "Notas crédito",
  sending: "Envío a la DIAN",
  collected: "Cobro",
  test: "De pruebas: no tiene validez fiscal",
  documents: "Documentos",
  noDocument: "Este documento todavía se está preparando",
  sendAgain: "Reintentar envío",
  sentAgain: "Se está enviando de nuevo",
  credit: "Hacer nota crédito",
  creditPart: "Nota crédito",
  confirm: "Confirmar y enviar",
  confirmed: "Factura confirmada: se está enviando",
  correct: "Corregir",
  correctAndSend: "Corregir y enviar",
  corrected: "Factura corregida: se está enviando",
  correctNote: "Corregir nota",
  noteCorrected: "Nota crédito corregida: se está enviando",
  preview: "Ver cómo queda",
  answered: "Respuesta guardada",
  credited: "Nota crédito generada",
  printing: "Se está imprimiendo",
} as const;

export const statusTones: Readonly<Record<InvoiceStatus, Tone>> = {
  pending: "neutral",
  approved: "sea",
  rejected: "clay",
  paid: "leaf",
};

export const collectionTones: Readonly<Record<InvoiceCollection, Tone>> = {
  sin_cobrar: "neutral",
  parcial: "sun",
  pagada: "leaf",
};

export const sendingTones: Readonly<Record<Sending, Tone>> = {
  por_revisar: "sun",
  en_cola: "neutral",
  reintentando: "sun",
  enviada: "leaf",
  rechazada: "clay",
  fallida: "clay",
};

/** Options for the party in whose name a provider sells, in the invoice form. */
export const mandateChoices = [
  { value: "no", label: "En nombre propio: nos factura a nosotros" },
  { value: "si", label: "De terceros: su factura va a nombre del cliente" },
] as const;

/** Explanation of each tax option, below its field. */
export const taxHints: Readonly<Record<OwnTaxCode, string>> = {
  GRAVADO_19: "Lo usual: el IVA va dentro del precio.",
  EXENTO_481: "Solo para clientes no residentes que usan el servicio en Colombia; guarda la prueba.",
  EXCLUIDO: "Solo para servicios que la ley excluye de IVA.",
  NO_GRAVADO_EXTERIOR: "Solo para servicios que se prestan fuera del país.",
};
