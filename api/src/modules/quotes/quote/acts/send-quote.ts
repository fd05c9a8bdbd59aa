import { conflict } from "../../../../core/failure.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
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
import type { QuoteOffer } from "../offer/quote-offer.type.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { findQuote } from "../quote.access.ts";
import type { Quote } from "../quote.entity.ts";
import "../quote.events.ts";
import { newOfferLink } from "../offer/offer-link.ts";
import { queueOfferMail } from "../offer/quote.mail.ts";
import { undoChoice } from "../option/quote-choice.ts";
import { moveQuote } from "../quote-moves.ts";
import { offerOf, sameOffer, sentVersionSaying } from "../offer/quote-offer.ts";
import { printQuote } from "../offer/quote.print.ts";
import { expiresAt as expiryOf } from "../quote.rules.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import { track } from "../history/quote-track.ts";

/** The PDF of a new version. */
interface Printed {
  readonly stored: StoredBytes;
  readonly number: number;
  readonly expiresAt: Date;
  /** By which it is checked; it stands in the PDF. */
  readonly code: string;
}

interface Prepared {
  readonly offer: QuoteOffer;
  /** Null where the last version goes again. */
  readonly printed: Printed | null;
}

/** What a sending did, for its answer. */
export interface Sending {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Date;
  readonly pdfFilename: string;
}

/**
 * Sends the offer to the client by mail, with its PDF and a new link. A completed quote, or one that changed
 * since, freezes a new version; else the last version goes again. The PDF is printed before the transaction,
 * which refuses when the offer moved meanwhile.
 */
export const sendQuote: PreparedAct<{ id: string }, Prepared, Sending> = {
  async prepare(scope, { id }) {
    const quote = await findQuote(scope, id);
    await refuseQuoteAct(scope, quote, "send");
    await refuseUnregistered(scope);
    const offer = await offerOf(scope, quote);
    if (await versionToRepeat(scope, quote, offer)) return { offer, printed: null };
    const number = quote.sentVersion + 1;
    const expiresAt = expiryOf(scope.now, scope.services.config.quoteValidDays);
    const code = newVerificationCode();
    const url = verificationUrl(scope.services.config.publicUrl, code);
    const stored = await printQuote(scope, quote, offer, { number, expiresAt, verificationUrl: url });
    return { offer, printed: { stored, number, expiresAt, code } };
  },

  async act(work, { id }, { offer, printed }) {
    const quote = await findQuote(work, id);
    await work.lock(quote);
    await refuseQuoteAct(work, quote, "send");
    const fresh = await offerOf(work, quote);
    const repeated = await versionToRepeat(work, quote, fresh);
    if (!sameOffer(fresh, offer) || (printed && printed.number !== quote.sentVersion + 1))
      throw conflict(STALE);
    const version = printed ? !repeated && (await freeze(work, quote, offer, printed)) : repeated;
    if (!version) throw conflict(STALE);

    const link = newOfferLink(work, quote.id, version);
    const attachment = {
      filename: version.filename,
      storageKey: version.fileKey,
      contentType: "application/pdf",
      size: version.size,
    };
    const subject = await queueOfferMail(work, quote, {
      offer,
      link,
      key: `quote-sent:${version.id}:${work.now.getTime()}`,
      expiresAt: version.expiresAt,
      attachment,
    });

    if (printed && quote.status !== "sent") {
      await undoChoice(work, quote);
      moveQuote(work, quote, "sent", "sent", { note: `Versión ${version.number} a ${quote.emailCliente}` });
    } else track(work, quote, "sent", `Versión ${version.number} a ${quote.emailCliente}`);
    quote.sentAt = work.now;
    quote.emailSentTo = quote.emailCliente;
    quote.remindedDays = 0;
    work.audit("quote.sent", quote.id, {
      version: version.number,
      sha256: version.sha256,
      email: quote.emailCliente,
    });
    await work.emit("quote.sent", { quoteId: quote.id, version: version.number });
    return { id: quote.id, to: quote.emailCliente, subject, sentAt: work.now, pdfFilename: version.filename };
  },
};

/**
 * The version that goes again as it is; null when sending freezes a new one: always from completed, later
 * when the offer changed.
 */
const versionToRepeat = async (
  scope: Scope,
  quote: Quote,
  offer: QuoteOffer,
): Promise<QuoteVersion | null> =>
  quote.status === "completed" ? null : sentVersionSaying(scope, quote, offer);

async function freeze(
  work: Work,
  quote: Quote,
  offer: QuoteOffer,
  { stored, number, expiresAt, code }: Printed,
): Promise<QuoteVersion> {
  await keepFile(work, stored, { type: "quote", id: quote.id });
  const version = new QuoteVersion();
  Object.assign(version, {
    quote,
    number,
    offer,
    precioTotal: offer.precioTotal,
    sentAt: work.now,
    sentTo: quote.emailCliente,
    expiresAt,
  });
  version.fileKey = stored.key;
  version.filename = stored.filename;
  version.size = stored.size;
  version.sha256 = stored.sha256;
  work.add(version);
  await endDocuments(work, quote.id, "reemplazado", ["quote"]);
  issueDocument(work, {
    ...{ kind: "quote", number: quote.quoteNumber, recordId: quote.id, code },
    ...{ sha256: stored.sha256, validUntil: expiresAt },
  });
  quote.sentOffer = version;
  quote.sentVersion = number;
  quote.expiresAt = expiresAt;
  quote.pdfFilename = stored.filename;
  quote.pdfGeneratedAt = work.now;
  return version;
}
