import type { FilterQuery } from "@mikro-orm/core";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { NO_CLAIM, ownClaims } from "../../claim/claim.access.ts";
import { ownClaimActs } from "../../claim/claim.acts.rules.ts";
import { Claim } from "../../claim/claim.entity.ts";
import { withdrawnLetter } from "../../claim/claim.mail.ts";
import { claimMoves } from "../../claim/claim-moves.ts";

/**
 * Withdraws a person's own request, by the link sent to its e-mail or by the account that made it; no answer
 * is due any more. The person gets a confirmation by e-mail, and the people who answer are notified.
 */
export async function withdrawClaim(work: Work, { id }: { id: string }): Promise<string> {
  const where = { $and: [{ id }, ownClaims(work.viewer, work.link)] } as FilterQuery<Claim>;
  const claim = await work.forUpdate.find(Claim, where, NO_CLAIM);
  ownClaimActs.refuse("withdraw", work, claim);
  work.move(claimMoves, claim, "desistido", { audit: ["claim.withdrawn", {}] });
  await work.emit("claim.withdrawn", { claimId: id });
  await queueMail(work, { key: `claim-withdrawn:${id}`, to: claim.email, ...withdrawnLetter(claim) });
  return id;
}
