import { createHash, randomBytes } from "node:crypto";
import { v7 } from "uuid";
import type { Services } from "../context.ts";
import { isPreviewRobot } from "../http/preview-robots.ts";
import { mutate } from "../mutation/mutation.ts";
import type { Work } from "../mutation/work.ts";
import { LinkToken } from "./link.entity.ts";
import { isFromMakersPlace } from "./maker-place.ts";
import { shortCodeOf } from "./short-codes.ts";
import { openShort } from "./short-links.ts";
import type { Link, LinkPurpose, Origin } from "../auth/viewer.ts";

declare module "../events/listeners.ts" {
  interface Events {
    /** Emitted when a person who is not staff opened a link; `openings` counts from 1. */
    "link.opened": { linkId: string; purpose: LinkPurpose; recordId: string; openings: number };
    /**
     * Emitted once per link, when a link that a staff member should forward to a client was used from that
     * staff member's own browser or address.
     */
    "link.used-by-maker": { linkId: string; purpose: LinkPurpose; recordId: string; makerId: number };
  }
}

/** Returns the stored hash of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Id of a new link, and its token, which is not stored. */
interface NewLink {
  readonly id: string;
  readonly token: string;
}

/** Details of a new link; all are absent for a link that is sent by e-mail. */
interface LinkDetails {
  /** Token that was generated earlier, for a printed link. */
  readonly token?: string;
  /** Staff member to whom the link is displayed. */
  readonly makerId?: number | null;
  /** True for a link that is printed in a document. */
  readonly inDocument?: boolean;
  /** Id of the link forwarded by staff; when it is revoked, the new link is revoked too. */
  readonly parent?: string | null;
}

/** Generates the token of a link: 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString("base64url");

/**
 * Creates a link for one record and purpose, valid until `expiresAt`, with a new token or the given one. The
 * link is written at the end of the transaction, so rows that refer to it have to be written there, too.
 */
export function makeLink(
  work: Work,
  purpose: LinkPurpose,
  recordId: string,
  expiresAt: Date,
  { token = newLinkToken(), makerId = null, inDocument = false, parent = null }: LinkDetails = {},
): NewLink {
  const id = v7();
  work.insertLater(LinkToken, {
    id,
    purpose,
    recordId,
    tokenHash: hashOf(token),
    createdAt: work.now,
    expiresAt,
    makerId,
    inDocument,
    parent,
  });
  return { id, token };
}

/** Creates a link and returns only its token. */
export const issueLink = (work: Work, purpose: LinkPurpose, recordId: string, expiresAt: Date): string =>
  makeLink(work, purpose, recordId, expiresAt).token;

/**
 * Creates the link for the page that follows the caller's linked page, and returns its token. If the caller's
 * link was forwarded by staff or printed in a document, the new link gets both marks; it is revoked together
 * with a link forwarded by staff.
 */
export async function issueNextLink(
  work: Work,
  purpose: LinkPurpose,
  recordId: string,
  expiresAt: Date,
): Promise<string> {
  return makeLink(work, purpose, recordId, expiresAt, await marksOfOpener(work)).token;
}

/**
 * Creates a link with which the caller shares the page of their own link. Other people can open it, and it is
 * revoked together with the link that staff forwarded.
 */
export async function makeSharedLink(
  work: Work,
  purpose: LinkPurpose,
  recordId: string,
  expiresAt: Date,
): Promise<NewLink> {
  const { parent = null } = await marksOfOpener(work);
  return makeLink(work, purpose, recordId, expiresAt, { parent });
}

/**
 * Returns the details that a new link copies from the caller's link: its marks, and the forwarded link
 * together with which it is revoked.
 */
async function marksOfOpener(work: Work): Promise<Pick<LinkDetails, "makerId" | "inDocument" | "parent">> {
  const opener = work.link && (await work.em.findOne(LinkToken, { id: work.link.id }));
  if (!opener) return {};
  const { id, makerId, inDocument, parent } = opener;
  return { makerId, inDocument, parent: makerId === null ? null : (parent?.id ?? id) };
}

/** Revokes every link of a record and purpose. */
export async function revokeLinks(work: Work, purpose: LinkPurpose, recordId: string): Promise<void> {
  await work.em.nativeUpdate(LinkToken, { purpose, recordId, revokedAt: null }, { revokedAt: work.now });
}

/** Number of seconds within which repeated requests of one page count as one opening. */
const SAME_OPENING = 30;

/** Counts an opening on the link's own row and emits `link.opened`. */
export const noteLinkOpening = async (work: Work, { id, purpose, recordId }: Link): Promise<void> => {
  const [noted] = await work.em.execute<{ openings: number }[]>(
    `update links set openings = openings + 1, opened_at = ? where id = ?
      and (opened_at is null or opened_at < ?) returning openings`,
    [work.now, id, new Date(work.now.getTime() - SAME_OPENING * 1000)],
  );
  if (noted) await work.emit("link.opened", { linkId: id, purpose, recordId, openings: noted.openings });
};

/** Records the first use of a link at its creator's browser or address, and emits `link.used-by-maker`. */
export const noteMakersUse = async (
  work: Work,
  { id, makerId }: { readonly id: string; readonly makerId: number },
): Promise<void> => {
  if (!(await isFromMakersPlace(work, makerId))) return;
  const link = await work.em.findOneOrFail(LinkToken, { id });
  await work.lock(link);
  if (link.usedByMakerAt !== null) return;
  link.usedByMakerAt = work.now;
  const { purpose, recordId } = link;
  await work.emit("link.used-by-maker", { linkId: id, purpose, recordId, makerId });
};

/**
 * Returns whether a link is still valid, as a transaction sees it; the link of a record's id alone is always
 * valid.
 */
export async function isLinkOpen(work: Work, { id }: Link): Promise<boolean> {
  const found = await work.em.execute(
    `select 1 from links where id = ? and (token_hash like 'id:%' or
      (revoked_at is null and expires_at > ?))`,
    [id, work.now],
  );
  return found.length > 0;
}

/**
 * Returns the link of a token, valid or ended, or the valid link of a short address's code; null for any
 * other text.
 */
export async function findLink(services: Services, token: string, origin: Origin): Promise<LinkToken | null> {
  if (shortCodeOf(token) !== null) return (await openShort(services, token, origin))?.link ?? null;
  return services.orm.em.fork().findOne(LinkToken, { tokenHash: hashOf(token) });
}

/**
 * Returns the link of a token, or null when it is unknown, revoked or expired. With `notes`, the opening is
 * recorded in the link's own row, in a separate transaction.
 */
export async function resolveLink(
  services: Services,
  token: string,
  origin: Origin,
  notes: boolean,
): Promise<Link | null> {
  const found = await findLink(services, token, origin);
  if (!found || found.revokedAt !== null || found.expiresAt <= services.clock.now()) return null;
  const { id, purpose, recordId, makerId, inDocument, usedByMakerAt } = found;
  const link: Link = { id, purpose, recordId, seenByStaff: makerId !== null || inDocument };
  // The chat on the sender's own device fetches the card of a sent link, which does not count as a use.
  if (makerId !== null && usedByMakerAt === null && !isPreviewRobot(origin.userAgent ?? undefined))
    await mutate(services, { viewer: null, link, origin }, noteMakersUse, { id, makerId });
  if (notes) await mutate(services, { viewer: null, link, origin }, noteLinkOpening, link);
  return link;
}
