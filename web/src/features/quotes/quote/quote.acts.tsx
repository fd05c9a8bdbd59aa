import { announced } from "../../../base/saving/useSaving.ts";
import { formatCop } from "@travesia/api/cop";
import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { type QuotePlace, shownQuoteActs as shown, type ShownQuoteAct } from "./quote.shown-acts.tsx";
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

const act = recordAct<QuoteRecordFragment, QuotePlace>();

/** Loads the dialogs with form fields, which the first view of a quote does not need. */
export const loadQuoteDialogs = () => import("./quote.dialogs.tsx");

/** Queries that are read again after an act on a quote. */
export const quoteReads = ["QuoteList", "QuoteCounts", "QuoteDetail", "QuoteLinks"];
const figureReads = [...quoteReads, "QuoteCalculation", "RecordHistory"];

/** Acts on a quote, in the order of its menu. */
export const quoteActs = {
  send: act({
    ...shown.send,
    mutation: QuoteSendDocument,
    done: toasts.sent,
    mails: true,
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).Sending),
  }),
  approveDiscount: act({
    ...shown.approveDiscount,
    mutation: QuoteApproveDiscountDocument,
    done: toasts.discountApproved,
    reads: figureReads,
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).ApproveDiscountDialog),
  }),
  approve: act({
    ...shown.approve,
    mutation: QuoteApproveDocument,
    done: toasts.approved,
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).ApproveQuoteDialog),
  }),
  reject: act({
    ...shown.reject,
    mutation: QuoteRejectDocument,
    done: toasts.rejected,
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).RejectQuoteDialog),
  }),
  requote: act({
    ...shown.requote,
    mutation: QuoteRequoteDocument,
    done: toasts.requoted,
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).RequoteDialog),
  }),
  email: act({
    ...shown.email,
    mutation: QuoteUpdateDocument,
    done: announced(toasts.saved),
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).EmailDialog),
  }),
  price: act({
    ...shown.price,
    mutation: QuoteUpdateDocument,
    done: announced(toasts.saved),
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).PriceDialog),
  }),
  discount: act({
    ...shown.discount,
    mutation: QuoteUpdateDocument,
    done: toasts.discounted,
    reads: figureReads,
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).DiscountDialog),
  }),
  edit: { ...shown.edit, Dialog: lazyPart(async () => (await loadQuoteDialogs()).EditQuoteDialog) },
  preview: shown.preview,
  makePdf: act({
    ...shown.makePdf,
    mutation: QuoteRegeneratePdfDocument,
    done: toasts.pdfMade,
    Dialog: confirming(({ quoteNumber, precioTotal }) => ({
      title: "Regenerar PDF",
      confirm: "Regenerar PDF",
      children:
        `Se hará de nuevo el PDF de la cotización ${quoteNumber} por ${formatCop(precioTotal ?? 0)} con ` +
        "los datos de hoy. Las versiones ya enviadas no cambian.",
    })),
  }),
  join: act({
    ...shown.join,
    mutation: QuoteJoinDocument,
    done: toasts.joined,
    reads: [...quoteReads, "RecordHistory"],
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
    ...shown.reassign,
    mutation: QuoteReassignDocument,
    done: toasts.reassigned,
    // A quote that had no seller cannot be returned to anybody.
    undo: ({ id, vendedor }) => vendedor && { mutation: QuoteAssignmentUndoDocument, variables: { id } },
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).ReassignQuoteDialog),
  }),
  duplicate: shown.duplicate,
  saveTemplate: {
    ...shown.saveTemplate,
    Dialog: lazyPart(async () => (await loadQuoteDialogs()).SaveTemplateDialog),
  },
  delete: act({
    ...shown.delete,
    mutation: QuoteDeleteDocument,
    done: toasts.deleted,
    leadsTo: () => quotePaths.list.to(),
    reads: ["QuoteList", "QuoteCounts"],
    Dialog: confirming(({ quoteNumber, nombreCliente }) => ({
      title: "Eliminar cotización",
      confirm: "Eliminar cotización",
      destructive: true,
      children: `Se eliminará la cotización ${quoteNumber} de ${nombreCliente}. No se puede deshacer.`,
    })),
  }),
  remind: act({
    ...shown.remind,
    mutation: QuoteRemindDocument,
    done: toasts.reminded,
    mails: true,
    reads: ["RecordHistory"],
  }),
  remindByWhatsapp: shown.remindByWhatsapp,
} satisfies Record<ShownQuoteAct, RecordAct<QuoteRecordFragment, QuotePlace>>;
