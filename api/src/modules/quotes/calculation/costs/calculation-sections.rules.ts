import type { Day } from "../../../../core/colombia/days.ts";
import type { HotelCategory } from "../../../providers/library/hotel.rules.ts";
import type { Cop } from "../../../../core/colombia/cop.ts";
import type { Estadia, FlightFacts, HotelRoom, Tramo } from "./itinerary.types.ts";
import type { Cobro } from "./shared-cost.types.ts";

/** Part of a section that counts only when it is included; its cost is per paying person in COP. */
export interface IncludedPart {
  incluido: boolean;
  tipo?: string | null;
  costo: Cop;
  cobro?: Cobro | null;
  proveedor?: string | null;
  /** True for a part that the client may add; otherwise the key is absent, and so in rows. */
  opcional?: boolean;
}

/** Part of a section identified by its description; its cost is per paying person in COP. */
export interface OtherPart {
  descripcion: string;
  costo: Cop;
  cobro?: Cobro | null;
  proveedor?: string | null;
  opcional?: boolean;
}

/**
 * First flight with its return, and the later flights; `costoTotal` is the sum of all. Keys of absent values
 * are omitted.
 */
export interface Tiquetes extends FlightFacts {
  tipo: "ida" | "ida_vuelta" | "sin_tiquetes" | null;
  origen: string | null;
  destino: string | null;
  fechaIda: Day | null;
  fechaVuelta: Day | null;
  horaIda: string | null;
  horaVuelta: string | null;
  costoIda: Cop;
  costoVuelta: Cop;
  cobroIda?: Cobro | null;
  cobroVuelta?: Cobro | null;
  costoTotal: Cop;
  proveedor: string | null;
  observaciones: string | null;
  tramos?: Tramo[];
}

/**
 * First stay, and the later stays; `costoTotal` is the sum of all. The key of the later stays is absent when
 * there is only one.
 */
export interface Hotel {
  nombre: string | null;
  /** Category of the hotel; null until one is chosen. */
  categoria: HotelCategory | null;
  acomodacion: HotelRoom | null;
  noches: number;
  costoNoche: Cop;
  cobro?: Cobro | null;
  costoTotal: Cop;
  ubicacion: string | null;
  proveedor: string | null;
  observaciones: string | null;
  /** Reason why clients like the hotel; absent when none was entered. */
  encanto?: string;
  estadias?: Estadia[];
}

export interface Traslados {
  aeropuertoHotelIda: IncludedPart;
  hotelAeropuertoVuelta: IncludedPart;
  otros: OtherPart[];
  costoTotal: Cop;
}

export interface Alimentacion {
  tipo: "ninguna" | "desayuno" | "media_pension" | "pension_completa" | "todo_incluido" | null;
  costoTotal: Cop;
  cobro?: Cobro | null;
  proveedor: string | null;
  observaciones: string | null;
}

export interface Equipaje {
  cabina: IncludedPart;
  bodega: IncludedPart;
  equipajeExtra: IncludedPart;
  costoTotal: Cop;
}

export interface Seguros {
  asistenciaMedica: IncludedPart;
  cancelacion: IncludedPart;
  otros: OtherPart[];
  costoTotal: Cop;
}

export interface AsistenciaMedica {
  tipo: string | null;
  costoTotal: Cop;
  cobro?: Cobro | null;
  proveedor: string | null;
  observaciones: string | null;
}

export interface Excursion {
  nombre: string;
  descripcion: string | null;
  duracion: string | null;
  costo: Cop;
  cobro?: Cobro | null;
  proveedor: string | null;
  obligatoria: boolean;
  opcional?: boolean;
  /** True when the client added it; then it never counts as the same activity as another row. */
  elegido?: boolean;
}

/** Activity or excursion (cost per paying person), or a service that is charged once. */
export interface Extra {
  nombre: string;
  descripcion: string | null;
  costo: Cop;
  cobro?: Cobro | null;
  proveedor: string | null;
  tipo: "actividad_basica" | "excursion" | "servicio_extra";
  opcional?: boolean;
  elegido?: boolean;
}

export interface ActividadesAdicionales {
  incluidas: boolean;
  detalle: string | null;
  costoPorPersona: Cop;
  proveedor: string | null;
  actividades: OtherPart[];
}

/**
 * Costs of a calculation, section by section (null when absent), in COP per paying person; services in
 * `extras` are charged once.
 */
export interface CalculationSections {
  tiquetes: Tiquetes | null;
  hotel: Hotel | null;
  traslados: Traslados | null;
  alimentacion: Alimentacion | null;
  equipaje: Equipaje | null;
  seguros: Seguros | null;
  asistenciaMedica: AsistenciaMedica | null;
  excursiones: Excursion[];
  extras: Extra[];
  actividadesAdicionales: ActividadesAdicionales | null;
}

/** Recursive type in which every field may be absent or null, as in an input. */
export type Posted<T> = T extends readonly (infer Item)[]
  ? readonly Posted<Item>[] | null
  : T extends object
    ? { readonly [Key in keyof T]?: Posted<T[Key]> | null }
    : T | null;

/** Sections as sent: any part of them. Only a `costoTotal` that does not count may have cents. */
export type PostedSections = {
  readonly [Key in keyof CalculationSections]?: Posted<CalculationSections[Key]>;
};
