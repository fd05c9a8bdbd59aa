import { conflict, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { mayReviewLink } from "../../../quotes/quote/sharing/link-rights.rules.ts";
import { linkForChange } from "../sharing/contract-link.access.ts";

const NOTHING = "No hay nada por revisar en este enlace.";
const OWN = "Lo que pasó por tu propio enlace lo revisa otra persona.";

/**
 * Records that a leader reviewed the use of a client's link on the device or network of the employee who
 * made it. Acts done through the link stay valid.
 */
export async function reviewContractLink(work: Work, { id }: { id: string }): Promise<string> {
  const { link, contract } = await linkForChange(work, id);
  const { viewer } = work;
  if (!link.link.usedByMakerAt || link.reviewedAt) throw conflict(NOTHING);
  if (!mayReviewLink(viewer, link.maker)) throw forbidden(OWN);
  link.reviewedAt = work.now;
  link.reviewedBy = work.em.getReference(User, viewer.id);
  work.audit("contract.link-reviewed", contract.id, { link: id });
  return id;
}
