import { formatCop } from "@travesia/api/cop";
import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import type { OfferedQuoteAct } from "./quote.offered-acts.ts";
import { quoteToasts as toasts } from "./quote.texts.ts";
import {
  QuoteApproveDiscountDocument,
  QuoteApproveDocument,
  QuoteAssignmentUndoDocument,
  QuoteDeleteDocument,
  QuoteJoinDocument,
  QuoteReassignDocument,
  type QuoteRecordFragment,
  QuoteRegeneratePdfDocument,
  QuoteRejectDocument,
  QuoteRemindDocument,
  QuoteRequoteDocument,
  QuoteSendDocument,
  QuoteUpdateDocument,
} from "./quotes.generated.ts";
import { quotePaths } from "./quotes.paths.ts";

/** Places that show buttons for a quote; the menu is the same on its page and in its row. */
export type QuotePlace = "menu" | "client" | "end" | "price" | "proposal";
/** Actions with a button; the calculator and the itinerary have their own controls. */
export type ShownQuoteAct = Exclude<OfferedQuoteAct, "calculate" | "editItinerary">;

const act = recordAct<QuoteRecordFragment, QuotePlace>();

/** Loads the dialogs with form fields, which the first view of a quote does not need. */
export const loadQuoteDialogs = () => import("./quote.dialogs.tsx");

/** Queries that are read again after an action on a quote. */
export const quoteReads = ["QuoteList", "QuoteCounts", "QuoteDetail", "QuoteLinks"];
const figureReads = [...quoteReads, "QuoteCalculation", "RecordHistory"];

/** Actions on a quote, in the order of its menu. */
export const quoteActs = {
  send: act({
    label: "Enviar cotización",
    labelAt: (status) => (status === "completed" ? null : "Enviar de nuevo"),
    mutation: QuoteSendDocument,
    done: toasts.sent,
    mails: true,
    places: ["menu", "proposal"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).Sending),
  }),
  approveDiscount: act({
    label: "Aprobar descuento",
    mutation: QuoteApproveDiscountDocument,
    done: toasts.discountApproved,
    reads: figureReads,
    places: ["menu", "price"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).ApproveDiscountDialog),
  }),
  approve: act({
    label: "Registrar aprobación",
    explained: (button) => <HelpTooltip topic="aprobar-cotizacion-btn">{button}</HelpTooltip>,
    mutation: QuoteApproveDocument,
    done: toasts.approved,
    places: ["menu", "end"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).ApproveQuoteDialog),
  }),
  reject: act({
    label: "Rechazar cotización",
    mutation: QuoteRejectDocument,
    done: toasts.rejected,
    color: "error",
    places: ["menu", "end"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).RejectQuoteDialog),
  }),
  requote: act({
    label: "Recotizar",
    mutation: QuoteRequoteDocument,
    done: toasts.requoted,
    places: ["menu", "end"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).RequoteDialog),
  }),
  email: act({
    label: "Escribir el correo",
    mutation: QuoteUpdateDocument,
    done: toasts.saved,
    places: ["menu", "client"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).EmailDialog),
  }),
  price: act({
    label: "Escribir el precio",
    labelAt: (status) => (status === "completed" ? "Corregir el precio" : null),
    mutation: QuoteUpdateDocument,
    done: toasts.saved,
    places: ["menu", "price"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).PriceDialog),
  }),
  discount: act({
    label: "Dar un descuento",
    mutation: QuoteUpdateDocument,
    done: toasts.discounted,
    reads: figureReads,
    places: ["menu"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).DiscountDialog),
  }),
  edit: {
    label: "Editar",
    places: ["menu", "end"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).EditQuoteDialog),
  },
  preview: { label: "Ver PDF", places: ["menu", "proposal"] },
  makePdf: act({
    label: "Regenerar PDF",
    mutation: QuoteRegeneratePdfDocument,
    done: toasts.pdfMade,
    places: ["menu", "proposal"],
    Dialog: confirming(({ quoteNumber, precioTotal }) => ({
      title: "Regenerar PDF",
      confirm: "Regenerar PDF",
      children:
        `Se hará de nuevo el PDF de la cotización ${quoteNumber} por ${formatCop(precioTotal ?? 0)} con ` +
        "los datos de hoy. Las versiones ya enviadas no cambian.",
    })),
  }),
  join: act({
    label: "Unir con la primera",
    mutation: QuoteJoinDocument,
    done: toasts.joined,
    reads: [...quoteReads, "RecordHistory"],
    places: ["menu"],
    Dialog: confirming(({ quoteNumber, repeatedNumber, nombreCliente }) => ({
      title: "Unir con la primera",
      confirm: "Unir solicitudes",
      children:
        `La cotización ${quoteNumber} quedará cerrada con todo lo que dice, y ${repeatedNumber} sigue con ` +
        `${nombreCliente}. Las dos lo cuentan en su historia. Si no era la misma solicitud, ábrela de ` +
        "nuevo con «Recotizar».",
    })),
  }),
  reassign: act({
    label: "Reasignar",
    mutation: QuoteReassignDocument,
    done: toasts.reassigned,
    // A quote that had no seller cannot be returned to anybody.
    undo: ({ id, vendedor }) => vendedor && { mutation: QuoteAssignmentUndoDocument, variables: { id } },
    places: ["menu", "client"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).ReassignQuoteDialog),
  }),
  duplicate: { label: "Duplicar", places: ["menu", "end"] },
  saveTemplate: {
    label: "Guardar como plantilla",
    places: ["menu", "end"],
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).SaveTemplateDialog),
  },
  delete: act({
    label: "Eliminar cotización",
    mutation: QuoteDeleteDocument,
    done: toasts.deleted,
    leadsTo: () => quotePaths.list.to(),
    reads: ["QuoteList", "QuoteCounts"],
    color: "error",
    places: ["menu", "end"],
    Dialog: confirming(({ quoteNumber, nombreCliente }) => ({
      title: "Eliminar cotización",
      confirm: "Eliminar cotización",
      destructive: true,
      children: `Se eliminará la cotización ${quoteNumber} de ${nombreCliente}. No se puede deshacer.`,
    })),
  }),
  remind: act({
    label: "Recordar",
    mutation: QuoteRemindDocument,
    done: toasts.reminded,
    mails: true,
    reads: ["RecordHistory"],
  }),
  remindByWhatsapp: { label: "Recordar por WhatsApp" },
} satisfies Record<ShownQuoteAct, RecordAct<QuoteRecordFragment, QuotePlace>>;
