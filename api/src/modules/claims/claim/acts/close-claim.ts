import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockClaimFor } from "../claim.access.ts";
import { closedLetter } from "../claim.mail.ts";
import { claimMoves } from "../claim-moves.ts";
import type { ClaimReasonInput } from "../claim.inputs.ts";

/** Closes a request without an answer, for example a duplicate, and mails the reason to the person. */
export async function closeClaim(
  work: Work,
  { id, input: { motivo } }: { id: string; input: ClaimReasonInput },
): Promise<string> {
  const claim = await lockClaimFor(work, "close", id);
  const reason = motivo.trim();
  claim.closeReason = reason;
  work.move(claimMoves, claim, "cerrado", { audit: ["claim.closed", { reason }] });
  await queueMail(work, { key: `claim-closed:${id}`, to: claim.email, ...closedLetter(claim, reason) });
  return id;
}
