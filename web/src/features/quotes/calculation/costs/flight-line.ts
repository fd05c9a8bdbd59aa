import { shortDay } from "@travesia/api/colombia/short-day";

/** A flight as the calculator stores it; empty texts where nothing is known. */
export interface WrittenFlight {
  readonly vuelo: string;
  readonly origen: string;
  readonly destino: string;
  readonly fecha: string;
  readonly salida: string;
  readonly llegada: string;
}

const joined = (one: string, other: string): string => [one, other].filter(Boolean).join("–");

/** Returns a flight in one line: `AV8514 BOG–ADZ 15 ene 2027 06:10–08:20`. */
export const flightLine = ({ vuelo, origen, destino, fecha, salida, llegada }: WrittenFlight): string =>
  vuelo || fecha || salida
    ? [vuelo, joined(origen, destino), fecha && shortDay(fecha), joined(salida, llegada)]
        .filter(Boolean)
        .join(" ")
    : "";
