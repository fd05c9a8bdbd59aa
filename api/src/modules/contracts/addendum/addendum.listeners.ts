import { revokeLinks } from "../../../core/auth/links.ts";
import { on } from "../../../core/events/listeners.ts";
import { endDocuments } from "../../../core/verification/issue-document.ts";
import "../contract/contract.events.ts";
import "./addendum.audit.ts";
import { Addendum } from "./addendum.entity.ts";
import { addendumMoves } from "./addendum-moves.ts";

/** A contract that is cancelled takes its open addendum with it, and the signed ones count no longer. */
export const addendumListeners = [
  on("contract.cancelled", async (work, { contractId }) => {
    for (const addendum of await work.em.find(Addendum, { contract: contractId })) {
      if (addendum.status === "draft" || addendum.status === "sent") {
        await work.lock(addendum);
        const { number } = addendum;
        work.audit("contract.addendum-withdrawn", contractId, { number });
        work.move(addendumMoves, addendum, "withdrawn", { audit: null });
        await revokeLinks(work, "addendum", addendum.id);
      }
      await endDocuments(work, addendum.id, "anulado", ["addendum", "signed_addendum"]);
    }
  }),
];
