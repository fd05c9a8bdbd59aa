import type { PostedSections } from "@travesia/api/quotes/calculation-sections.rules";
import type { QuoteCalculationInput, TripType } from "../../graphql/schema.generated.ts";
import type { CalculationFieldsFragment, QuoteCalculationQuery } from "./calculations.generated.ts";

/** A part that counts when it is included. */
export interface PartForm {
  incluido: boolean;
  tipo: string;
  costo: number | null;
  proveedor: string;
}

/** A row with a description and a cost. */
export interface RowForm {
  descripcion: string;
  costo: number | null;
  proveedor: string;
}

/** The calculator as it is typed: costs in pesos per paying person, null while empty. */
export interface CalculatorForm {
  tripType: TripType | "";
  tiquetes: {
    tipo: string;
    origen: string;
    destino: string;
    fechaIda: string;
    fechaVuelta: string;
    horaIda: string;
    horaVuelta: string;
    costoIda: number | null;
    costoVuelta: number | null;
    costoTotal: number | null;
    proveedor: string;
    observaciones: string;
  };
  hotel: {
    nombre: string;
    categoria: string;
    acomodacion: string;
    noches: number | null;
    costoNoche: number | null;
    costoTotal: number | null;
    ubicacion: string;
    proveedor: string;
    observaciones: string;
  };
  traslados: { aeropuertoHotelIda: PartForm; hotelAeropuertoVuelta: PartForm; otros: RowForm[]; costoTotal: number | null };
  alimentacion: { tipo: string; costoTotal: number | null; proveedor: string; observaciones: string };
  equipaje: { cabina: PartForm; bodega: PartForm; equipajeExtra: PartForm; costoTotal: number | null };
  seguros: { asistenciaMedica: PartForm; cancelacion: PartForm; otros: RowForm[]; costoTotal: number | null };
  asistenciaMedica: { tipo: string; costoTotal: number | null; proveedor: string; observaciones: string };
  excursiones: { nombre: string; descripcion: string; duracion: string; costo: number | null; proveedor: string; obligatoria: boolean }[];
  extras: { nombre: string; descripcion: string; costo: number | null; proveedor: string; tipo: string }[];
  actividadesAdicionales: {
    incluidas: boolean;
    detalle: string;
    costoPorPersona: number | null;
    proveedor: string;
    actividades: RowForm[];
  };
  ganancia: { porcentaje: number | null; valorFijo: number | null };
  observacionesGenerales: string;
}

type Stored = CalculationFieldsFragment;
type Defaults = QuoteCalculationQuery["quoteCalculationBaseData"]["calculadoraDefaults"];

const noPart: PartForm = { incluido: false, tipo: "", costo: null, proveedor: "" };
const amount = (value: number | null | undefined): number | null => value || null;

/** A section's total is typed only where none of its parts has a cost. */
const lump = (total: number | null | undefined, ...parts: readonly (number | null | undefined)[]): number | null =>
  parts.some(Boolean) ? null : amount(total);

/** What the form shows of stored values: texts where there were none, empty fields where a cost was 0. */
const part = (
  stored: { incluido?: boolean | null; tipo?: string | null; costo?: number | null; proveedor?: string | null } | null | undefined,
): PartForm =>
  stored
    ? { incluido: stored.incluido ?? false, tipo: stored.tipo ?? "", costo: amount(stored.costo), proveedor: stored.proveedor ?? "" }
    : { ...noPart };

const rows = (
  stored: readonly { descripcion?: string | null; costo?: number | null; proveedor?: string | null }[] | null | undefined,
): RowForm[] =>
  (stored ?? []).map(({ descripcion, costo, proveedor }) => ({
    descripcion: descripcion ?? "",
    costo: amount(costo),
    proveedor: proveedor ?? "",
  }));

/** The form of a stored draft, or that of a new calculation, which begins with what the quote says. */
export function calculatorForm(stored: Stored | null, defaults: Defaults, tripType: TripType | null): CalculatorForm {
  const tiquetes = stored?.tiquetes ?? defaults.tiquetes;
  const hotel = stored?.hotel ?? defaults.hotel;
  return {
    tripType: stored?.tripType ?? tripType ?? "",
    tiquetes: {
      tipo: tiquetes?.tipo ?? "",
      origen: tiquetes?.origen ?? "",
      destino: tiquetes?.destino ?? "",
      fechaIda: tiquetes?.fechaIda ?? "",
      fechaVuelta: tiquetes?.fechaVuelta ?? "",
      horaIda: stored?.tiquetes?.horaIda ?? "",
      horaVuelta: stored?.tiquetes?.horaVuelta ?? "",
      costoIda: amount(stored?.tiquetes?.costoIda),
      costoVuelta: amount(stored?.tiquetes?.costoVuelta),
      costoTotal: lump(stored?.tiquetes?.costoTotal, stored?.tiquetes?.costoIda, stored?.tiquetes?.costoVuelta),
      proveedor: stored?.tiquetes?.proveedor ?? "",
      observaciones: stored?.tiquetes?.observaciones ?? "",
    },
    hotel: {
      nombre: stored?.hotel?.nombre ?? "",
      categoria: hotel?.categoria ?? "3_estrellas",
      acomodacion: hotel?.acomodacion ?? "",
      noches: amount(hotel?.noches),
      costoNoche: amount(stored?.hotel?.costoNoche),
      costoTotal: lump(stored?.hotel?.costoTotal, stored?.hotel?.costoNoche),
      ubicacion: hotel?.ubicacion ?? "",
      proveedor: stored?.hotel?.proveedor ?? "",
      observaciones: stored?.hotel?.observaciones ?? "",
    },
    ...servicesForm(stored, defaults),
    ganancia: { porcentaje: stored?.ganancia.porcentaje ?? 15, valorFijo: amount(stored?.ganancia.valorFijo) },
    observacionesGenerales: stored?.observacionesGenerales ?? "",
  };
}

interface Costed {
  readonly costo?: number | null;
}

/** The costs of a section's parts and of its rows. */
const costsOf = (section: object | null | undefined, others: readonly Costed[] | null | undefined = []): (number | null | undefined)[] =>
  [...Object.values(section ?? {}).filter(isCosted), ...(others ?? [])].map(({ costo }) => costo);

const isCosted = (value: unknown): value is Costed => typeof value === "object" && value !== null && "costo" in value;

function servicesForm(stored: Stored | null, defaults: Defaults) {
  const { traslados, equipaje, seguros, alimentacion, asistenciaMedica, actividadesAdicionales: activities } = stored ?? {};
  return {
    traslados: {
      aeropuertoHotelIda: part(traslados?.aeropuertoHotelIda),
      hotelAeropuertoVuelta: part(traslados?.hotelAeropuertoVuelta),
      otros: rows(traslados?.otros),
      costoTotal: lump(traslados?.costoTotal, ...costsOf(traslados, traslados?.otros)),
    },
    alimentacion: {
      tipo: (alimentacion ?? defaults.alimentacion)?.tipo ?? "",
      costoTotal: amount(alimentacion?.costoTotal),
      proveedor: alimentacion?.proveedor ?? "",
      observaciones: alimentacion?.observaciones ?? "",
    },
    equipaje: {
      cabina: equipaje?.cabina ? part(equipaje.cabina) : { ...noPart, incluido: true },
      bodega: part(equipaje?.bodega),
      equipajeExtra: part(equipaje?.equipajeExtra),
      costoTotal: lump(equipaje?.costoTotal, ...costsOf(equipaje)),
    },
    seguros: {
      asistenciaMedica: part(seguros?.asistenciaMedica),
      cancelacion: part(seguros?.cancelacion),
      otros: rows(seguros?.otros),
      costoTotal: lump(seguros?.costoTotal, ...costsOf(seguros, seguros?.otros)),
    },
    asistenciaMedica: {
      tipo: asistenciaMedica?.tipo ?? "",
      costoTotal: amount(asistenciaMedica?.costoTotal),
      proveedor: asistenciaMedica?.proveedor ?? "",
      observaciones: asistenciaMedica?.observaciones ?? "",
    },
    excursiones: (stored?.excursiones ?? []).map((row) => ({
      nombre: row.nombre ?? "",
      descripcion: row.descripcion ?? "",
      duracion: row.duracion ?? "",
      costo: amount(row.costo),
      proveedor: row.proveedor ?? "",
      obligatoria: row.obligatoria ?? false,
    })),
    extras: (stored?.extras ?? []).map((row) => ({
      nombre: row.nombre ?? "",
      descripcion: row.descripcion ?? "",
      costo: amount(row.costo),
      proveedor: row.proveedor ?? "",
      tipo: row.tipo ?? "servicio_extra",
    })),
    actividadesAdicionales: {
      incluidas: activities?.incluidas ?? true,
      detalle: activities?.detalle ?? "",
      costoPorPersona: lump(activities?.costoPorPersona, ...costsOf(null, activities?.actividades)),
      proveedor: activities?.proveedor ?? "",
      actividades: rows(activities?.actividades),
    },
  };
}

/** The sections of the form as they are sent and as the shared rules take them: an empty text is no value. */
export function postedSections({ tripType: _, ganancia: __, observacionesGenerales: ___, ...form }: CalculatorForm): PostedSections {
  const { tipo, costoTotal } = form.asistenciaMedica;
  return withoutEmpty({ ...form, asistenciaMedica: tipo || costoTotal ? form.asistenciaMedica : null }) as PostedSections;
}

/** What is sent to be saved. */
export function calculationInput(quoteId: string, form: CalculatorForm, version: number | null): QuoteCalculationInput {
  const { tripType, ganancia, observacionesGenerales } = form;
  return {
    quoteId,
    version,
    tripType: tripType || null,
    observacionesGenerales,
    ganancia: { porcentaje: ganancia.porcentaje ?? 0, valorFijo: ganancia.valorFijo ?? 0 },
    ...(postedSections(form) as Partial<QuoteCalculationInput>),
  };
}

function withoutEmpty(value: unknown): unknown {
  if (value === "") return null;
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutEmpty(entry)]));
}
