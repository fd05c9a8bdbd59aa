import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { lockClaimFor } from "../claim.access.ts";
import { claimMoves } from "../claim-moves.ts";

/** Assigns a request to the caller, also when another person has it. */
export async function takeClaim(work: Work, { id }: { id: string }): Promise<string> {
  const claim = await lockClaimFor(work, "take", id);
  const before = claim.takenBy?.id ?? null;
  claim.takenBy = work.viewer && work.em.getReference(User, work.viewer.id);
  if (claim.status === "recibido") work.move(claimMoves, claim, "en_tramite", { audit: null });
  work.audit("claim.taken", id, { before });
  return id;
}
