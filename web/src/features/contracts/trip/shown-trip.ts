import type { ItemTipo } from "../../../graphql/schema.generated.ts";
import type { StoredDay } from "../../quotes/itinerary/itinerary.form.ts";

/** One flight of a trip; times are local to the airport, with or without the hour. */
interface ShownFlight {
  readonly itemId: string;
  readonly name: string | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly departs: string | null;
  readonly arrives: string | null;
  readonly luggage: string | null;
  readonly checkIn: string | null;
}

/** One stay of a trip. */
interface ShownStay {
  readonly itemId: string;
  readonly name: string | null;
  readonly city: string;
  readonly about: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly nights: number;
  readonly picture: string | null;
}

/** Record that the trip belongs to: a contract or a reservation. */
export type TripOf = { readonly contractId: string } | { readonly reservationId: string };

/** A trip as its travellers see it, without amounts and people. */
export interface ShownTrip {
  readonly origin: string;
  readonly destination: string;
  readonly from: string;
  readonly to: string | null;
  readonly daysLeft: number;
  readonly isCancelled: boolean;
  readonly isNational: boolean;
  readonly picture: string | null;
  readonly flights: readonly ShownFlight[];
  readonly stays: readonly ShownStay[];
  readonly days: readonly StoredDay[];
  /** Attributions that the licences of the pictures require. */
  readonly creditos: readonly string[];
  readonly inclusions: readonly { readonly tipo: ItemTipo; readonly text: string }[];
  readonly exclusions: readonly string[];
}
