import { linkEnds } from "../auth/lifetimes.ts";
import type { LinkPurpose } from "../auth/viewer.ts";
import type { Work } from "../mutation/work.ts";
import { LinkToken } from "./link.entity.ts";
import { hashOf, newLinkToken } from "./links.ts";

/**
 * Purposes of links whose lifetime starts on the day of sending; the lifetime of all others depends on a day
 * of their record.
 */
const fromSending: readonly LinkPurpose[] = ["passengers", "signature", "addendum"];

const TOKEN = /\btoken=([\w-]{43})/g;

/**
 * Replaces the tokens of the links in a message that is sent late, so that a copy of the old text opens
 * nothing. Returns the function that updates the message's texts; null when a link was revoked or has
 * expired, and then none is changed.
 */
export async function renewLinks(work: Work, message: string): Promise<((text: string) => string) | null> {
  const tokens = [...new Set([...message.matchAll(TOKEN)].map(([, token]) => token ?? ""))];
  const links = await work.em.find(LinkToken, { tokenHash: { $in: tokens.map(hashOf) } });
  await work.lockAll(
    LinkToken,
    links.map(({ id }) => id),
  );
  const ends = ({ purpose, expiresAt }: LinkToken): Date =>
    fromSending.includes(purpose) ? linkEnds(purpose, work.now) : expiresAt;
  if (links.some((link) => link.revokedAt !== null || ends(link) <= work.now)) return null;
  const renewed = new Map<string, string>();
  for (const token of tokens) {
    const link = links.find(({ tokenHash }) => tokenHash === hashOf(token));
    if (!link) continue;
    const next = newLinkToken();
    link.expiresAt = ends(link);
    link.tokenHash = hashOf(next);
    renewed.set(token, next);
  }
  return (text) => text.replace(TOKEN, (_, token: string) => `token=${renewed.get(token) ?? token}`);
}
