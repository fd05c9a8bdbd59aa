import { type DayOfTrip, dayText } from "../../calculation/itinerary/itinerary-days.rules.ts";

interface Trip {
  readonly itinerario?: readonly DayOfTrip[];
  /** Option that the trip belongs to; null when the offer has no options. */
  readonly option: { readonly name: string } | null;
}

/** Day of a trip, with the texts of the trips that differ on it. */
export interface ComparedDay extends DayOfTrip {
  readonly others: readonly { readonly name: string; readonly text: string }[];
}

/**
 * Returns the days of the trip `base`, each with the other trips on which the day is different; a day that
 * only other trips have is last, with their texts.
 */
export function comparedDays(base: Trip, trips: readonly Trip[]): ComparedDay[] {
  const numbers = new Set(trips.flatMap(({ itinerario = [] }) => itinerario.map(({ dia }) => dia)));
  return [...numbers]
    .toSorted((one, other) => one - other)
    .flatMap((dia) => {
      const own = dayOf(base, dia);
      const apart = trips.flatMap((trip) => {
        const day = dayOf(trip, dia);
        return trip === base || !day || (own && isSameDay(own, day)) ? [] : [{ day, of: trip.option }];
      });
      const shown = own ?? (apart[0] && { ...apart[0].day, texto: "" });
      if (!shown) return [];
      const others = apart.map(({ day, of }) => ({
        name: of?.name ?? "",
        text: [day.titulo !== shown.titulo && day.titulo, dayText(day)].filter(Boolean).join(". "),
      }));
      return [{ ...shown, others }];
    });
}

const isSameDay = (one: DayOfTrip, other: DayOfTrip): boolean =>
  one.titulo === other.titulo && dayText(one) === dayText(other);

const dayOf = ({ itinerario = [] }: Trip, number: number): DayOfTrip | undefined =>
  itinerario.find(({ dia }) => dia === number);
