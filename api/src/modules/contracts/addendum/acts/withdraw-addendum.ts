import { revokeLinks } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endDocuments } from "../../../../core/verification/issue-document.ts";
import { findAddendum } from "../addendum.access.ts";
import { addendumMoves } from "../addendum-moves.ts";
import { refuseAddendumAct } from "../addendum-state.ts";

/** Withdraws an addendum that is not signed: its links expire, and the contract is unchanged. */
export async function withdrawAddendum(work: Work, { id }: { id: string }): Promise<string> {
  const { addendum, contract } = await findAddendum(work, id);
  await work.lock(contract, addendum);
  await refuseAddendumAct(work, addendum, contract, "withdraw");
  const { number } = addendum;
  work.move(addendumMoves, addendum, "withdrawn", {
    audit: ["contract.addendum-withdrawn", { number }, contract],
  });
  await revokeLinks(work, "addendum", addendum.id);
  await endDocuments(work, addendum.id, "anulado", ["addendum"]);
  await work.emit("addendum.withdrawn", { contractId: contract.id, addendumId: addendum.id });
  return addendum.id;
}
