import { recordAct } from "../../../base/acts/record-acts.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { type QuotePlace, shownQuoteActs as shown } from "./quote.shown-acts.tsx";
import { quoteToasts as toasts } from "./quote.texts.ts";
import {
  QuoteAssignmentUndoDocument,
  QuoteReassignDocument,
  type QuoteRowFragment,
} from "./quotes.generated.ts";

/** Acts on a quote that its row does itself; its other acts open on the page of the quote. */
export const quoteRowActs = {
  reassign: recordAct<QuoteRowFragment, QuotePlace>()({
    ...shown.reassign,
    mutation: QuoteReassignDocument,
    done: toasts.reassigned,
    // A quote that had no seller cannot be returned to anybody.
    undo: ({ id, vendedor }) => vendedor && { mutation: QuoteAssignmentUndoDocument, variables: { id } },
    Dialog: lazyPart(async () => (await import("./AssignQuoteDialog.tsx")).AssignQuoteDialog),
  }),
};
