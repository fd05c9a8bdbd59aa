import type { QuoteStatus } from "../../../graphql/schema.generated.ts";
import type { OfferedQuoteAct } from "./quote.offered-acts.ts";

/** An act on a button or in a menu; calculator, itinerary and reminders have their own. */
type MenuAct = Exclude<OfferedQuoteAct, "calculate" | "editItinerary" | "remind" | "remindByWhatsapp">;

const labels: Record<MenuAct, string> = {
  email: "Escribir el correo",
  price: "Escribir el precio",
  discount: "Dar un descuento",
  approveDiscount: "Aprobar descuento",
  send: "Enviar cotización",
  approve: "Registrar aprobación",
  reject: "Rechazar cotización",
  requote: "Recotizar",
  edit: "Editar",
  reassign: "Reasignar",
  join: "Unir con la primera",
  duplicate: "Duplicar",
  saveTemplate: "Guardar como plantilla",
  preview: "Ver PDF",
  makePdf: "Regenerar PDF",
  delete: "Eliminar cotización",
};

/** Returns the verb of an act, on buttons and in menus. */
export function actLabel(act: MenuAct, status: QuoteStatus): string {
  if (act === "send" && status !== "completed") return "Enviar de nuevo";
  if (act === "price" && status === "completed") return "Corregir el precio";
  return labels[act];
}

/** The acts in the order of a menu. */
export const actOrder: readonly MenuAct[] = [
  "send",
  "approveDiscount",
  "approve",
  "reject",
  "requote",
  "email",
  "price",
  "discount",
  "edit",
  "preview",
  "makePdf",
  "join",
  "reassign",
  "duplicate",
  "saveTemplate",
  "delete",
];
