import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { mayEndLink } from "../../../quotes/quote/sharing/link-rights.rules.ts";
import { linkForChange } from "../sharing/contract-link.access.ts";

/**
 * Revokes a signing or payment link of a contract that staff passed on, together with the links made from
 * it. Allowed for the person who made the link and for leaders. An expired link is unchanged.
 */
export async function revokeContractLink(work: Work, { id }: { id: string }): Promise<string> {
  const { link, contract } = await linkForChange(work, id);
  const { viewer } = work;
  if (!mayEndLink(viewer, link.maker)) throw forbidden();
  if (link.link.revokedAt) return id;
  link.link.revokedAt = work.now;
  link.revokedBy = work.em.getReference(User, viewer.id);
  const { channel, version } = link;
  work.audit("contract.link-revoked", contract.id, { link: id, channel, version });
  return id;
}
