import { randomBytes } from "node:crypto";
import type { Work } from "../../../../core/mutation/work.ts";
import { firstDayAddress, queueOwnerLinkMail } from "../first-day.mail.ts";
import { OwnerLink } from "../owner-link.entity.ts";
import { hashOf, hasOwner, OWNER_LINK_HOURS } from "../owner-link.ts";

/** Result of creating the link for the first OWNER: printed, or mailed. */
export type OwnerLinkMade =
  | { readonly by: "print"; readonly url: string }
  /** `again`: a working link was mailed before, so none was made. */
  | { readonly by: "mail"; readonly to: string; readonly again: boolean };

/** Processes that start together print a link each, and none ends the other's. */
const TOGETHER = 60_000;

/**
 * Makes the link by which the first OWNER makes their account; it ends earlier ones. With OWNER_EMAIL it is
 * mailed, and a start makes none while a mailed one works. Returns null when there is an OWNER.
 */
export async function makeOwnerLink(
  work: Work,
  { atStart }: { readonly atStart: boolean },
): Promise<OwnerLinkMade | null> {
  const { em, now, services } = work;
  const to = services.config.ownerEmail;
  await work.turn("hierarchy");
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
