import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { divideUp } from "../../../../core/colombia/cop.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { rightsOf } from "../../../content/picture/picture.find.ts";
import type { QuoteCalculation } from "../../calculation/calculation.entity.ts";
import { picturedStays } from "../../calculation/itinerary/hotel-pictures.rules.ts";
import { notIncluded } from "../../calculation/itinerary/itinerary-days.rules.ts";
import { picturesIn, withRights } from "./offer-pictures.rules.ts";
import { offeredExtras } from "./offer-extras.rules.ts";
import { offeredItinerary } from "./offer-itinerary.rules.ts";
import { includedServices } from "./offer-lines.rules.ts";
import { promisedServices } from "./promised-services.rules.ts";
import type { OfferOption, QuoteOffer } from "./quote-offer.type.ts";
import { QuoteVersion } from "./quote-version.entity.ts";
import type { QuoteOption } from "../option/quote-option.entity.ts";
import {
  areSeveral,
  type Calculated,
  calculatedOf,
  calculationOf,
  recommendedOf,
} from "../option/quote-options.ts";
import { DRAFT_OPTIONS, NO_PRICE, outdatedPrice } from "../quote.acts.rules.ts";
import type { Quote } from "../quote.entity.ts";
import { payingPersons } from "../quote.rules.ts";

/**
 * Returns the offer that the client would receive now, without the client's choice of an option or of extras;
 * `known` contains options and calculation that are already loaded.
 * @throws Refusal CONFLICT without a price, or with a price that must be confirmed again.
 */
export async function offerOf(scope: Scope, quote: Quote, known?: Calculated): Promise<QuoteOffer> {
  if (quote.precioTotal === null) throw conflict(NO_PRICE);
  const { options, calculation: own } = known ?? (await calculatedOf(scope, quote));
  const several = areSeveral(options) ? options : [];
  const recommended = recommendedOf(several);
  const calculation = recommended ? calculationOf(recommended) : own;
  const outdated = outdatedPrice({
    precioDesactualizado: quote.precioDesactualizado,
    calculationStatus: calculation?.estado ?? null,
  });
  if (outdated) throw conflict(outdated);
  if (several.some((option) => calculationOf(option).estado === "temporal")) throw conflict(DRAFT_OPTIONS);
  // The price was not made from a draft.
  const confirmed = calculation && calculation.estado !== "temporal" ? calculation : null;
  const { origen, destino, fechaIda, fechaRegreso, adultos, menores, infantes, observaciones } = quote;
  const isUsed = !recommended && confirmed?.id === quote.calculation?.id;
  const precioTotal = confirmed && !isUsed ? confirmed.precioFinalTotal : quote.precioTotal;
  const discount = quote.descuentoPorcentaje ?? 0;
  const offer: QuoteOffer = {
    client: quote.nombreCliente,
    origen,
    destino,
    fechaIda,
    fechaRegreso,
    adultos,
    menores,
    infantes,
    lines: confirmed ? includedServices(confirmed) : promisedServices(quote),
    ...(confirmed && offeredItinerary(confirmed)),
    ...(confirmed && picturedStays(confirmed)),
    ...(confirmed ? offeredDays(confirmed) : quote.noIncluye?.length && { noIncluye: [...quote.noIncluye] }),
    ...(confirmed && offeredExtras(confirmed, discount)),
    observaciones,
    descuentoPorcentaje: confirmed ? discount : 0,
    totalDescuento: confirmed?.totalDescuento ?? 0,
    precioTotal,
    precioPorPersona: divideUp(precioTotal, payingPersons(quote)),
    // Left out with one option, so that offers from before there were options stay equal.
    ...(several.length > 0 && { options: several.map((option) => offered(quote, option)) }),
  };
  return withRights(offer, await rightsOf(scope, picturesIn(offer)));
}

/** Returns an option as the client reads it. */
function offered(quote: Quote, option: QuoteOption): OfferOption {
  const { id, name, recommended } = option;
  const calculation = calculationOf(option);
  const { totalDescuento, precioFinalTotal: precioTotal } = calculation;
  return {
    id,
    name,
    recommended,
    lines: includedServices(calculation),
    ...offeredItinerary(calculation),
    ...picturedStays(calculation),
    ...offeredDays(calculation),
    ...offeredExtras(calculation, quote.descuentoPorcentaje ?? 0),
    totalDescuento,
    precioTotal,
    precioPorPersona: divideUp(precioTotal, payingPersons(quote)),
  };
}

/**
 * Returns the days and exclusions that a calculation offers; without both for a calculation confirmed before
 * itineraries existed.
 */
export const offeredDays = (calculation: QuoteCalculation): Pick<OfferOption, "itinerario" | "noIncluye"> => {
  const { itinerario, noIncluye } = calculation;
  if (itinerario === null && noIncluye === null) return {};
  return {
    ...(itinerario && itinerario.length > 0 && { itinerario }),
    // A calculation from before the list was stored has none.
    noIncluye: noIncluye ?? notIncluded(calculation),
  };
};

/** Returns whether two offers are equal; the order of stored keys and the classes of objects are ignored. */
export const sameOffer = (one: QuoteOffer, other: QuoteOffer): boolean =>
  isDeepStrictEqual(plain(one), plain(other));

const plain = (offer: QuoteOffer): unknown => JSON.parse(JSON.stringify(offer));

/** Returns the SHA-256 of an offer's content. */
export const hashOfOffer = (offer: QuoteOffer): string =>
  createHash("sha256").update(JSON.stringify(offer)).digest("base64url");

/**
 * Returns the last sent version if it has exactly this content; null when none was sent or the quote has
 * changed since.
 */
export async function sentVersionSaying(
  { em }: Scope,
  quote: Quote,
  offer: QuoteOffer,
): Promise<QuoteVersion | null> {
  const last =
    quote.sentVersion > 0
      ? await em.findOneOrFail(QuoteVersion, { quote: quote.id, number: quote.sentVersion })
      : null;
  return last && sameOffer(last.offer, offer) ? last : null;
}
