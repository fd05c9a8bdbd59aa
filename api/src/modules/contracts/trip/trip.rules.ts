import { addDays, type Day, daysBetween } from "../../../core/colombia/days.ts";
import { plainName } from "../../../core/colombia/plain.ts";
import { flightName } from "../../quotes/calculation/costs/itinerary.rules.ts";
import type { LocalMoment } from "../../quotes/calculation/costs/itinerary.types.ts";
import { hotelCategoryLabels } from "../../providers/library/hotel.rules.ts";
import { hotelRoomLabels } from "../../quotes/calculation/costs/lodging.rules.ts";
import type { HotelPictures } from "../../quotes/calculation/itinerary/hotel-pictures.rules.ts";
import type { TripFlight, TripStay } from "./trip.types.ts";

/** Item of a contract as its traveller sees it: without cost and provider. */
export interface TripItem {
  readonly id: string;
  readonly descripcion: string;
  readonly detalle: unknown;
  readonly from: Day | null;
  readonly until: Day | null;
}

/** Fields of a section as an item stores them, in snake_case. */
type Kept = Readonly<Record<string, unknown>>;

const keptOf = ({ detalle }: TripItem): Kept =>
  typeof detalle === "object" && detalle !== null && !Array.isArray(detalle) ? (detalle as Kept) : {};

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() ? value.trim() : null;

/**
 * Returns the flights of an item: outbound and return, or a single flight. The item's dates take precedence
 * over the quoted ones, because an addendum changes them; a time stored for another date is omitted. Empty
 * for an item whose details are only text.
 */
export function flightsOfItem(item: TripItem): TripFlight[] {
  const kept = keptOf(item);
  if (Object.keys(kept).length === 0) return [];
  const [origin, destination] = [textOf(kept["origen"]), textOf(kept["destino"])];
  const shared = { itemId: item.id, luggage: textOf(kept["equipaje"]) };
  if (textOf(kept["salida"])) {
    const departs = laid(textOf(kept["salida"]), item.from);
    const landing = textOf(kept["llegada"]);
    const arrives = landing && laid(landing, item.until);
    const name = flightName(textOf(kept["aerolinea"]), textOf(kept["vuelo"]));
    return [{ ...shared, name, origin, destination, departs, arrives, checkIn: checkInFrom(departs) }];
  }
  const wayOf = (way: "ida" | "vuelta", day: Day | null) => {
    const quoted = textOf(kept[`fecha_${way}`]);
    const at = (hour: string | null) => laid(momentOf(quoted ?? day, hour), day);
    const departs = at(textOf(kept[`hora_${way}`]));
    const landing = textOf(kept[`llegada_${way}`]);
    return {
      ...shared,
      name: flightName(textOf(kept["aerolinea"]), textOf(kept[`vuelo_${way}`])),
      departs,
      arrives: landing && at(landing),
      checkIn: checkInFrom(departs),
    };
  };
  const there = { ...wayOf("ida", item.from), origin, destination };
  if (kept["tipo"] === "ida" || !item.until) return [there];
  return [there, { ...wayOf("vuelta", item.until), origin: destination, destination: origin }];
}

/** Returns the given day, with the time of `moment` only when that moment is on the same day. */
const laid = (moment: LocalMoment | null, day: Day | null): LocalMoment | null =>
  day === null || moment?.startsWith(day) ? moment : day;

/** Returns a moment on a day, with the clock time found in a free text; only the day when there is none. */
function momentOf(day: Day | null, hour: string | null): LocalMoment | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(hour ?? "") ?? [];
  return day && hours && minutes ? `${day}T${hours.padStart(2, "0")}:${minutes}` : day;
}

/** Returns the moment 24 hours before a flight; null when the departure time is unknown. */
function checkInFrom(departs: LocalMoment | null): LocalMoment | null {
  const [day, hour] = departs?.split("T") ?? [];
  return day && hour ? `${addDays(day, -1)}T${hour}` : null;
}

/** Description of an item whose hotel has no name yet. */
const UNNAMED = "Alojamiento";

/** Returns the stay that an item describes; nights are counted from its first day. */
export function stayOfItem(
  item: TripItem,
  destination: string,
  pictures: readonly HotelPictures[],
): TripStay {
  const kept = keptOf(item);
  const name = textOf(kept["nombre"]) ?? (item.descripcion === UNNAMED ? null : item.descripcion);
  const { from, until } = stayDays(item, kept["noches"]);
  return {
    itemId: item.id,
    name,
    city: textOf(kept["ciudad"]) ?? textOf(kept["ubicacion"]) ?? destination,
    about:
      [
        hotelCategoryLabels[kept["categoria"] as keyof typeof hotelCategoryLabels],
        hotelRoomLabels[kept["acomodacion"] as keyof typeof hotelRoomLabels],
      ]
        .filter(Boolean)
        .join(" · ") || null,
    from,
    until,
    nights: from && until ? Math.max(daysBetween(from, until), 0) : 0,
    picture: name === null ? null : (shownPictures(pictures, name)[0] ?? null),
  };
}

/**
 * Returns the days of a stay: the quoted number of nights from its first day, at most until the item's last
 * day.
 */
function stayDays({ from, until }: TripItem, quoted: unknown): { from: Day | null; until: Day | null } {
  const nights = typeof quoted === "number" && quoted > 0 ? quoted : null;
  const counted = from && nights ? addDays(from, nights) : until;
  return { from, until: counted && until && until < counted ? until : counted };
}

/** Returns the pictures of a hotel that its seller has not hidden. */
function shownPictures(pictures: readonly HotelPictures[], name: string): string[] {
  const { imagenes = [], ocultas = [] } = pictures.find(({ hotel }) => hotel === plainName(name)) ?? {};
  return imagenes.filter((address) => !ocultas.includes(address));
}
