import { conflict, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { mayReviewLink } from "../sharing/link-rights.rules.ts";
import { linkForChange } from "../sharing/quote-link.access.ts";

const NOTHING = "No hay una decisión por revisar en este enlace.";
const OWN = "Una decisión por tu propio enlace la revisa otra persona.";

/**
 * Records a leader's review of a decision that was made from a browser or IP address of the link's creator;
 * the decision remains valid.
 */
export async function reviewQuoteLink(work: Work, { id }: { id: string }): Promise<string> {
  const { link, quote } = await linkForChange(work, id);
  const { viewer } = work;
  if (!link.needsReview || link.reviewedAt || !link.decidedAs) throw conflict(NOTHING);
  if (!mayReviewLink(viewer, link.maker)) throw forbidden(OWN);
  link.reviewedAt = work.now;
  link.reviewedBy = work.em.getReference(User, viewer.id);
  work.audit("quote.decision-reviewed", quote.id, { link: id, decision: link.decidedAs });
  return id;
}
