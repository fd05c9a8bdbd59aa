import type { CostLine } from "./calculation-lines.rules.ts";
import type {
  ActividadesAdicionales,
  Equipaje,
  Excursion,
  IncludedPart,
  Seguros,
  Traslados,
} from "./calculation-sections.rules.ts";

/** Returns the transfers that were chosen, each with who drives where that is known. */
const transferWords = ({ aeropuertoHotelIda, hotelAeropuertoVuelta, otros }: Traslados): string[] => [
  ...legWords("aeropuerto – hotel", aeropuertoHotelIda),
  ...legWords("hotel – aeropuerto", hotelAeropuertoVuelta),
  ...otros.map(({ descripcion, proveedor }) => driven(descripcion || "otro traslado", proveedor)),
];

const legWords = (way: string, { incluido, proveedor }: IncludedPart): string[] =>
  incluido ? [driven(way, proveedor)] : [];
const driven = (way: string, proveedor: string | null | undefined): string =>
  proveedor ? `${way} con ${proveedor}` : way;

/** Returns the pieces of luggage that were chosen. */
const luggageWords = ({ cabina, bodega, equipajeExtra }: Equipaje): string[] => [
  ...(cabina.incluido ? ["de cabina"] : []),
  ...(bodega.incluido ? ["de bodega"] : []),
  ...(equipajeExtra.incluido ? ["adicional"] : []),
];

/** Returns the insurances that were chosen, without the medical one. */
const insuranceWords = ({ cancelacion, otros }: Pick<Seguros, "cancelacion" | "otros">): string[] => [
  ...(cancelacion.incluido ? [["cancelación", cancelacion.tipo].filter(Boolean).join(" ")] : []),
  ...otros.flatMap(({ descripcion }) => (descripcion ? [descripcion] : [])),
];

/**
 * Returns the details chosen for a cost line, in words for client and contract: legs, pieces, plans,
 * durations. Flights, stays and meals have words of their own.
 */
export function chosenWords({ tipo, origen }: Pick<CostLine, "tipo" | "origen">): string[] {
  switch (tipo) {
    case "traslados":
      return transferWords(origen as Traslados);
    case "equipaje":
      return luggageWords(origen as Equipaje);
    case "seguro":
      return insuranceWords(origen as Seguros);
    case "asistencia_medica":
      return texts((origen as Partial<IncludedPart>).tipo);
    case "excursiones":
    case "extras":
      return texts((origen as Partial<Excursion>).descripcion, (origen as Partial<Excursion>).duracion);
    case "tickets":
    case "alojamiento":
    case "alimentacion":
      return [];
  }
}

/**
 * Returns the seller's note to the client about all activities together, when they are also listed one by
 * one; null otherwise.
 */
export const activitiesNote = (activities: ActividadesAdicionales | null): string | null =>
  activities?.incluidas && activities.actividades.length > 0 ? activities.detalle : null;

const texts = (...given: readonly (string | null | undefined)[]): string[] =>
  given.flatMap((text) => (text ? [text] : []));
