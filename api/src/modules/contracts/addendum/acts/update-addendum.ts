import { isDeepStrictEqual } from "node:util";
import { assign } from "../../../../core/rows.ts";
import { revokeLinks } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endDocuments } from "../../../../core/verification/issue-document.ts";
import { findAddendum } from "../addendum.access.ts";
import type { AddendumInput } from "../addendum.inputs.ts";
import { addendumMoves } from "../addendum-moves.ts";
import { refuseAddendumAct } from "../addendum-state.ts";
import { agreementOn, changesOf } from "../agreement.ts";

/**
 * Edits an addendum that is not signed. An addendum that was sent becomes a draft again, and its links
 * expire.
 */
export async function updateAddendum(
  work: Work,
  { id, input }: { id: string; input: AddendumInput },
): Promise<string> {
  const { addendum, contract } = await findAddendum(work, id);
  await work.lock(contract, addendum);
  await refuseAddendumAct(work, addendum, contract, "edit");
  work.edit(addendum, input.version);

  const changes = changesOf(input);
  const { number, reason: why } = addendum;
  const before = { reason: why, changes: addendum.changes };
  const after = { reason: input.motivo.trim(), changes };
  if (isDeepStrictEqual(before, after)) return addendum.id;
  const said = { number, reason: after.reason };
  assign(addendum, { ...after, ...(await agreementOn(work, contract, changes, said)) });
  work.audit("contract.addendum-edited", contract.id, { number, before, after });
  await work.emit("addendum.written", { contractId: contract.id, addendumId: addendum.id });
  if (addendum.status !== "sent") return addendum.id;
  work.move(addendumMoves, addendum, "draft", { audit: null });
  await revokeLinks(work, "addendum", addendum.id);
  await endDocuments(work, addendum.id, "reemplazado", ["addendum"]);
  return addendum.id;
}
