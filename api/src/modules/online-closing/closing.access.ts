import { actingId } from "../../core/auth/acting-person.ts";
import type { Link } from "../../core/auth/viewer.ts";
import { conflict, notFound } from "../../core/failure.ts";
import { hashOf } from "../../core/links/links.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import type { Work } from "../../core/mutation/work.ts";
import { NO_QUOTE } from "../quotes/quote/quote.access.ts";
import { Quote } from "../quotes/quote/quote.entity.ts";
import { endedText, LEFT_TO_SELLER, NEEDS_CODE } from "./closing.texts.ts";
import { OnlineClosing } from "./online-closing.entity.ts";

/** Client of a closing: the quote, and the secret of the browser; null for a browser without one. */
export interface ClosingVisitor {
  readonly quoteId: string;
  readonly browser?: string | null;
}

/** Caller of a closing: a person or a link. */
type Caller = Pick<Scope, "viewer" | "link">;

/** Returns whether the caller holds the closing link of a quote. */
export const holdsClosingLink = (link: Link | null, quoteId: string): boolean =>
  link?.purpose === "closing" && link.recordId === quoteId;

/** Returns whether the caller is signed in as the quote's client. */
export const isOwnAccount = (caller: Caller, { cliente }: Pick<Quote, "cliente">): boolean =>
  cliente !== null && actingId(caller.viewer) === cliente.id;

/**
 * Returns the latest closing of a quote; null when none was allowed. A new version of the offer needs another
 * one.
 */
export const latestClosing = ({ em }: Scope, quoteId: string): Promise<OnlineClosing | null> =>
  em.findOne(OnlineClosing, { quote: quoteId }, { orderBy: { sentVersion: "desc" } });

/** Returns whether the browser is one in which the client continues this closing. */
export function knowsBrowser({ browsers }: OnlineClosing, browser: string | null | undefined): boolean {
  if (!browser) return false;
  const given = hashOf(browser);
  return browsers.some(({ hash }) => hash === given);
}

/**
 * Returns the sentence for a client who cannot continue a closing; null while it can be continued. It cannot
 * when staff deleted the draft of its contract.
 */
export function endOf({ status, acceptedAt, contract }: OnlineClosing): string | null {
  if (status !== "en_curso") return endedText(status);
  return acceptedAt && !contract ? LEFT_TO_SELLER : null;
}

/** @throws Refusal CONFLICT for a closing that its client cannot continue. */
export function refuseEnded(closing: OnlineClosing): void {
  const ended = endOf(closing);
  if (ended) throw conflict(ended);
}

/** A closing with its quote, both locked. */
export interface LockedClosing {
  readonly quote: Quote;
  readonly closing: OnlineClosing;
}

/** Loads and locks a quote with its latest closing, for the client who holds its link or owns it. */
export async function lockForClient(work: Work, quoteId: string): Promise<LockedClosing> {
  const quote = await work.em.findOne(Quote, { id: quoteId });
  if (!quote || !(holdsClosingLink(work.link, quoteId) || isOwnAccount(work, quote)))
    throw notFound(NO_QUOTE);
  await work.lock(quote);
  const closing = await latestClosing(work, quoteId);
  if (!closing) throw notFound(NO_QUOTE);
  await work.lock(closing);
  return { quote, closing };
}

/**
 * Loads and locks a closing in progress for its client.
 * @throws Refusal NOT_FOUND for another caller; CONFLICT from an unknown browser, or when it has ended.
 */
export async function closingInProgress(
  work: Work,
  { quoteId, browser }: ClosingVisitor,
): Promise<LockedClosing> {
  const found = await lockForClient(work, quoteId);
  const { quote, closing } = found;
  if (!isOwnAccount(work, quote) && !knowsBrowser(closing, browser)) throw conflict(NEEDS_CODE, "code");
  refuseEnded(closing);
  return found;
}
