import { type Listener, on } from "../../../core/events/listeners.ts";

/**
 * Listeners that mail a document to the client once the DIAN has accepted it; documents in the demo's past
 * are not mailed.
 */
export const deliveryListeners: readonly Listener[] = [
  on("paper.sent", async (work, { kind, documentId }) => {
    if (work.origin.channel !== "seed") await work.job("invoices.deliver", { kind, paperId: documentId });
  }),
];
