import { revokeLinks } from "../../../core/links/links.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { endDocuments } from "../../../core/verification/issue-document.ts";
import { Addendum } from "./addendum.entity.ts";
import { addendumMoves } from "./addendum-moves.ts";

/** Withdraws the unsigned addenda of a locked contract; their links and documents become invalid. */
export async function withdrawOpenAddenda(work: Work, contractId: string): Promise<void> {
  const open = { contract: contractId, status: { $in: ["draft", "sent"] } } as const;
  for (const addendum of await work.em.find(Addendum, open, { orderBy: { id: "asc" } })) {
    await work.lock(addendum);
    work.audit("contract.addendum-withdrawn", contractId, { number: addendum.number });
    work.move(addendumMoves, addendum, "withdrawn", { audit: null });
    await revokeLinks(work, "addendum", addendum.id);
    await endDocuments(work, addendum.id, "anulado", ["addendum"]);
    await work.emit("addendum.withdrawn", { contractId, addendumId: addendum.id });
  }
}
