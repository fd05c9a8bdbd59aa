import type { PostedSections } from "@travesia/api/quotes/calculation/costs/calculation-sections.rules";
import { hotelCategoryLabels } from "@travesia/api/providers/library/hotel.rules";
import type { SharedBase } from "@travesia/api/quotes/calculation/costs/shared-cost.rules";
import type { QuoteCalculationInput, TripType } from "../../../graphql/schema.generated.ts";
import {
  choiceOrNull,
  fieldsOf,
  flag,
  group,
  rows,
  text,
  textOrNull,
  type ValuesOf,
} from "../../../ui/form/fields.ts";
import type { CalculationFieldsFragment, QuoteCalculationQuery } from "./calculations.generated.ts";

type Stored = CalculationFieldsFragment;
/** A section of a stored draft, or the quote's default values for it. */
type Section<Name extends keyof Stored> = Partial<NonNullable<Stored[Name]>>;
/** Data that prefill the calculator: a stored draft, or the quote's defaults for a new draft. */
interface Begun {
  readonly stored: Stored | null;
  readonly defaults: QuoteCalculationQuery["quoteCalculationBaseData"]["calculadoraDefaults"];
  readonly tripType: TripType | null;
}
type Known<Value> = Value | null | undefined;

/**
 * Returns the initial values of a new calculation from the quote; of the hotel only the requested stars and
 * room type.
 */
export function chosenDefaults({
  quoteInfo: { tipoHotel, acomodacion, sinElegir },
  calculadoraDefaults: defaults,
}: QuoteCalculationQuery["quoteCalculationBaseData"]): Begun["defaults"] {
  const { hotel } = defaults;
  return {
    ...defaults,
    hotel: {
      ...hotel,
      categoria: tipoHotel && tipoHotel in hotelCategoryLabels ? tipoHotel : null,
      acomodacion: acomodacion && !sinElegir?.includes("acomodacion") ? hotel.acomodacion : null,
    },
  };
}

const word = textOrNull();
/** Field of an amount in COP; a stored cost of 0 is shown as an empty field. */
const pesos = {
  empty: null as number | null,
  read: (stored: Known<number>): number | null => stored || null,
  send: (typed: number | null): number | null => typed,
};
const orZero = (typed: number | null): number => typed ?? 0;

type StoredShare = Known<{
  readonly base: Known<SharedBase>;
  readonly monto: Known<number>;
  readonly unidades: Known<number>;
}>;

/** Empty values of a cost charged per room or for the group; they stay empty when the cost is per person. */
export const blankShare = {
  base: "" as SharedBase | "",
  monto: null as number | null,
  unidades: 1 as number | null,
};
const share = {
  empty: blankShare,
  read: (stored: StoredShare): typeof blankShare =>
    stored?.base
      ? { base: stored.base, monto: stored.monto || null, unidades: stored.unidades ?? 1 }
      : blankShare,
  send: ({ base, monto, unidades }: typeof blankShare) =>
    base ? { base, monto: monto ?? 0, unidades: unidades ?? 1 } : null,
};

interface Part {
  readonly incluido?: boolean | null;
  readonly tipo?: string | null;
  readonly costo?: number | null;
  readonly cobro?: StoredShare;
  readonly proveedor?: string | null;
}
const partLines = { incluido: flag(false), tipo: word, costo: pesos, cobro: share, proveedor: word };
/** Fields of a service that counts only when it is included. */
const part = fieldsOf<Part>()(partLines);

interface Row {
  readonly descripcion: string | null;
  readonly costo: number | null;
  readonly cobro?: StoredShare;
  readonly proveedor: string | null;
}
const rowLines = { descripcion: word, costo: pesos, cobro: share, proveedor: word };
/** Fields of a row with a description and a cost. */
const row = fieldsOf<Row>()(rowLines);

/** Mark of a service that the client may add. */
interface Optional {
  readonly opcional?: boolean | null;
}
const opcional = flag(false);
/** Fields of a part and of a row that the client may add. */
const optionalPart = fieldsOf<Part & Optional>()({ ...partLines, opcional });
const optionalRow = fieldsOf<Row & Optional>()({ ...rowLines, opcional });

const hasCost = (value: unknown): value is { readonly costo?: number | null } =>
  typeof value === "object" && value !== null && "costo" in value;
/** Returns the costs of a section's services and of its rows. */
const costsOf = (section: object): Known<number>[] =>
  Object.values(section)
    .flat()
    .filter(hasCost)
    .map(({ costo }) => costo);
/** Returns the field of a section's total, which may be entered only if none of its services has a cost. */
const total = <Whole extends object>(costs: (section: Whole) => readonly Known<number>[] = costsOf) => ({
  ...pesos,
  read: (stored: Known<number>, section: Whole): number | null =>
    costs(section).some(Boolean) ? null : stored || null,
});

const flight = fieldsOf<NonNullable<NonNullable<Stored["tiquetes"]>["tramos"]>[number]>()({
  aerolinea: word,
  vuelo: word,
  origen: word,
  destino: word,
  salida: word,
  llegada: word,
  equipaje: word,
  costo: pesos,
  cobro: share,
  proveedor: word,
});
/** Initial values of a flight. */
export const blankFlight = flight.empty;
const stay = fieldsOf<NonNullable<NonNullable<Stored["hotel"]>["estadias"]>[number]>()({
  nombre: word,
  ciudad: word,
  categoria: word,
  acomodacion: word,
  entrada: word,
  noches: pesos,
  costoNoche: pesos,
  cobro: share,
  proveedor: word,
  encanto: word,
});
/** Initial values of a stay. */
export const blankStay = stay.empty;
const tickets = fieldsOf<Section<"tiquetes">>()({
  tipo: word,
  origen: word,
  destino: word,
  fechaIda: word,
  fechaVuelta: word,
  horaIda: word,
  horaVuelta: word,
  costoIda: pesos,
  costoVuelta: pesos,
  cobroIda: share,
  cobroVuelta: share,
  costoTotal: total(({ costoIda, costoVuelta, tramos }: Section<"tiquetes">) => [
    costoIda,
    costoVuelta,
    ...(tramos ?? []).map(({ costo }) => costo),
  ]),
  aerolinea: word,
  vueloIda: word,
  llegadaIda: word,
  vueloVuelta: word,
  llegadaVuelta: word,
  equipaje: word,
  tramos: rows(flight),
  proveedor: word,
  observaciones: word,
});
const hotel = fieldsOf<Section<"hotel">>()({
  nombre: word,
  categoria: word,
  acomodacion: word,
  noches: pesos,
  costoNoche: pesos,
  cobro: share,
  costoTotal: total(({ costoNoche, estadias }: Section<"hotel">) => [
    costoNoche,
    ...(estadias ?? []).map((one) => one.costoNoche),
  ]),
  estadias: rows(stay),
  ubicacion: word,
  proveedor: word,
  observaciones: word,
  encanto: word,
});
const transfers = fieldsOf<Section<"traslados">>()({
  aeropuertoHotelIda: group(part),
  hotelAeropuertoVuelta: group(part),
  otros: rows(row),
  costoTotal: total(),
});
const food = fieldsOf<Section<"alimentacion">>()({
  tipo: word,
  costoTotal: pesos,
  cobro: share,
  proveedor: word,
  observaciones: word,
});
const luggage = fieldsOf<Section<"equipaje">>()({
  cabina: group(optionalPart),
  bodega: group(optionalPart),
  equipajeExtra: group(optionalPart),
  costoTotal: total(),
});
const insurance = fieldsOf<Section<"seguros">>()({
  asistenciaMedica: group(optionalPart),
  cancelacion: group(optionalPart),
  otros: rows(optionalRow),
  costoTotal: total(),
});
const medical = fieldsOf<Section<"asistenciaMedica">>()({
  tipo: word,
  costoTotal: pesos,
  cobro: share,
  proveedor: word,
  observaciones: word,
});
const excursion = fieldsOf<Stored["excursiones"][number]>()({
  nombre: word,
  descripcion: word,
  duracion: word,
  costo: pesos,
  cobro: share,
  proveedor: word,
  obligatoria: flag(false),
  opcional,
});
const extra = fieldsOf<Stored["extras"][number]>()({
  nombre: word,
  descripcion: word,
  costo: pesos,
  cobro: share,
  proveedor: word,
  tipo: textOrNull({}, "servicio_extra"),
  opcional,
});
const activities = fieldsOf<Section<"actividadesAdicionales">>()({
  incluidas: flag(true),
  detalle: word,
  costoPorPersona: total(),
  proveedor: word,
  actividades: rows(row),
});
const profit = fieldsOf<Stored["ganancia"]>()({
  porcentaje: {
    empty: 15 as number | null,
    read: (stored: number | null): number | null => stored ?? 15,
    send: orZero,
  },
  valorFijo: { ...pesos, send: orZero },
});

interface ReadLine<Given, Value, Sent> {
  readonly empty: Value;
  readonly read: (given: Given) => Value;
  readonly send: (typed: Value) => Sent;
}
/** Returns a field that is read from the values that prefill the calculator. */
const from = <Given, Value, Sent>(
  { empty, read, send }: ReadLine<Given, Value, Sent>,
  of: (begun: Begun) => Given,
) => ({ empty, read: (_: undefined, begun: Begun): Value => read(of(begun)), send });

/** Form fields of the calculator: costs in COP per paying person, null while empty. */
export const calculatorFields = fieldsOf<Begun>()({
  tripType: {
    ...choiceOrNull<TripType>(),
    read: (ofQuote: TripType | null, { stored }: Begun): TripType | "" => stored?.tripType ?? ofQuote ?? "",
  },
  tiquetes: from(group(tickets), ({ stored, defaults }) => stored?.tiquetes ?? defaults.tiquetes),
  hotel: from(group(hotel), ({ stored, defaults }) => stored?.hotel ?? defaults.hotel),
  traslados: from(group(transfers), ({ stored }) => stored?.traslados),
  alimentacion: from(group(food), ({ stored, defaults }) => stored?.alimentacion ?? defaults.alimentacion),
  equipaje: from(group(luggage), ({ stored }) => stored?.equipaje),
  seguros: from(group(insurance), ({ stored }) => stored?.seguros),
  asistenciaMedica: {
    ...from(group(medical), ({ stored }) => stored?.asistenciaMedica),
    send: (typed: ValuesOf<typeof medical>) => {
      const { cobro, ...input } = medical.input(typed);
      return cobro || Object.values(input).some(Boolean) ? { ...input, cobro } : null;
    },
  },
  excursiones: from(rows(excursion), ({ stored }) => stored?.excursiones),
  extras: from(rows(extra), ({ stored }) => stored?.extras),
  actividadesAdicionales: from(group(activities), ({ stored }) => stored?.actividadesAdicionales),
  ganancia: from(group(profit), ({ stored }) => stored?.ganancia),
  observacionesGenerales: from(text(), ({ stored }) => stored?.observacionesGenerales),
});
export type CalculatorForm = ValuesOf<typeof calculatorFields>;

/**
 * Returns the sections of the form in the format of the mutation and of the shared rules, in which an empty
 * text is no value.
 */
export function postedSections(form: CalculatorForm): PostedSections {
  const {
    tripType: _,
    ganancia: __,
    observacionesGenerales: ___,
    ...sections
  } = calculatorFields.input(form);
  // Kinds and categories are texts in the schema; the selects offer their values.
  return sections as PostedSections;
}

/** Returns the mutation's input for saving the calculation. */
export const calculationInput = (
  quoteId: string,
  form: CalculatorForm,
  version: number | null,
): QuoteCalculationInput => ({
  quoteId,
  version,
  ...(calculatorFields.input(form) as Omit<QuoteCalculationInput, "quoteId" | "version">),
});
