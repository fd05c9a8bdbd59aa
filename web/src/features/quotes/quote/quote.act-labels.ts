import type { QuoteAct } from "./quote.actions.ts";

/** The verb of each act, on buttons and in menus. */
export const actLabels: Record<QuoteAct, string> = {
  price: "Escribir el precio",
  send: "Enviar cotización",
  sendAgain: "Enviar de nuevo",
  approve: "Registrar aprobación",
  reject: "Rechazar cotización",
  requote: "Recotizar",
  edit: "Editar",
  reassign: "Reasignar",
  duplicate: "Duplicar",
  previewPdf: "Ver PDF",
  regeneratePdf: "Regenerar PDF",
  delete: "Eliminar cotización",
};

/** The acts in the order of a menu. */
export const actOrder: readonly QuoteAct[] = [
  "send",
  "sendAgain",
  "approve",
  "reject",
  "requote",
  "price",
  "edit",
  "previewPdf",
  "regeneratePdf",
  "reassign",
  "duplicate",
  "delete",
];
