import type { Day } from "../../../../core/colombia/days.ts";
import {
  flightsApart,
  isChosenFlight,
  isChosenStay,
  staysApart,
} from "../../calculation/costs/calculation-lines.rules.ts";
import type {
  CalculationSections,
  Hotel,
  Tiquetes,
} from "../../calculation/costs/calculation-sections.rules.ts";
import { flightFactKeys } from "../../calculation/costs/itinerary.rules.ts";
import type { HotelRoom, LocalMoment, Tramo } from "../../calculation/costs/itinerary.types.ts";
import { connectionsOf } from "./connections.rules.ts";
import type { HotelCategory } from "../../../providers/library/hotel.rules.ts";

/** Flight as the client reads it. */
export type OfferedFlight = Pick<
  Tramo,
  "aerolinea" | "vuelo" | "origen" | "destino" | "salida" | "llegada" | "equipaje"
>;

/** Stay as the client reads it. */
export interface OfferedStay {
  readonly nombre: string | null;
  readonly ciudad: string | null;
  readonly categoria: HotelCategory | null;
  readonly acomodacion: HotelRoom | null;
  /** Arrival day; null for the first stay when it starts with the trip. */
  readonly entrada: Day | null;
  readonly noches: number;
  /** Reason why clients like the hotel. */
  readonly encanto?: string;
  /** Addresses of the pictures of the hotel. */
  readonly imagenes?: string[];
}

/** All flights and all stays of an offer. */
export interface OfferedItinerary {
  readonly flights?: OfferedFlight[];
  readonly stays?: OfferedStay[];
}

/**
 * Returns the flights and stays included in a price. A key is present only when there is more than the single
 * flight and single hotel that offers have always contained, or a text about the hotel, so that the content
 * of earlier offers does not change.
 */
export function offeredItinerary({
  tiquetes,
  hotel,
}: Pick<CalculationSections, "tiquetes" | "hotel">): OfferedItinerary {
  const showsFlights = tiquetes && (tiquetes.tramos || flightFactKeys.some((key) => tiquetes[key]));
  return {
    ...(showsFlights && { flights: flightsOf(tiquetes) }),
    ...(hotel && showsStays(hotel) && { stays: staysOf(hotel) }),
  };
}

const showsStays = (hotel: Hotel): boolean =>
  hotel.estadias !== undefined || staysOf(hotel).some(({ encanto }) => encanto);

/** Returns all flights of a section: the way there and back with their connections, then the others. */
export function flightsOf(section: Tiquetes): OfferedFlight[] {
  const { first, others } = flightsApart(section);
  const ways = first.tipo === "sin_tiquetes" || !isChosenFlight(first) ? [] : thereAndBack(first);
  const further: OfferedFlight[] = others.map(({ costo: _, cobro: __, proveedor: ___, ...one }) => one);
  const flights: OfferedFlight[] = [];
  for (const way of ways) {
    const connecting = connectionsOf(way, further);
    flights.push({ ...way, destino: connecting[0]?.origen ?? way.destino }, ...connecting);
    for (const one of connecting) further.splice(further.indexOf(one), 1);
  }
  return [...flights, ...further];
}

function thereAndBack({ aerolinea = null, equipaje = null, ...flight }: Tiquetes): OfferedFlight[] {
  const { origen, destino, fechaIda, fechaVuelta, tipo } = flight;
  const there = {
    aerolinea,
    vuelo: flight.vueloIda ?? null,
    origen,
    destino,
    salida: momentOf(fechaIda, flight.horaIda),
    llegada: flight.llegadaIda ? momentOf(fechaIda, flight.llegadaIda) : null,
    equipaje,
  };
  if (tipo === "ida" || (!fechaVuelta && !flight.vueloVuelta)) return [there];
  const back = {
    aerolinea,
    vuelo: flight.vueloVuelta ?? null,
    origen: destino,
    destino: origen,
    salida: momentOf(fechaVuelta, flight.horaVuelta),
    llegada: flight.llegadaVuelta ? momentOf(fechaVuelta, flight.llegadaVuelta) : null,
    equipaje,
  };
  return [there, back];
}

/** Returns a day with the time read from a free text; anything other than a clock time is ignored. */
function momentOf(day: Day | null, hour: string | null | undefined): LocalMoment | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(hour ?? "") ?? [];
  return day && hours && minutes ? `${day}T${hours.padStart(2, "0")}:${minutes}` : day;
}

/** Returns all stays of a section. */
export function staysOf(section: Hotel): OfferedStay[] {
  const { first, others } = staysApart(section);
  const { nombre, ubicacion: ciudad, categoria, acomodacion, noches, encanto } = first;
  const own = { nombre, ciudad, categoria, acomodacion, entrada: null, noches, ...(encanto && { encanto }) };
  return [
    ...(isChosenStay(first) ? [own] : []),
    ...others.map(({ costoNoche: _, cobro: __, proveedor: ___, ...stay }) => stay),
  ];
}
