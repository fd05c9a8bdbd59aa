import type { Scope } from "../../../../core/mutation/scope.ts";
import { LOGO } from "../../../../core/pdf/mark.piece.ts";
import { printedPicture } from "../../../../core/pdf/pictures.ts";
import { printedCover } from "../../../../core/preview/printed-cover.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { coverOf } from "../proposal/proposal-cover.rules.ts";
import { tripsOf } from "../proposal/proposed-trips.ts";
import { photoPlace } from "../proposal/trip-pieces.ts";
import { waysToPay } from "../proposal/ways-to-pay.ts";
import type { QuoteOffer } from "./quote-offer.type.ts";
import type { Quote } from "../quote.entity.ts";
import { advisorOf } from "./quote.mail.ts";
import { type ProposalPictures, type QuoteDocument, quoteDocument, quoteFilename } from "./quote.pdf.ts";

const FACE = { width: 44, height: 44, fit: "cover" } as const;

/**
 * Prints an offer, as a version to be sent or as a draft, and uploads it to the storage; an act then
 * records it.
 */
export async function printQuote(
  scope: Scope,
  quote: Quote,
  offer: QuoteOffer,
  version: QuoteDocument["version"],
): Promise<StoredBytes> {
  const { pdf, storage, agency: source, cards } = scope.services;
  const agency = await source.current();
  const advisor = await advisorOf(scope, quote);
  const pictures: ProposalPictures = {
    cover: await printedCover(storage, { photo: coverOf(tripsOf(offer)[0] ?? offer), place: offer.destino }),
    logo: await printedPicture(storage, agency.logo, LOGO),
    face: await printedPicture(storage, advisor?.picture, FACE),
    trip: await picturesOf(scope, offer),
  };
  const ways = waysToPay(agency, { departure: offer.fechaIda, today: scope.today, online: cards !== null });
  const bytes = await pdf.print(
    quoteDocument(
      { number: quote.quoteNumber, offer, version, madeAt: scope.now, advisor, pictures, ways },
      agency,
    ),
  );
  return storage.put(bytes, { filename: quoteFilename(quote.quoteNumber), contentType: "application/pdf" });
}

/** Returns the hotel and day pictures of all options, by address. */
async function picturesOf({ services }: Scope, offer: QuoteOffer): Promise<ReadonlyMap<string, string>> {
  const trips = tripsOf(offer);
  const ofHotels = trips.flatMap(({ stays }) => (stays ?? []).flatMap(({ imagenes }) => imagenes ?? []));
  const ofDays = trips.flatMap(({ itinerario }) => itinerario ?? []).flatMap(({ imagen }) => imagen ?? []);
  const addresses = new Set([...ofHotels, ...ofDays]);
  const found = new Map<string, string>();
  for (const address of addresses) {
    const picture = await printedPicture(services.storage, address, photoPlace);
    if (picture) found.set(address, picture);
  }
  return found;
}
