import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockClaimFor } from "../claim.access.ts";
import "../claim.audit.ts";
import { closedLetter } from "../claim.mail.ts";
import { claimMoves } from "../claim-moves.ts";

/** Ends a request without an answer, such as one that was made twice, and tells the person why. */
export async function closeClaim(
  work: Work,
  { id, motivo }: { id: string; motivo: string },
): Promise<string> {
  const claim = await lockClaimFor(work, "close", id);
  const reason = motivo.trim();
  claim.closeReason = reason;
  work.move(claimMoves, claim, "cerrado", { audit: ["claim.closed", { reason }] });
  await queueMail(work, { key: `claim-closed:${id}`, to: claim.email, ...closedLetter(claim, reason) });
  return id;
}
