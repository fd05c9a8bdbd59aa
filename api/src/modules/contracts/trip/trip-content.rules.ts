import type { FlightContent } from "@travesia/pages/trip/TripFlights.tsx";
import type { TripPageContent } from "@travesia/pages/trip/TripPage.tsx";
import type { StayContent } from "@travesia/pages/trip/TripStays.tsx";
import type { VoucherContent } from "@travesia/pages/trip/TripVouchers.tsx";
import type { CoverContent } from "@travesia/pages/trip/TripCover.tsx";
import type { ContactsContent } from "@travesia/pages/trip/TripContacts.tsx";
import type { Day } from "../../../core/colombia/days.ts";
import { mailAddress } from "../../../core/colombia/emails.ts";
import { callAddress, chatAddress, formatPhone } from "../../../core/colombia/phones.ts";
import { counted, spokenDay } from "../../../core/colombia/spoken.ts";
import { type AdvisorFacts, advisorContent, pictureContent } from "../../../core/http/page-content.rules.ts";
import { passageFacts } from "../../../core/http/passage-facts.rules.ts";
import type { Tone } from "../../../core/look.ts";
import { landscapeOf } from "../../../core/preview/landscape.rules.ts";
import { spokenMoment, wayOf } from "../../quotes/calculation/costs/itinerary.rules.ts";
import { daysContent, type ReadDay } from "../../quotes/quote/proposal/trip-days.rules.ts";
import { countdownText, EMERGENCY } from "./trip-words.rules.ts";

/** One flight of a trip; times are local to the airport, with or without the hour. */
interface ReadFlight {
  readonly name: string | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly departs: string | null;
  readonly arrives: string | null;
  readonly luggage: string | null;
  readonly checkIn: string | null;
}

/** One stay of a trip. */
interface ReadStay {
  readonly itemId: string;
  readonly name: string | null;
  readonly city: string;
  readonly about: string | null;
  readonly from: Day | null;
  readonly until: Day | null;
  readonly nights: number;
  readonly picture: string | null;
}

/** A trip as its travellers see it, without amounts and people. */
export interface ReadTrip {
  readonly origin: string;
  readonly destination: string;
  /** Description of the trip; absent or null when its parts contain everything. */
  readonly about?: string | null;
  readonly from: Day;
  readonly to: Day | null;
  readonly daysLeft: number;
  readonly isCancelled: boolean;
  readonly isNational: boolean;
  readonly picture: string | null;
  readonly flights: readonly ReadFlight[];
  readonly stays: readonly ReadStay[];
  readonly days: readonly ReadDay[];
  /** Credits that the licences of the pictures require. */
  readonly creditos: readonly string[];
  readonly inclusions: readonly { readonly text: string }[];
  readonly exclusions: readonly string[];
}

/** Agency's contact data that the page of a trip shows. */
export interface AgencyContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly whatsapp: string;
}

/** People whom a traveller can contact. */
interface Contacts {
  /** Agency; null until it is loaded. */
  readonly agency: AgencyContact | null;
  readonly advisor: AdvisorFacts | null;
}

/** A trip with the record that it belongs to. */
interface ReadTripPage extends Contacts {
  readonly trip: ReadTrip;
  /** Number that is displayed above the places; null when there is none. */
  readonly number: string | null;
  readonly travellers: number;
  readonly status: TripPageContent["passage"]["status"];
  readonly vouchers: readonly VoucherContent[];
  /** Initial text of a WhatsApp message. */
  readonly greeting: string;
  readonly today: Day;
}

/** Returns the content of the page of a trip. A cancelled trip has neither flights nor hotels nor days. */
export function tripContent(of: ReadTripPage): TripPageContent {
  const { trip, agency, advisor, greeting } = of;
  const parts = trip.isCancelled ? cancelledParts : partsOf(trip, of.today);
  return {
    cover: coverContent(trip, trip.isCancelled ? null : countdownText(trip.daysLeft)),
    passage: {
      number: of.number,
      origin: trip.origin,
      destination: trip.destination,
      facts: passageFacts({ departure: trip.from, comeback: trip.to, travellers: of.travellers }),
      status: of.status,
    },
    about: trip.about ?? null,
    ...parts,
    vouchers: of.vouchers,
    advisor: advisor && advisorContent(advisor, greeting),
    contacts: contactsContent(agency, trip.isNational, greeting),
  };
}

/** Returns the picture of a destination, or its illustration, with the remaining time until the trip. */
export const coverContent = (
  { destination, picture }: { readonly destination: string; readonly picture: string | null },
  countdown: string | null,
): CoverContent => ({ picture: pictureContent(picture ?? landscapeOf(destination)), countdown });

/** Returns the contacts besides the advisor; a WhatsApp chat opens with `greeting`. */
export const contactsContent = (
  agency: AgencyContact | null,
  isNational: boolean,
  greeting: string,
): ContactsContent => ({
  agency: agency && {
    name: agency.name,
    phone: { text: formatPhone(agency.phone), href: callAddress(agency.phone) },
    email: { text: agency.email, href: mailAddress(agency.email) },
    whatsapp: chatAddress(agency.whatsapp, greeting),
  },
  emergency: isNational ? EMERGENCY : null,
});

const cancelledParts = { flights: [], stays: [], days: [], inclusions: [], exclusions: [], credits: [] };

const partsOf = (trip: ReadTrip, today: Day) => ({
  flights: trip.flights.map((flight) => flightContent(flight, today)),
  stays: trip.stays.map(stayContent),
  days: daysContent(trip.days, trip.from),
  inclusions: trip.inclusions.map(({ text }) => text),
  exclusions: trip.exclusions,
  credits: trip.creditos,
});

/** Returns the display content of a flight; one that departed before today has no check-in. */
export function flightContent(flight: ReadFlight, today: Day): FlightContent {
  const { name, origin, destination, departs, arrives, luggage, checkIn } = flight;
  const isAhead = !departs || departs.slice(0, 10) >= today;
  return {
    way: wayOf({ origen: origin, destino: destination }) ?? "Vuelo",
    name,
    facts: [
      ...(departs ? [{ label: "Sale", text: spokenMoment(departs) }] : []),
      ...(arrives ? [{ label: "Llega", text: spokenMoment(arrives) }] : []),
      ...(luggage ? [{ label: "Equipaje", text: luggage }] : []),
    ],
    note: isAhead ? checkInText(checkIn) : null,
  };
}

const checkInText = (moment: string | null): string =>
  moment
    ? `Check-in en línea: por lo general desde el ${spokenMoment(moment)}`
    : "Tu asesor te confirmará la hora.";

const stayContent = ({ itemId, name, city, about, from, until, nights, picture }: ReadStay): StayContent => ({
  id: itemId,
  name: name ?? "Alojamiento",
  place: [city, about].filter(Boolean).join(" · "),
  days: [
    nights > 0 && counted(nights, "noche", "noches"),
    from && (until ? `del ${spokenDay(from)} al ${spokenDay(until)}` : `desde el ${spokenDay(from)}`),
  ]
    .filter(Boolean)
    .join(" · "),
  picture: pictureContent(picture ?? landscapeOf(city)),
  map: name && mapOf([name, city].filter(Boolean).join(", ")),
});

const mapOf = (query: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query }).toString()}`;

/** A trip as shown to the people with whom it was shared. */
interface ReadSharedTrip extends Contacts {
  readonly trip: ReadTrip;
  /** Name of the traveller who views the page; null when unknown. */
  readonly traveller: string | null;
  readonly travellers: number;
  readonly vouchers?: readonly VoucherContent[];
  readonly today: Day;
}

/** Returns the content of the page of a trip that was shared: without amounts, documents and acts. */
export const sharedTripContent = ({ traveller, vouchers = [], ...of }: ReadSharedTrip): TripPageContent =>
  tripContent({
    ...of,
    vouchers,
    number: traveller && `Viaje de ${traveller}`,
    status: tripStage(of.trip, of.today),
    greeting: `Hola, te escribo por el viaje a ${of.trip.destination} del ${spokenDay(of.trip.from)}.`,
  });

/** Returns the stage of a trip on a day, displayed as a stamp. */
const tripStage = (
  { from, to, isCancelled }: Pick<ReadTrip, "from" | "to" | "isCancelled">,
  today: Day,
): { readonly label: string; readonly tone: Tone } => {
  if (isCancelled) return { label: "Cancelado", tone: "clay" };
  if (today < from) return { label: "Por viajar", tone: "sea" };
  return today <= (to ?? from)
    ? { label: "En viaje", tone: "leaf" }
    : { label: "Terminado", tone: "neutral" };
};

/**
 * Returns the content of a trip that is stored on a phone: without pictures and maps, which need a
 * connection, and without a status, which would not follow the days. `kept` states since when it is stored.
 */
export const keptTripContent = (content: TripPageContent, kept: string): TripPageContent => ({
  ...content,
  cover: { picture: null, countdown: kept },
  passage: { ...content.passage, number: null, status: null },
  stays: content.stays.map((stay) => ({ ...stay, picture: null, map: null })),
  days: content.days.map((day) => ({ ...day, picture: null })),
  credits: [],
  advisor: content.advisor && { ...content.advisor, picture: null },
});
