import { daysContent } from "@travesia/api/quotes/quote/proposal/trip-days.rules";
import { PartStyle } from "@travesia/pages/style/PartStyle.tsx";
import { TripDays as Days } from "@travesia/pages/trip/TripDays.tsx";
import type { StoredDay } from "./itinerary.form.ts";

interface TripDaysProps {
  readonly days: readonly StoredDay[];
  /** Departure date of the trip. */
  readonly departure: string;
}

/** Shows the days of a trip as the client sees them, each with its date and picture. */
export const TripDays = ({ days, departure }: TripDaysProps) => (
  <>
    <PartStyle />
    <Days days={daysContent(days, departure)} />
  </>
);
