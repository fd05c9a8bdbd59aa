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
    /** A link was opened by a person who is not staff; `openings` counts from 1. */
    "link.opened": { linkId: string; purpose: LinkPurpose; recordId: string; openings: number };
    /**
     * A link that its maker, a member of staff, was to carry to a client was used from the maker's own
     * browser or address. Emitted once per link.
     */
    "link.used-by-maker": { linkId: string; purpose: LinkPurpose; recordId: string; makerId: number };
  }
}

/** Returns the stored hash of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Id of a link that was just made, and its token, which is not kept. */
interface NewLink {
  readonly id: string;
  readonly token: string;
}

/** Details of a new link; absent for a link that is sent by mail. */
interface LinkDetails {
  /** Token that was made before, of a printed link. */
  readonly token?: string;
  /** Staff member who is shown the link. */
  readonly makerId?: number | null;
  /** True for a link that is printed in a document. */
  readonly inDocument?: boolean;
  /** Id of the link passed on by staff with which this one ends. */
  readonly parent?: string | null;
}

/** Makes the token of a link: 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString("base64url");

/**
 * Makes a link for one record and purpose, valid until `expiresAt`, with a new token or the given one. The
 * link is written at the end of the transaction, and rows that refer to it have to be, too.
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

/** Makes a link and answers its token alone. */
export const issueLink = (work: Work, purpose: LinkPurpose, recordId: string, expiresAt: Date): string =>
  makeLink(work, purpose, recordId, expiresAt).token;

/**
 * Makes the link of the page after the one that the caller's link opened, and returns its token. If that link
 * was passed on by staff or printed in a document, the new one keeps both marks; it ends with a link passed
 * on by staff.
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
 * Makes a link with which the caller shares the page of their own link: it opens for others, and ends with
 * the link that staff passed on.
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
 * Returns the details that a link takes over from the caller's: its marks, and the passed-on link with which
 * it ends.
 */
async function marksOfOpener(work: Work): Promise<Pick<LinkDetails, "makerId" | "inDocument" | "parent">> {
  const opener = work.link && (await work.em.findOne(LinkToken, { id: work.link.id }));
  if (!opener) return {};
  const { id, makerId, inDocument, parent } = opener;
  return { makerId, inDocument, parent: makerId === null ? null : (parent?.id ?? id) };
}

/** Ends every link of a record and purpose. */
export async function revokeLinks(work: Work, purpose: LinkPurpose, recordId: string): Promise<void> {
  await work.em.nativeUpdate(LinkToken, { purpose, recordId, revokedAt: null }, { revokedAt: work.now });
}

/** Requests of one page within this many seconds are one opening. */
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

/** Notes once that a link is used where its maker works, and emits `link.used-by-maker`. */
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

/** Returns whether a link still counts, as a transaction sees it; that of a record's id alone has no end. */
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
 * Returns the link of a token, or null when it is unknown, revoked or expired. With `notes`, an opening is
 * recorded on the link's own row, in its own transaction.
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
