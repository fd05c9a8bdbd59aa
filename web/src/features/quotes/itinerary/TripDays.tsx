import { daysContent } from "@travesia/api/quotes/quote/proposal/trip-days.rules";
import { PartStyle } from "@travesia/pages/style/PartStyle.tsx";
import { TripDays as Days } from "@travesia/pages/trip/TripDays.tsx";
import type { StoredDay } from "./itinerary.form.ts";

interface TripDaysProps {
  readonly days: readonly StoredDay[];
  /** The day on which the trip begins. */
  readonly departure: string;
}

/** Shows the days of a trip as the client reads them, each with its date and its picture. */
export const TripDays = ({ days, departure }: TripDaysProps) => (
  <>
    <PartStyle />
    <Days days={daysContent(days, departure)} />
  </>
);
