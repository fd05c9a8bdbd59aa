import { conflict } from "../../../../core/failure.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import { STALE } from "../../../../core/mutation/stale.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { findQuote } from "../quote.access.ts";
import { hashOfOffer, offerOf, sentVersionSaying } from "../offer/quote-offer.ts";
import { printQuote } from "../offer/quote.print.ts";
import { refuseQuoteAct } from "../quote-state.ts";

/** PDF that was created, for the response. */
export interface QuotePdf {
  readonly id: string;
  readonly filename: string;
  readonly generatedAt: Date;
  /** Size in bytes. */
  readonly size: number;
  readonly sentVersion: number;
}

/**
 * Prints the current quote. The sent version is frozen: while the quote is unchanged, that version's PDF is
 * returned.
 */
export const regenerateQuotePdf: PreparedAct<
  { id: string },
  { hash: string; stored: StoredBytes | null },
  QuotePdf
> = {
  name: "regenerateQuotePdf",
  async prepare(scope, { id }) {
    const quote = await findQuote(scope, id);
    await refuseQuoteAct(scope, quote, "makePdf");
    const offer = await offerOf(scope, quote);
    const hash = hashOfOffer(offer);
    return {
      hash,
      stored: (await sentVersionSaying(scope, quote, offer))
        ? null
        : await printQuote(scope, quote, offer, null),
    };
  },

  async act(work, { id }, { hash, stored }) {
    const quote = await findQuote(work.forUpdate, id);
    await refuseQuoteAct(work, quote, "makePdf");
    const offer = await offerOf(work, quote);
    if (hashOfOffer(offer) !== hash) throw conflict(STALE);
    const sent = await sentVersionSaying(work, quote, offer);
    const pdf = stored ?? (sent && { filename: sent.filename, size: sent.size, sha256: sent.sha256 });
    if (!pdf) throw conflict(STALE);
    if (stored) {
      await keepFile(work, stored, { type: "quote", id: quote.id });
      quote.draftKey = stored.key;
      quote.draftHash = hash;
    }
    quote.pdfFilename = pdf.filename;
    quote.pdfGeneratedAt = work.now;
    work.audit("quote.pdf-made", quote.id, { sha256: pdf.sha256, size: pdf.size });
    return {
      id: quote.id,
      filename: pdf.filename,
      generatedAt: work.now,
      size: pdf.size,
      sentVersion: quote.sentVersion,
    };
  },
};
