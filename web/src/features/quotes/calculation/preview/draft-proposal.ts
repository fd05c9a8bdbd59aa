import { normalSections } from "@travesia/api/quotes/calculation/costs/calculation-input.rules";
import type { CalculationSections } from "@travesia/api/quotes/calculation/costs/calculation-sections.rules";
import type { FinalPrice } from "@travesia/api/quotes/calculation/calculation.rules";
import {
  type HotelPictures,
  picturedStays,
} from "@travesia/api/quotes/calculation/itinerary/hotel-pictures.rules";
import {
  notIncluded,
  proposedItinerary,
} from "@travesia/api/quotes/calculation/itinerary/itinerary-days.rules";
import { offeredExtras } from "@travesia/api/quotes/quote/offer/offer-extras.rules";
import { offeredItinerary } from "@travesia/api/quotes/quote/offer/offer-itinerary.rules";
import { includedServices } from "@travesia/api/quotes/quote/offer/offer-lines.rules";
import type { ProposedOffer, ProposedQuote } from "../../approval/ProposalPage.tsx";
import type { StoredDay } from "../../itinerary/itinerary.form.ts";
import type { Calculated } from "../calculator.figures.ts";
import { calculatorFields, postedSections } from "../calculator.form.ts";
import type { KeptProposalFragment, QuotePreviewQuery } from "../calculations.generated.ts";
import { type PreviewOf, writtenNotIncluded } from "./preview.types.ts";
import type { WrittenPrice } from "./written-price.ts";

/** Fields of the quote that the preview reads. */
export type PreviewedQuote = NonNullable<QuotePreviewQuery["quote"]>;

/** A calculation, edited or stored, with its texts. */
interface Draft {
  readonly sections: CalculationSections;
  readonly price: Pick<FinalPrice, "totalDescuento" | "precioFinalTotal" | "precioFinalPorPersona">;
  /** Profit of the calculation, in percent. */
  readonly profit: number;
  /** Days written by the seller; null to use the days derived from the costs. */
  readonly days: readonly StoredDay[] | null;
  /** List written by the seller; null to use the proposed list. */
  readonly notIncluded: readonly string[] | null;
  readonly pictures: readonly HotelPictures[] | null;
}

type Kept = KeptProposalFragment | null | undefined;

const daysOf = (kept: Kept) => (kept?.itinerarioPropio ? (kept.itinerario ?? []) : null);

const picturesOf = (kept: Kept): readonly HotelPictures[] | null =>
  kept?.imagenesHotel?.flatMap(({ hotel, imagenes, ocultas }) =>
    hotel === null ? [] : [{ hotel, imagenes: imagenes ?? [], ...(ocultas && { ocultas }) }],
  ) ?? null;

/** Returns the stored version of the calculation being edited; null if there is none. */
const editedOf = ({ optionId }: PreviewOf, quote: PreviewedQuote): Kept =>
  optionId === null ? quote.calculation : quote.options?.find(({ id }) => id === optionId)?.calculation;

/** Returns the stored hotel pictures of the calculation being edited. */
export const keptPictures = (of: PreviewOf, quote: PreviewedQuote): readonly HotelPictures[] | null =>
  picturesOf(editedOf(of, quote));

type Option = NonNullable<PreviewedQuote["options"]>[number];

/** Returns an option that is not being edited in the form of a draft; null without a calculation. */
function keptDraft({ calculation }: Option, { defaults, persons }: PreviewOf): Draft | null {
  if (!calculation) return null;
  const { tripType } = calculation;
  const form = calculatorFields.read({ stored: calculation, defaults, tripType });
  return {
    sections: normalSections(postedSections(form), persons),
    price: calculation,
    profit: calculation.ganancia.porcentaje ?? 0,
    days: daysOf(calculation),
    notIncluded: writtenNotIncluded(calculation),
    pictures: picturesOf(calculation),
  };
}

/**
 * Returns the offer that a client would see for a calculation, by the server's rules for freezing an offer.
 */
function offerOf(
  { sections, price, profit, ...written }: Draft,
  trip: Parameters<typeof proposedItinerary>[1],
  { persons, discountPercent }: PreviewOf,
) {
  const payers = { adultos: persons, menores: 0, ganancia: { porcentaje: profit } };
  const { extras } = offeredExtras({ ...sections, ...payers }, discountPercent);
  const days = written.days ?? proposedItinerary(sections, trip);
  const { flights = null, stays = null } = {
    ...offeredItinerary(sections),
    ...picturedStays({ hotel: sections.hotel, imagenesHotel: written.pictures }),
  };
  return {
    lines: includedServices(sections),
    flights,
    stays:
      stays && stays.map(({ encanto = null, imagenes = null, ...stay }) => ({ ...stay, encanto, imagenes })),
    itinerario: days.length > 0 ? [...days] : null,
    noIncluye: [...(written.notIncluded ?? notIncluded(sections))],
    extras: extras ?? null,
    // The server names the authors when the quote is sent.
    creditos: null,
    totalDescuento: price.totalDescuento,
    precioTotal: price.precioFinalTotal,
    precioPorPersona: price.precioFinalPorPersona,
  };
}

/**
 * Returns the offer that a client would see for a manually entered price, by the server's rules for freezing
 * an offer.
 */
const writtenOffer = ({ lines, noIncluye, precioTotal, precioPorPersona }: WrittenPrice) => ({
  lines: [...lines],
  flights: null,
  stays: null,
  itinerario: null,
  noIncluye: noIncluye && [...noIncluye],
  creditos: null,
  extras: null,
  totalDescuento: 0,
  precioTotal,
  precioPorPersona,
});

/**
 * Returns the proposal that a client would see if the quote were sent with the entered values. It contains
 * the manually entered price while nothing is calculated, and the pictures of the entered hotels.
 */
export function draftProposal(
  of: PreviewOf,
  { sections, figures }: Calculated,
  quote: PreviewedQuote,
  pictures: readonly HotelPictures[] | null,
): { readonly quote: ProposedQuote; readonly sent: ProposedOffer } {
  const typed: Draft = {
    sections,
    price: figures,
    profit: figures.ganancia.porcentaje,
    days: daysOf(editedOf(of, quote)),
    notIncluded: of.notIncluded,
    pictures,
  };
  const options = (of.optionId === null ? [] : (quote.options ?? [])).flatMap((option) => {
    const draft = option.id === of.optionId ? typed : keptDraft(option, of);
    const { id, name, recommended } = option;
    return draft ? [{ id, name, recommended, offer: offerOf(draft, quote, of) }] : [];
  });
  const written = figures.precioFinalTotal === 0 ? of.written : null;
  const lead =
    options.find(({ recommended }) => recommended)?.offer ??
    (written ? writtenOffer(written) : offerOf(typed, quote, of));
  const { precioTotal, ...offer } = lead;
  return {
    quote: { ...quote, status: "sent", contractIsCancelled: false, chosenOptionId: null },
    sent: {
      precioTotal,
      expiresAt: null,
      note: null,
      offer: {
        ...offer,
        client: quote.nombreCliente,
        observaciones: of.observations,
        descuentoPorcentaje: written ? 0 : of.discountPercent,
        options:
          options.length > 0 ? options.map(({ offer: own, ...option }) => ({ ...option, ...own })) : null,
      },
    },
  };
}
