import { on } from "../../../core/events/listeners.ts";
import { endDocuments } from "../../../core/verification/issue-document.ts";
import { Addendum } from "./addendum.entity.ts";
import { withdrawOpenAddenda } from "./withdraw-open.ts";

/**
 * Listeners for the cancellation of a contract: the open addendum is withdrawn, and signed addenda are
 * voided.
 */
export const addendumListeners = [
  on("contract.cancelled", async (work, { contractId }) => {
    await withdrawOpenAddenda(work, contractId);
    for (const { id } of await work.em.find(Addendum, { contract: contractId }))
      await endDocuments(work, id, "anulado", ["addendum", "signed_addendum"]);
  }),
];
