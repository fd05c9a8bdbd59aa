import type { Scope } from "../../../../core/mutation/scope.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import type { QuoteOffer } from "./quote-offer.type.ts";
import type { Quote } from "../quote.entity.ts";
import { advisorOf } from "./quote.mail.ts";
import { type QuoteDocument, quoteDocument, quoteFilename } from "./quote.pdf.ts";

/**
 * Prints an offer, as a version that is sent or as a draft, and puts the bytes into the storage for an act to
 * keep.
 */
export async function printQuote(
  scope: Scope,
  quote: Quote,
  offer: QuoteOffer,
  version: QuoteDocument["version"],
): Promise<StoredBytes> {
  const { pdf, storage, agency } = scope.services;
  const advisor = await advisorOf(scope, quote);
  const bytes = await pdf.print(
    quoteDocument(
      { number: quote.quoteNumber, offer, version, madeAt: scope.now, advisor },
      await agency.current(),
    ),
  );
  return storage.put(bytes, { filename: quoteFilename(quote.quoteNumber), contentType: "application/pdf" });
}
