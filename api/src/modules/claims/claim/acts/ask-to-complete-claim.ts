import { assign } from "../../../../core/rows.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { lockClaimFor } from "../claim.access.ts";
import { newClaimLink } from "../claim-link.ts";
import { completionLetter } from "../claim.mail.ts";
import { claimMoves } from "../claim-moves.ts";
import { completedUntil } from "../claim.rules.ts";
import type { ClaimReasonInput } from "../claim.inputs.ts";

/**
 * Requests missing information from the person; the answer period pauses until they send it, for two months
 * at most.
 */
export async function askToCompleteClaim(
  work: Work,
  { id, input: { motivo } }: { id: string; input: ClaimReasonInput },
): Promise<string> {
  const claim = await lockClaimFor(work, "askToComplete", id);
  const [missing, lapsesOn] = [motivo.trim(), completedUntil(work.today)];
  assign(claim, { missing, lapsesOn });
  claim.takenBy ??= work.viewer && work.em.getReference(User, work.viewer.id);
  work.move(claimMoves, claim, "incompleto", {
    audit: ["claim.completion-asked", { missing, lapsesOn }],
  });
  const url = newClaimLink(work, id);
  await queueMail(work, {
    key: `claim-completion:${id}`,
    to: claim.email,
    ...completionLetter(claim, missing, lapsesOn, url),
  });
  return id;
}
