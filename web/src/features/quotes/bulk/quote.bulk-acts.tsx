import { may } from "@travesia/api/permissions";
import type { QuoteAct } from "@travesia/api/quotes/quote/quote.acts.rules";
import { isOffered } from "../../../base/acts/offered-acts.ts";
import type { BulkAct } from "../../../base/lists/bulk-act.ts";
import { offeredQuoteActs } from "../quote/quote.offered-acts.ts";
import type { QuoteRowFragment } from "../quote/quotes.generated.ts";
import { AssignQuotes, DeleteQuotes, RejectQuotes, SendQuotes } from "./QuoteBulkDialogs.tsx";

/** Returns the acts on several quotes that the viewer is offered. */
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
