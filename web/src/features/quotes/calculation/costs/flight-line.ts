import { addDays } from "@travesia/api/colombia/days";
import { shortDay } from "@travesia/api/colombia/short-day";
import { connectionsOf } from "@travesia/api/quotes/quote/offer/connections.rules";
import type { Reading } from "../../pasted/pasted.form.ts";
import { blankFlight, type CalculatorForm } from "../calculator.form.ts";

/** A flight as the calculator stores it; empty texts where nothing is known. */
export interface WrittenFlight {
  readonly vuelo: string;
  readonly origen: string;
  readonly destino: string;
  readonly fecha: string;
  readonly salida: string;
  readonly llegada: string;
}

type Row = CalculatorForm["tiquetes"]["tramos"][number];
type ReadFlight = Reading["vuelos"][number];

/** Separator of the flights of one direction. */
const BETWEEN = " / ";

const joined = (one: string, other: string): string => [one, other].filter(Boolean).join("–");

/** Returns a flight in one line: `AV8514 BOG–ADZ 15 ene 2027 06:10–08:20`. */
export const flightLine = ({ vuelo, origen, destino, fecha, salida, llegada }: WrittenFlight): string =>
  vuelo || fecha || salida
    ? [vuelo, joined(origen, destino), fecha && shortDay(fecha), joined(salida, llegada)]
        .filter(Boolean)
        .join(" ")
    : "";

const momentOf = (day: string, hour: string): string => (day && hour ? `${day}T${hour}` : day);

/** Returns the rows of the flights with which a direction continues after its first flight. */
export const connectingRows = (way: WrittenFlight, rows: readonly Row[]): Row[] =>
  connectionsOf(
    { ...way, salida: momentOf(way.fecha, way.salida), llegada: momentOf(way.fecha, way.llegada) },
    rows,
  );

/** Returns the flights of a direction in one line. */
export function wayLine(way: WrittenFlight, rows: readonly Row[]): string {
  const connecting = connectingRows(way, rows);
  const first = { ...way, destino: connecting[0]?.origen ?? way.destino };
  return [
    flightLine(first),
    ...connecting.map(({ salida, llegada, ...row }) =>
      flightLine({
        ...row,
        fecha: salida.slice(0, 10),
        salida: salida.slice(11),
        llegada: llegada.slice(11),
      }),
    ),
  ].join(BETWEEN);
}

/**
 * Returns rows for the flights of a direction after its first one. A flight without a day leaves on the day
 * on which the one before it arrives; the last arrives at the direction's destination.
 */
export function rowsOfLegs(
  [first, ...legs]: readonly ReadFlight[],
  to: string,
  cityOf: (place: string) => string,
): Row[] {
  let day = first?.fecha ? addDays(first.fecha, first.llegaDiasDespues ?? 0) : "";
  let arrival = first?.llegada ?? "";
  return legs.map((leg, at) => {
    const { salida, llegada, llegaDiasDespues } = leg;
    const isNextDay = day !== "" && salida && salida < arrival;
    const departure = leg.fecha ?? (isNextDay ? addDays(day, 1) : day);
    day = departure && addDays(departure, llegaDiasDespues ?? 0);
    arrival = llegada ?? "";
    return {
      ...blankFlight,
      vuelo: leg.vuelo ?? "",
      origen: cityOf(leg.origen ?? ""),
      destino: (at === legs.length - 1 && to) || cityOf(leg.destino ?? ""),
      salida: momentOf(departure, salida ?? ""),
      llegada: momentOf(llegada ? day : "", llegada ?? ""),
    };
  });
}
