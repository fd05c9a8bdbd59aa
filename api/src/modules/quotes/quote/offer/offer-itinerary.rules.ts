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
import type { HotelCategory } from "../../../providers/library/hotel.rules.ts";

/** A flight as the client reads it. */
export type OfferedFlight = Pick<
  Tramo,
  "aerolinea" | "vuelo" | "origen" | "destino" | "salida" | "llegada" | "equipaje"
>;

/** A stay as the client reads it. */
export interface OfferedStay {
  readonly nombre: string | null;
  readonly ciudad: string | null;
  readonly categoria: HotelCategory | null;
  readonly acomodacion: HotelRoom | null;
  /** Null when the first one begins with the trip. */
  readonly entrada: Day | null;
  readonly noches: number;
  /** Reason why clients love it. */
  readonly encanto?: string;
  /** Addresses of pictures. */
  readonly imagenes?: string[];
}

/** The flights and the stays of an offer, each list whole. */
export interface OfferedItinerary {
  readonly flights?: OfferedFlight[];
  readonly stays?: OfferedStay[];
}

/**
 * Returns the flights and stays included in a price. A key is present only when there is more than the one
 * flight and the one hotel that offers have always shown, or words about the hotel, so that earlier offers
 * stay equal.
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

/** Returns all flights of a section. */
export function flightsOf(section: Tiquetes): OfferedFlight[] {
  const { first, others } = flightsApart(section);
  return [
    ...(first.tipo === "sin_tiquetes" || !isChosenFlight(first) ? [] : thereAndBack(first)),
    ...others.map(({ costo: _, cobro: __, proveedor: ___, ...flight }) => flight),
  ];
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

/** Returns the time beside its day from a free text, of which only a clock time is kept. */
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
