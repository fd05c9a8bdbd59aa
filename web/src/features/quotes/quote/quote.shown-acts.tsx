import type { ShownAct } from "../../../base/acts/shown-acts.ts";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import type { OfferedQuoteAct } from "./quote.offered-acts.ts";

/** Places that show buttons for a quote; the menu is the same on its page and in its row. */
export type QuotePlace = "menu" | "client" | "end" | "price" | "proposal";
/** Acts with a button; the calculator and the itinerary have their own controls. */
export type ShownQuoteAct = Exclude<OfferedQuoteAct, "calculate" | "editItinerary">;

/**
 * Labels and places of the acts on a quote, in the order of its menu. A list shows them without loading the
 * acts themselves, which its rows open on the quote's page.
 */
export const shownQuoteActs = {
  send: {
    label: "Enviar cotización",
    labelAt: (status) => (status === "completed" ? null : "Enviar de nuevo"),
    places: ["menu", "proposal"],
  },
  approveDiscount: { label: "Aprobar descuento", places: ["menu", "price"] },
  approve: {
    label: "Registrar aprobación",
    explained: (button) => <HelpTooltip topic="aprobar-cotizacion-btn">{button}</HelpTooltip>,
    places: ["menu", "end"],
  },
  reject: { label: "Rechazar cotización", color: "error", places: ["menu", "end"] },
  requote: { label: "Recotizar", places: ["menu", "end"] },
  email: { label: "Escribir el correo", places: ["menu", "client"] },
  price: {
    label: "Escribir el precio",
    labelAt: (status) => (status === "completed" ? "Corregir el precio" : null),
    places: ["menu", "price"],
  },
  discount: { label: "Dar un descuento", places: ["menu"] },
  edit: { label: "Editar", places: ["menu", "end"] },
  preview: { label: "Ver PDF", places: ["menu", "proposal"] },
  makePdf: { label: "Regenerar PDF", places: ["menu", "proposal"] },
  join: { label: "Unir con la primera", places: ["menu"] },
  reassign: { label: "Reasignar", places: ["menu", "client"] },
  duplicate: { label: "Duplicar", places: ["menu", "end"] },
  saveTemplate: { label: "Guardar como plantilla", places: ["menu", "end"] },
  delete: { label: "Eliminar cotización", color: "error", places: ["menu", "end"] },
  remind: { label: "Recordar" },
  remindByWhatsapp: { label: "Recordar por WhatsApp" },
} satisfies Record<ShownQuoteAct, ShownAct<QuotePlace>>;
