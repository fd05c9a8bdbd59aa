import type { Day } from "../../../core/colombia/days.ts";

/** Piece of the pasted text, `[start, end)` in UTF-16 units. */
export type Piece = readonly [start: number, end: number];

/** A value with the pieces of the text that it was read or worked out from. */
export interface ReadValue<T> {
  readonly value: T;
  readonly pieces: readonly Piece[];
}

/** Unit that an amount pays for. */
export type PriceUnit = "persona" | "noche" | "persona_noche" | "total" | "trayecto";

/** Person or accommodation that an amount is for. */
export type PriceFor =
  | "sencilla"
  | "doble"
  | "triple"
  | "cuadruple"
  | "multiple"
  | "familiar"
  | "adulto"
  | "menor"
  | "infante"
  | "noche_adicional";

export interface TextPrice {
  readonly currency: string;
  readonly amount: number;
  readonly per?: PriceUnit;
  readonly para?: PriceFor;
  readonly hotel?: string;
  readonly temporada?: string;
  readonly desde?: true;
  readonly neto?: true;
  readonly masImpuestos?: true;
}

export interface TextFlight {
  readonly vuelo?: string;
  readonly origen?: string;
  readonly destino?: string;
  readonly fecha?: Day;
  readonly salida?: string;
  readonly llegada?: string;
  readonly llegaDiasDespues?: number;
}

/** Amount, or percentage of the price, with which a booking is made. */
export interface TextDeposit {
  readonly currency?: string;
  readonly amount?: number;
  readonly per?: PriceUnit;
  readonly porcentaje?: number;
}

export interface TextInstallments {
  readonly numero?: number;
  readonly currency?: string;
  readonly valor?: number;
}

export interface TextPeriod {
  readonly desde?: Day;
  readonly hasta?: Day;
}

/** Fields with one value, by the type of the value. */
interface SingleValues {
  nombreCliente: string;
  telefonoCliente: string;
  emailCliente: string;
  fechaIda: Day;
  fechaRegreso: Day;
  noches: number;
  numeroPersonas: number;
  adultos: number;
  menores: number;
  infantes: number;
  categoria: string;
  acomodacion: string;
  habitaciones: number;
  alimentacion: string;
  presupuesto: TextPrice;
  abono: TextDeposit;
  cuotas: TextInstallments;
  descuento: number;
  comision: number;
  minimoPersonas: number;
  cupos: number;
  vigencia: Day;
}

/** Fields with a list of values, by the type of one value. */
interface ListedValues {
  origen: string;
  destino: string;
  salidas: Day;
  edadesMenores: number;
  edadesInfantes: number;
  hotel: string;
  aerolinea: string;
  vuelos: TextFlight;
  equipaje: string;
  incluye: string;
  noIncluye: string;
  excursiones: string;
  proveedor: string;
  precios: TextPrice;
  suplementos: TextPrice;
  vigenciaViaje: TextPeriod;
}

export type SingleField = keyof SingleValues;
export type ListField = keyof ListedValues;
export type TextField = SingleField | ListField;

export type Singles = { [F in SingleField]?: ReadValue<SingleValues[F]> };
export type Lists = { [F in ListField]?: readonly ReadValue<ListedValues[F]>[] };

/** Question about a field that the text does not decide. */
export interface TextQuestion {
  readonly field: TextField;
  readonly question: string;
  readonly pieces: readonly Piece[];
}

/** Everything that was read in a pasted text. */
export interface TextReading {
  readonly singles: Singles;
  readonly lists: Lists;
  readonly questions: readonly TextQuestion[];
}
