import type { Day } from "../../../../core/colombia/days.ts";
import type { Cop } from "../../../../core/colombia/cop.ts";
import type { Cobro } from "./shared-cost.types.ts";
import type { HotelCategory } from "../../../providers/library/hotel.rules.ts";

/** Room sharing in a hotel. */
export type HotelRoom = "simple" | "doble" | "triple" | "cuadruple" | "familiar" | "suite";

/** Day, or day and time in the local time of the airport: `2026-12-04T06:40`. */
export type LocalMoment = string;

/** Flight after the first one; its cost per paying person is in COP, 0 when it is covered by another fare. */
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

/** Stay after the first one; the cost of a night per paying person is in COP. */
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
  /** Reason why clients like the hotel; absent when none was entered. */
  encanto?: string;
}

/** Details of the first flight and its return other than places and days; times are texts. */
export interface FlightFacts {
  aerolinea?: string | null;
  vueloIda?: string | null;
  llegadaIda?: string | null;
  vueloVuelta?: string | null;
  llegadaVuelta?: string | null;
  equipaje?: string | null;
}
