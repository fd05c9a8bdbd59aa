import { codeLimits, issueCode } from "../../../../core/auth/one-time-codes.ts";
import { conflict } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { NO_CLAIM } from "../../claim/claim.access.ts";
import { Claim } from "../../claim/claim.entity.ts";
import { proofLetter } from "../../claim/claim.mail.ts";

/**
 * Resends the code by which a person confirms the e-mail of their request.
 * @throws Refusal CONFLICT when nothing needs to be confirmed any more; RATE_LIMITED for the fourth within an
 * hour.
 */
export async function sendClaimCode(work: Work, { id }: { id: string }): Promise<boolean> {
  const claim = await work.forUpdate.find(Claim, { id }, NO_CLAIM);
  if (claim.identity !== "pendiente" || claim.emailConfirmedAt !== null)
    throw conflict("Esta solicitud no necesita otro código.");
  const code = await issueCode(work, "claim", id);
  work.audit("claim.code-sent", id, {});
  const letter = proofLetter(claim, code.digits, codeLimits.minutes);
  await queueMail(work, { key: `claim-code:${code.id}`, to: claim.email, ...letter });
  return true;
}
