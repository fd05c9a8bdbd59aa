import { make } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { STALE } from "../../../../core/mutation/stale.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import {
  endDocuments,
  issueDocument,
  verificationUrl,
} from "../../../../core/verification/issue-document.ts";
import { newVerificationCode } from "../../../../core/verification/verification-code.ts";
import { refuseUnregistered } from "../../../content/agency/agency-registration.ts";
import { track } from "../history/quote-track.ts";
import { offerOf, sameOffer, sentVersionSaying } from "../offer/quote-offer.ts";
import type { QuoteOffer } from "../offer/quote-offer.type.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { printQuote } from "../offer/quote.print.ts";
import { undoChoice } from "../option/quote-choice.ts";
import type { QuoteOption } from "../option/quote-option.entity.ts";
import { calculatedOf } from "../option/quote-options.ts";
import { findQuote } from "../quote.access.ts";
import type { Quote } from "../quote.entity.ts";
import { moveQuote } from "../quote-moves.ts";
import { expiresAt as expiryOf } from "../quote.rules.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import { writtenNote } from "./quote-link.rules.ts";

/** Printed PDF of a new version. */
interface Printed {
  /** Personal note printed in the PDF; null when there is none. */
  readonly note: string | null;
  readonly stored: StoredBytes;
  readonly number: number;
  readonly expiresAt: Date;
  /** Verification code of the offer, printed in the PDF. */
  readonly code: string;
}

/** Offer and PDF prepared before the transaction that sends them. */
export interface PreparedOffer {
  readonly offer: QuoteOffer;
  /** The printed new version; null when the last version is sent again. */
  readonly printed: Printed | null;
}

/** Acts that send an offer: by e-mail, or by a link that a person passes on. */
type SendingAct = "send" | "share";

/**
 * Prepares to send an offer. A quote that is completed, or changed since it was sent, gets a new version,
 * whose PDF is printed here; otherwise the last version is sent again.
 */
export async function prepareOffer(
  scope: Scope,
  { id, act, note: given }: { id: string; act: SendingAct; note: string | null | undefined },
): Promise<PreparedOffer> {
  const quote = await findQuote(scope, id);
  const calculated = await calculatedOf(scope, quote);
  await refuseQuoteAct(scope, quote, act, calculated.facts);
  await refuseUnregistered(scope);
  const offer = await offerOf(scope, quote, calculated);
  const note = await noteToSend(scope, quote, given);
  if (await versionToRepeat(scope, quote, offer, note)) return { offer, printed: null };
  const number = quote.sentVersion + 1;
  const expiresAt = expiryOf(scope.now, scope.services.config.quoteValidDays, quote.fechaIda);
  const code = newVerificationCode();
  const url = verificationUrl(scope.services.config.publicUrl, code);
  const stored = await printQuote(scope, quote, offer, { number, expiresAt, verificationUrl: url, note });
  return { offer, printed: { stored, number, expiresAt, code, note } };
}

/** Locked quote with its options, the version for the client, and its note. */
interface Sendable {
  readonly quote: Quote;
  readonly options: readonly QuoteOption[];
  readonly version: QuoteVersion;
  readonly note: string | null;
}

/**
 * Returns the version for the client with its note, under the quote's lock: the printed one, or the last one.
 * @throws Refusal when the offer changed since it was prepared.
 */
export async function versionToSend(
  work: Work,
  {
    id,
    act,
    note: given,
    to,
  }: { id: string; act: SendingAct; note: string | null | undefined; to: (quote: Quote) => string },
  { offer, printed }: PreparedOffer,
): Promise<Sendable> {
  const quote = await findQuote(work.forUpdate, id);
  const calculated = await calculatedOf(work, quote);
  await refuseQuoteAct(work, quote, act, calculated.facts);
  const fresh = await offerOf(work, quote, calculated);
  const note = await noteToSend(work, quote, given);
  const repeated = await versionToRepeat(work, quote, fresh, note);
  if (!sameOffer(fresh, offer) || (printed && printed.number !== quote.sentVersion + 1))
    throw conflict(STALE);
  const version = printed ? !repeated && (await freeze(work, quote, to(quote), offer, printed)) : repeated;
  if (!version) throw conflict(STALE);
  return { quote, options: calculated.options, version, note };
}

/**
 * Changes the quote's status to `sent` for a new version; sending the same version again only adds a line to
 * its timeline.
 */
export async function noteSending(
  work: Work,
  { quote, options }: Pick<Sendable, "quote" | "options">,
  { printed }: PreparedOffer,
  { note, again }: { note: string; again: "sent" | "shared" },
): Promise<void> {
  if (!printed) track(work, quote, again, note);
  else if (quote.status === "sent") track(work, quote, "sent", note);
  else {
    await undoChoice(work, quote, options);
    moveQuote(work, quote, "sent", "sent", { note });
  }
}

/**
 * Returns the note sent with an offer: the given note, otherwise the note of the version that was sent last.
 * A note about an earlier offer is not repeated.
 */
export async function noteToSend(
  { em }: Scope,
  { id: quote, status, sentVersion: number }: Quote,
  given: string | null | undefined,
): Promise<string | null> {
  if (given !== undefined) return writtenNote(given);
  if (status === "completed" || number === 0) return null;
  return (await em.findOneOrFail(QuoteVersion, { quote, number })).note;
}

/**
 * Returns the version that is sent again unchanged; null when sending must freeze a new version. A new
 * version is needed in status `completed`, after the offer changed, or when the note changed before the
 * client decided. After the approval a changed note does not need a new version.
 */
export async function versionToRepeat(
  scope: Scope,
  quote: Quote,
  offer: QuoteOffer,
  note: string | null,
): Promise<QuoteVersion | null> {
  if (quote.status === "completed") return null;
  const last = await sentVersionSaying(scope, quote, offer);
  return quote.status === "sent" && last?.note !== note ? null : last;
}

async function freeze(
  work: Work,
  quote: Quote,
  sentTo: string,
  offer: QuoteOffer,
  { stored, number, expiresAt, code, note }: Printed,
): Promise<QuoteVersion> {
  await keepFile(work, stored, { type: "quote", id: quote.id });
  const version = make(QuoteVersion, {
    quote,
    number,
    offer,
    precioTotal: offer.precioTotal,
    note,
    sentAt: work.now,
    sentTo,
    expiresAt,
    fileKey: stored.key,
    filename: stored.filename,
    size: stored.size,
    sha256: stored.sha256,
  });
  work.add(version);
  if (number > 1) await endDocuments(work, quote.id, "reemplazado", ["quote"]);
  issueDocument(work, {
    kind: "quote",
    number: quote.quoteNumber,
    recordId: quote.id,
    code,
    sha256: stored.sha256,
    validUntil: expiresAt,
  });
  quote.sentOffer = version;
  quote.sentVersion = number;
  quote.expiresAt = expiresAt;
  quote.pdfFilename = stored.filename;
  quote.pdfGeneratedAt = work.now;
  return version;
}
