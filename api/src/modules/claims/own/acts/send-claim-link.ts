import { notFound } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Claim } from "../../claim/claim.entity.ts";
import { newClaimLink } from "../../claim/claim-link.ts";
import { linkLetter } from "../../claim/claim.mail.ts";
import { NO_SUCH_CLAIM } from "../own-claim.reads.ts";

/** Resends the link of a request to the request's e-mail, if the entered number and e-mail match. */
export async function sendClaimLink(
  work: Work,
  { number, email }: { number: string; email: string },
): Promise<boolean> {
  const claim = await work.em.findOne(Claim, { number, email });
  if (!claim) throw notFound(NO_SUCH_CLAIM);
  work.audit("claim.link-sent", claim.id, {});
  await queueMail(work, {
    key: `claim-link:${claim.id}:${work.now.getTime()}`,
    to: claim.email,
    ...linkLetter(claim, newClaimLink(work, claim.id)),
  });
  return true;
}
