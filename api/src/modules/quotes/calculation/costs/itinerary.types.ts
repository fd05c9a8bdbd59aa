import type { Day } from "../../../../core/colombia/days.ts";
import type { Cop } from "../../../../core/cop.ts";
import type { Cobro } from "./shared-cost.types.ts";
import type { HotelCategory } from "../../../providers/library/hotel.rules.ts";

/** Room sharing in a hotel. */
export type HotelRoom = "simple" | "doble" | "triple" | "cuadruple" | "familiar" | "suite";

/** A day, or a day and an hour as the clock of the airport shows it: `2026-12-04T06:40`. */
export type LocalMoment = string;

/** A flight after the first one; its cost per paying person in COP, 0 where it is part of another fare. */
export interface Tramo {
  aerolinea: string | null;
  vuelo: string | null;
  origen: string | null;
  destino: string | null;
  salida: LocalMoment | null;
  llegada: LocalMoment | null;
  equipaje: string | null;
  costo: Cop;
  cobro?: Cobro | null;
  proveedor: string | null;
}

/** A stay after the first one; the cost of a night per paying person in COP. */
export interface Estadia {
  nombre: string | null;
  ciudad: string | null;
  categoria: HotelCategory | null;
  acomodacion: HotelRoom | null;
  entrada: Day | null;
  noches: number;
  costoNoche: Cop;
  cobro?: Cobro | null;
  proveedor: string | null;
  /** Reason why clients love it; absent when nobody entered one. */
  encanto?: string;
}

/** Details of the first flight and its way back besides places and days; hours are texts. */
export interface FlightFacts {
  aerolinea?: string | null;
  vueloIda?: string | null;
  llegadaIda?: string | null;
  vueloVuelta?: string | null;
  llegadaVuelta?: string | null;
  equipaje?: string | null;
}
