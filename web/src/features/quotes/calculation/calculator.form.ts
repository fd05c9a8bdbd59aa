import type { PostedSections } from "@travesia/api/quotes/calculation/costs/calculation-sections.rules";
import type { QuoteCalculationInput, TripType } from "../../../graphql/schema.generated.ts";

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
  traslados: {
    aeropuertoHotelIda: PartForm;
    hotelAeropuertoVuelta: PartForm;
    otros: RowForm[];
    costoTotal: number | null;
  };
  alimentacion: { tipo: string; costoTotal: number | null; proveedor: string; observaciones: string };
  equipaje: { cabina: PartForm; bodega: PartForm; equipajeExtra: PartForm; costoTotal: number | null };
  seguros: { asistenciaMedica: PartForm; cancelacion: PartForm; otros: RowForm[]; costoTotal: number | null };
  asistenciaMedica: { tipo: string; costoTotal: number | null; proveedor: string; observaciones: string };
  excursiones: {
    nombre: string;
    descripcion: string;
    duracion: string;
    costo: number | null;
    proveedor: string;
    obligatoria: boolean;
  }[];
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

/** The sections of the form as they are sent and as the shared rules take them: an empty text is no value. */
export function postedSections({
  tripType: _,
  ganancia: __,
  observacionesGenerales: ___,
  ...form
}: CalculatorForm): PostedSections {
  const { tipo, costoTotal } = form.asistenciaMedica;
  return withoutEmpty({
    ...form,
    asistenciaMedica: tipo || costoTotal ? form.asistenciaMedica : null,
  }) as PostedSections;
}

/** What is sent to be saved. */
export function calculationInput(
  quoteId: string,
  form: CalculatorForm,
  version: number | null,
): QuoteCalculationInput {
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
