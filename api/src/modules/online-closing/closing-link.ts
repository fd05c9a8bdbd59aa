import { randomBytes } from "node:crypto";
import { addressOf } from "../../core/addresses.ts";
import { linkEnds } from "../../core/auth/lifetimes.ts";
import { hashOf, issueLink, issueNextLink } from "../../core/links/links.ts";
import type { Work } from "../../core/mutation/work.ts";
import type { OnlineClosing } from "./online-closing.entity.ts";

/** Maximum number of browsers in which a client can continue; the oldest is forgotten. */
const MOST_BROWSERS = 10;

/** Adds a browser to a closing and returns its secret, which is not stored. */
export function newBrowser(closing: OnlineClosing, coded: boolean): string {
  const secret = randomBytes(32).toString("base64url");
  closing.browsers = [...closing.browsers, { hash: hashOf(secret), coded }].slice(-MOST_BROWSERS);
  return secret;
}

const closingAddress = ({ services: { config } }: Work, quoteId: string, token: string): string =>
  `${config.publicUrl}${addressOf("closing", { quoteId })}?token=${token}`;

/** Returns the address of a quote's closing with a new token, for a mail. */
export const newClosingLink = (work: Work, quoteId: string): string =>
  closingAddress(work, quoteId, issueLink(work, "closing", quoteId, linkEnds("closing", work.now)));

/** Returns the address of a quote's closing for the client who accepted through the link of this request. */
export const nextClosingLink = async (work: Work, quoteId: string): Promise<string> =>
  closingAddress(work, quoteId, await issueNextLink(work, "closing", quoteId, linkEnds("closing", work.now)));
