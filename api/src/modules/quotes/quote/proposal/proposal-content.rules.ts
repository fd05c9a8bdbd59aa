import type { OfferContent } from "@travesia/pages/proposal/OfferCard.tsx";
import type { ExtrasContent } from "@travesia/pages/proposal/OfferExtras.tsx";
import type { TripContent } from "@travesia/pages/proposal/OfferDetails.tsx";
import type { OptionsContent } from "@travesia/pages/proposal/OfferOptions.tsx";
import type { ProposalContent } from "@travesia/pages/proposal/ProposalPage.tsx";
import type { Day } from "../../../../core/colombia/days.ts";
import { firstName } from "../../../../core/colombia/names.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { formatCop } from "../../../../core/colombia/cop.ts";
import {
  type AdvisorFacts,
  advisorContent,
  agencyContent,
  pictureContent,
} from "../../../../core/http/page-content.rules.ts";
import { passageFacts } from "../../../../core/http/passage-facts.rules.ts";
import { landscapeOf } from "../../../../core/preview/landscape.rules.ts";
import { spokenMoment } from "../../calculation/costs/itinerary.rules.ts";
import type { OfferedFlight, OfferedStay } from "../offer/offer-itinerary.rules.ts";
import { ASKED_FOR, clientChip, isOpen, type QuoteStanding } from "./client-words.rules.ts";
import { comparedServices, comparedWith, type OfferedService, standing } from "./compared-services.rules.ts";
import { coverOf } from "./proposal-cover.rules.ts";
import { daysContent, type ReadDay } from "./trip-days.rules.ts";
import { optionDifference } from "./option-difference.rules.ts";
import { flightLine, stayLine, UNNAMED_STAY } from "./trip-words.rules.ts";

/**
 * Type whose keys may all be absent or null, because an older program did not store them or the schema does
 * not guarantee them.
 */
type Loose<T> = { readonly [Key in keyof T]?: T[Key] | null };

type ReadStay = Pick<OfferedStay, "nombre" | "ciudad" | "entrada"> &
  Loose<{ noches: number; encanto: string; imagenes: readonly string[] }>;

/** Content of a trip option, as sent or as it would be sent. */
export type ReadTrip = Loose<{
  lines: readonly OfferedService[];
  flights: readonly OfferedFlight[];
  stays: readonly ReadStay[];
  itinerario: readonly ReadDay[];
  noIncluye: readonly string[];
  creditos: readonly string[];
  extras: readonly ReadExtra[];
}>;

/** Service that the client may add to a trip; amounts in COP. */
type ReadExtra = Loose<{
  key: string;
  name: string;
  detail: string;
  price: number;
  pricePerPerson: number;
}>;

/** One of several options of an offer; amounts in COP. */
export interface ReadOption extends ReadTrip {
  readonly id: string;
  readonly name: string;
  readonly recommended: boolean;
  readonly precioTotal: number;
  readonly precioPorPersona: number;
}

/** Offer as read from the database; amounts in COP. */
interface ReadOffer extends ReadTrip {
  readonly precioTotal: number;
  readonly precioPorPersona?: number | null;
  readonly totalDescuento?: number | null;
  readonly descuentoPorcentaje?: number | null;
  readonly observaciones?: string | null;
}

/** Proposal and its quote, as the page reads them. */
interface ReadProposal {
  readonly agency: Parameters<typeof agencyContent>[0] | null;
  readonly number: string | null;
  readonly origin: string | null;
  readonly destination: string;
  readonly departure: Day;
  readonly comeback: Day | null;
  readonly travellers: number;
  /** Price displayed below the places; null when each option has a different price. */
  readonly price: number | null;
  readonly standing: QuoteStanding;
  readonly advisor: AdvisorFacts | null;
  readonly note: string | null;
  readonly client: string;
  /** Last day of the offer; null when it has none. */
  readonly until: Day | null;
  readonly offer: ReadOffer;
  /** Options of the offer; empty for an offer with a single trip. */
  readonly options: readonly ReadOption[];
  /** Id of the option that the client chose; null before the choice. */
  readonly chosen: string | null;
  /** Id of the option that is preselected while the client may choose; otherwise null. */
  readonly picked: string | null;
  /** Keys of the extras that the client added, now or with the acceptance. */
  readonly added: readonly string[];
  /** Options that are displayed in detail. */
  readonly detailed: readonly ReadOption[];
  readonly waysToPay: readonly string[];
}

/** Returns the content of a proposal's page as display texts. */
export function proposalContent(of: ReadProposal): ProposalContent {
  const { agency, offer, options, departure, destination } = of;
  const open = isOpen(of.standing.status);
  const photo = coverOf(options[0] ?? offer);
  return {
    agency: agency && agencyContent(agency),
    cover: pictureContent(photo ?? landscapeOf(destination)),
    passage: {
      number: of.number,
      origin: of.origin,
      destination,
      facts: passageFacts(of),
      status: clientChip(of.standing),
    },
    advisor:
      of.advisor && advisorContent(of.advisor, `Hola, te escribo por la cotización ${of.number ?? ""}.`),
    note: of.note,
    lead: open ? { name: firstName(of.client), until: of.until && spokenDay(of.until) } : null,
    offer: options.length > 0 ? optionsContent(options, of.chosen === null) : offerContent(offer),
    extras: (of.detailed.length > 0 ? of.detailed : [{ ...offer, id: null, name: "" }]).flatMap((trip) =>
      extrasContent(trip, { open, added: of.added }),
    ),
    open,
    picked: of.chosen ?? (open ? of.picked : null),
    askedFor: offer.observaciones ? { heading: ASKED_FOR, text: offer.observaciones } : null,
    trips:
      of.detailed.length > 0
        ? of.detailed.map((option) => tripContent(option, departure, option))
        : [tripContent(offer, departure)],
    waysToPay: of.waysToPay,
  };
}

const tripContent = (trip: ReadTrip, departure: Day, option: TripContent["option"] = null): TripContent => ({
  option: option && { id: option.id, name: option.name },
  flights: (trip.flights ?? []).map((flight) => ({
    head: flightLine(flight),
    text: [
      flight.salida && `Sale el ${spokenMoment(flight.salida)}`,
      flight.llegada && `Llega el ${spokenMoment(flight.llegada)}`,
      flight.equipaje,
    ]
      .filter(Boolean)
      .join("\n"),
  })),
  stays: (trip.stays ?? []).map((stay) => ({
    head: stayLine({ ...stay, noches: stay.noches ?? 0 }),
    name: stay.nombre ?? UNNAMED_STAY,
    text: stay.encanto ?? "",
    pictures: (stay.imagenes ?? []).map(pictureContent),
  })),
  days: daysContent(trip.itinerario ?? [], departure),
  notIncluded: trip.noIncluye ?? [],
  credits: trip.creditos ?? [],
});

/**
 * Returns the options side by side; `differs` compares each with the recommended one. After the choice they
 * keep the line under which the client chose.
 */
function optionsContent(options: readonly ReadOption[], differs: boolean): OptionsContent {
  const compared = options.map((option) => ({ ...option, lines: option.lines ?? [] }));
  const standsAs = standing(compared);
  const base = comparedWith(compared);
  return {
    shared: comparedServices(compared).shared,
    against: differs && base ? base.name : null,
    options: compared.map((option) => ({
      id: option.id,
      name: option.name,
      recommended: option.recommended,
      difference: differs && base && option !== base ? optionDifference(option, base) : null,
      changes: standsAs(option),
      total: formatCop(option.precioTotal),
      perPerson: formatCop(option.precioPorPersona),
    })),
  };
}

/** Returns the value that a form sends for an extra of an option, or of an offer without options. */
const extraValue = (option: string | null, key: string): string => `${option ?? ""}|${key}`;

/**
 * Returns the keys of the extras of an option, or of an offer without options, among the values of a form.
 */
export function extrasSent(values: readonly string[], option: string | null): string[] {
  const prefix = extraValue(option, "");
  return values.filter((value) => value.startsWith(prefix)).map((value) => value.slice(prefix.length));
}

/** Extras that the client added, for the display of a trip. */
interface AddedExtras {
  /** True while the client can add and remove extras; afterwards only the added ones are displayed. */
  readonly open: boolean;
  readonly added: readonly string[];
}

/** Returns the extras of a trip, as a list of one; empty when there is nothing to display. */
export function extrasContent(
  trip: Pick<ReadOption, "extras" | "precioTotal"> & { readonly id: string | null; readonly name: string },
  { open, added }: AddedExtras,
): ExtrasContent[] {
  const { id, name, precioTotal } = trip;
  const offered = (trip.extras ?? []).filter(({ key }) => open || added.includes(key ?? ""));
  if (offered.length === 0) return [];
  const total = totalWith(trip, added);
  return [
    {
      option: id === null ? null : { id, name },
      extras: offered.map((extra) => ({
        key: extra.key ?? "",
        value: extraValue(id, extra.key ?? ""),
        name: extra.name ?? "",
        detail: extra.detail ?? null,
        price: `+ ${formatCop(extra.price ?? 0)}`,
        perPerson: formatCop(extra.pricePerPerson ?? 0),
        added: added.includes(extra.key ?? ""),
      })),
      total: total === precioTotal ? null : formatCop(total),
    },
  ];
}

/** Returns the price of a trip with the added extras, in COP. */
export const totalWith = (
  { extras, precioTotal }: Pick<ReadOption, "extras" | "precioTotal">,
  added: readonly string[],
): number =>
  (extras ?? []).reduce(
    (total, { key, price }) => total + (added.includes(key ?? "") ? (price ?? 0) : 0),
    precioTotal,
  );

function offerContent(offer: ReadOffer): OfferContent {
  const { precioTotal, precioPorPersona, totalDescuento, descuentoPorcentaje } = offer;
  const before = totalDescuento
    ? ([
        { label: "Precio", amount: formatCop(precioTotal + totalDescuento), kind: "part" },
        {
          label: `Descuento (${(descuentoPorcentaje ?? 0).toLocaleString("es-CO")}\u00a0%)`,
          amount: formatCop(-totalDescuento),
          kind: "discount",
        },
      ] as const)
    : [];
  return {
    lines: offer.lines ?? [],
    prices: [
      ...before,
      {
        label: "Precio por persona",
        amount: precioPorPersona == null ? "—" : formatCop(precioPorPersona),
        kind: "part",
      },
      { label: "Precio total", amount: formatCop(precioTotal), kind: "total" },
    ],
  };
}
