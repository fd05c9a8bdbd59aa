import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { mayEndLink } from "../sharing/link-rights.rules.ts";
import { linkForChange } from "../sharing/quote-link.access.ts";

/**
 * Revokes one link of an offer, by the seller who created it or a leader. The link and pages already open
 * with it stop working. A link that has ended does not change.
 */
export async function revokeQuoteLink(work: Work, { id }: { id: string }): Promise<string> {
  const { link, quote } = await linkForChange(work, id);
  const { viewer } = work;
  if (!mayEndLink(viewer, link.maker)) throw forbidden();
  if (link.revokedAt) return id;
  link.revokedAt = work.now;
  link.revokedBy = work.em.getReference(User, viewer.id);
  link.link.revokedAt = work.now;
  const { channel, version } = link;
  work.audit("quote.link-revoked", quote.id, { link: id, channel, version });
  return id;
}
