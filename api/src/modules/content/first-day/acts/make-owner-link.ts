import { randomBytes } from "node:crypto";
import type { Work } from "../../../../core/mutation/work.ts";
import { firstDayAddress, queueOwnerLinkMail } from "../first-day.mail.ts";
import { OwnerLink } from "../owner-link.entity.ts";
import { hashOf, hasOwner, OWNER_LINK_HOURS } from "../owner-link.ts";

/** Result of creating the link for the first OWNER: the link is printed, or e-mailed. */
export type OwnerLinkMade =
  | { readonly by: "print"; readonly url: string }
  /** `again`: a link that is still valid was mailed before, so no new one was created. */
  | { readonly by: "mail"; readonly to: string; readonly again: boolean };

/**
 * Milliseconds within which links stay valid together, so that processes that start at the same time do not
 * end each other's.
 */
const TOGETHER = 60_000;

/**
 * Creates the link by which the first OWNER creates their account; earlier links end. With OWNER_EMAIL the
 * link is e-mailed, and no new one is created at startup while a mailed one is valid. Returns null when there
 * is an OWNER already.
 */
export async function makeOwnerLink(
  work: Work,
  { atStart }: { readonly atStart: boolean },
): Promise<OwnerLinkMade | null> {
  const { em, now, services } = work;
  const to = services.config.ownerEmail;
  await work.lockName("hierarchy");
  const [owner] = await work.rows<{ found: boolean }>(hasOwner);
  if (owner?.found) return null;
  if (atStart && to && (await em.count(OwnerLink, { mailedTo: to, expiresAt: { $gt: now } })))
    return { by: "mail", to, again: true };

  const together = new Date(now.getTime() - TOGETHER);
  await em.nativeDelete(OwnerLink, atStart ? { createdAt: { $lt: together } } : {});
  const token = randomBytes(32).toString("base64url");
  const url = firstDayAddress(work, token);
  const link = new OwnerLink();
  link.tokenHash = hashOf(token);
  link.mailedTo = to;
  link.createdAt = now;
  link.expiresAt = new Date(now.getTime() + OWNER_LINK_HOURS * 3_600_000);
  work.add(link);
  if (!to) return { by: "print", url };
  await queueOwnerLinkMail(work, { id: link.id, to, url });
  return { by: "mail", to, again: false };
}
