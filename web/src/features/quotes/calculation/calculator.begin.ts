import type { TripType } from "../../../graphql/schema.generated.ts";
import type { CalculatorForm, PartForm, RowForm } from "./calculator.form.ts";
import type { CalculationFieldsFragment, QuoteCalculationQuery } from "./calculations.generated.ts";

type Stored = CalculationFieldsFragment;
type Defaults = QuoteCalculationQuery["quoteCalculationBaseData"]["calculadoraDefaults"];

const noPart: PartForm = { incluido: false, tipo: "", costo: null, proveedor: "" };
const amount = (value: number | null | undefined): number | null => value || null;

/** A section's total is typed only where none of its parts has a cost. */
const lump = (
  total: number | null | undefined,
  ...parts: readonly (number | null | undefined)[]
): number | null => (parts.some(Boolean) ? null : amount(total));

/** What the form shows of stored values: texts where there were none, empty fields where a cost was 0. */
const part = (
  stored:
    | { incluido?: boolean | null; tipo?: string | null; costo?: number | null; proveedor?: string | null }
    | null
    | undefined,
): PartForm =>
  stored
    ? {
        incluido: stored.incluido ?? false,
        tipo: stored.tipo ?? "",
        costo: amount(stored.costo),
        proveedor: stored.proveedor ?? "",
      }
    : { ...noPart };

const rows = (
  stored:
    | readonly { descripcion?: string | null; costo?: number | null; proveedor?: string | null }[]
    | null
    | undefined,
): RowForm[] =>
  (stored ?? []).map(({ descripcion, costo, proveedor }) => ({
    descripcion: descripcion ?? "",
    costo: amount(costo),
    proveedor: proveedor ?? "",
  }));

/** The form of a stored draft, or that of a new calculation, which begins with what the quote says. */
export function calculatorForm(
  stored: Stored | null,
  defaults: Defaults,
  tripType: TripType | null,
): CalculatorForm {
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
      costoTotal: lump(
        stored?.tiquetes?.costoTotal,
        stored?.tiquetes?.costoIda,
        stored?.tiquetes?.costoVuelta,
      ),
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
    ganancia: {
      porcentaje: stored?.ganancia.porcentaje ?? 15,
      valorFijo: amount(stored?.ganancia.valorFijo),
    },
    observacionesGenerales: stored?.observacionesGenerales ?? "",
  };
}

interface Costed {
  readonly costo?: number | null;
}

/** The costs of a section's parts and of its rows. */
const costsOf = (
  section: object | null | undefined,
  others: readonly Costed[] | null | undefined = [],
): (number | null | undefined)[] =>
  [...Object.values(section ?? {}).filter(isCosted), ...(others ?? [])].map(({ costo }) => costo);

const isCosted = (value: unknown): value is Costed =>
  typeof value === "object" && value !== null && "costo" in value;

function servicesForm(stored: Stored | null, defaults: Defaults) {
  const {
    traslados,
    equipaje,
    seguros,
    alimentacion,
    asistenciaMedica,
    actividadesAdicionales: activities,
  } = stored ?? {};
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
