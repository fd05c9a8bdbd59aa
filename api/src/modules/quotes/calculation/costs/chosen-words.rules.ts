import { isSameText } from "../../../../core/colombia/plain.ts";
import { chosenLines, type CostLine } from "./calculation-lines.rules.ts";
import type {
  AsistenciaMedica,
  CalculationSections,
  Equipaje,
  Excursion,
  IncludedPart,
  Seguros,
  Traslados,
} from "./calculation-sections.rules.ts";

/** Returns the descriptions of the chosen transfers, each with its carrier when known. */
const transferWords = ({ aeropuertoHotelIda, hotelAeropuertoVuelta, otros }: Traslados): string[] => [
  ...legWords("aeropuerto – hotel", aeropuertoHotelIda),
  ...legWords("hotel – aeropuerto", hotelAeropuertoVuelta),
  ...otros.map(({ descripcion, proveedor }) => driven(descripcion || "otro traslado", proveedor)),
];

const legWords = (way: string, { incluido, proveedor }: IncludedPart): string[] =>
  incluido ? [driven(way, proveedor)] : [];
const driven = (way: string, proveedor: string | null | undefined): string =>
  proveedor ? `${way} con ${proveedor}` : way;

/** Returns the descriptions of the chosen pieces of luggage. */
const luggageWords = ({ cabina, bodega, equipajeExtra }: Equipaje): string[] => [
  ...(cabina.incluido ? ["de cabina"] : []),
  ...(bodega.incluido ? ["de bodega"] : []),
  ...(equipajeExtra.incluido ? ["adicional"] : []),
];

/** Returns the descriptions of the chosen insurances, except medical insurance. */
const insuranceWords = ({ cancelacion, otros }: Pick<Seguros, "cancelacion" | "otros">): string[] => [
  ...(cancelacion.incluido ? [["cancelación", cancelacion.tipo].filter(Boolean).join(" ")] : []),
  ...otros.flatMap(({ descripcion }) => (descripcion ? [descripcion] : [])),
];

/**
 * Returns the details chosen for a cost line as text for client and contract: legs, pieces, plans, durations,
 * without repeating the line's name. Flights, stays and meals have separate functions.
 */
export const chosenWords = (line: Pick<CostLine, "tipo" | "origen" | "descripcion">): string[] =>
  wordsOf(line).filter((word) => !isSameText(word, line.descripcion));

function wordsOf({ tipo, origen }: Pick<CostLine, "tipo" | "origen">): string[] {
  switch (tipo) {
    case "traslados":
      return transferWords(origen as Traslados);
    case "equipaje":
      return luggageWords(origen as Equipaje);
    case "seguro":
      return insuranceWords(origen as Seguros);
    case "asistencia_medica":
      return texts(
        (origen as Partial<IncludedPart>).tipo,
        (origen as Partial<AsistenciaMedica>).observaciones,
      );
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
 * Returns the seller's note to the client about all activities together; null when a line already contains
 * the note.
 */
export function activitiesNote({
  actividadesAdicionales: activities,
  ...others
}: CalculationSections): string | null {
  if (!activities?.incluidas || !activities.detalle) return null;
  const lines = chosenLines({ ...others, actividadesAdicionales: activities }, 1);
  const isSaid = lines.some(({ descripcion }) => isSameText(descripcion, activities.detalle));
  return isSaid ? null : activities.detalle;
}

const texts = (...given: readonly (string | null | undefined)[]): string[] =>
  given.flatMap((text) => (text ? [text] : []));
