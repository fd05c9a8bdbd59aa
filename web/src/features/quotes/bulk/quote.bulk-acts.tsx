import { may } from "@travesia/api/permissions";
import type { QuoteAct } from "@travesia/api/quotes/quote/quote.acts.rules";
import { isOffered } from "../../../base/acts/offered-acts.ts";
import type { BulkAct } from "../../../base/lists/bulk-act.ts";
import { offeredQuoteActs } from "../quote/quote.offered-acts.ts";
import type { QuoteRowFragment } from "../quote/quotes.generated.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";

/** Loads the dialogs when the first bulk act is started. */
const dialogs = () => import("./QuoteBulkDialogs.tsx");
const AssignQuotes = lazyPart(async () => (await dialogs()).AssignQuotes);
const SendQuotes = lazyPart(async () => (await dialogs()).SendQuotes);
const RejectQuotes = lazyPart(async () => (await dialogs()).RejectQuotes);
const DeleteQuotes = lazyPart(async () => (await dialogs()).DeleteQuotes);

/** Returns the bulk acts on quotes that the viewer may use. */
export function quoteBulkActs(viewer: {
  readonly id: number;
  readonly role: number;
}): readonly BulkAct<QuoteRowFragment>[] {
  const allows = (act: QuoteAct) => (quote: QuoteRowFragment) =>
    isOffered(offeredQuoteActs(viewer, quote), act);
  const offered: readonly (readonly [boolean, BulkAct<QuoteRowFragment>])[] = [
    [
      may(viewer.role, "reassignQuotes"),
      { key: "reassign", label: "Asignar", allows: allows("reassign"), Dialog: AssignQuotes },
    ],
    [
      may(viewer.role, "manageQuotes"),
      { key: "send", label: "Enviar", allows: allows("send"), Dialog: SendQuotes },
    ],
    [
      may(viewer.role, "decideQuotes"),
      { key: "reject", label: "Rechazar", allows: allows("reject"), Dialog: RejectQuotes },
    ],
    [
      may(viewer.role, "deleteQuotes"),
      {
        key: "delete",
        label: "Eliminar",
        destructive: true,
        allows: allows("delete"),
        Dialog: DeleteQuotes,
      },
    ],
  ];
  return offered.flatMap(([is, act]) => (is ? [act] : []));
}
