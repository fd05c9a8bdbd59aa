import { counted } from "../../../core/colombia/spoken.ts";
import type { CostType } from "../../quotes/calculation/costs/calculation-lines.rules.ts";
import { hotelCategoryLabels, lodgingName, mealLabels } from "../../providers/library/hotel.rules.ts";
import { hotelRoomLabels } from "../../quotes/calculation/costs/lodging.rules.ts";

/** Fields of a section as an item stores them: snake_case, without costs and providers. */
type Kept = Readonly<Record<string, unknown>>;

/**
 * Returns an item's details as a sentence: `Hotel Brisas del Mar · doble · 4 noches`. A text is returned
 * unchanged; null without details.
 */
export function detailSentence(tipo: CostType, detail: unknown): string | null {
  if (detail === null || detail === undefined) return null;
  if (typeof detail !== "object" || Array.isArray(detail)) return valuesOf(detail) || null;
  const kept = detail as Kept;
  const parts = sentences[tipo]?.(kept) ?? [
    kept["tipo"],
    kept["descripcion"],
    kept["duracion"],
    kept["observaciones"],
  ];
  return parts.map(valuesOf).filter(Boolean).join(" · ") || valuesOf(detail) || null;
}

type Sentence = (kept: Kept) => readonly unknown[];

const lodging: Sentence = ({
  nombre,
  categoria,
  acomodacion,
  noches,
  ubicacion,
  ciudad,
  entrada,
  observaciones,
}) => [
  typeof nombre === "string"
    ? lodgingName(nombre)
    : hotelCategoryLabels[categoria as keyof typeof hotelCategoryLabels],
  hotelRoomLabels[acomodacion as keyof typeof hotelRoomLabels]?.toLowerCase(),
  typeof noches === "number" && noches > 0 && counted(noches, "noche", "noches"),
  nombre ? null : ubicacion,
  ciudad,
  entrada && `desde el ${String(entrada)}`,
  observaciones,
];

const flights: Sentence = ({
  origen,
  destino,
  fecha_ida: out,
  hora_ida: outAt,
  fecha_vuelta: back,
  hora_vuelta: backAt,
  aerolinea: airline,
  vuelo: number,
  vuelo_ida: numberOut,
  vuelo_vuelta: numberBack,
  salida: departure,
  llegada: arrival,
  equipaje,
  observaciones,
}) => [
  [origen, destino].filter(Boolean).join(" – "),
  [airline, number].filter(Boolean).join(" "),
  out && ["ida", numberOut, out, outAt].filter(Boolean).join(" "),
  back && ["regreso", numberBack, back, backAt].filter(Boolean).join(" "),
  departure && `sale ${String(departure).replace("T", " ")}`,
  arrival && `llega ${String(arrival).replace("T", " ")}`,
  equipaje,
  observaciones,
];

const transfers: Sentence = ({ aeropuerto_hotel_ida: there, hotel_aeropuerto_vuelta: back, otros }) => [
  isIncluded(there) && "aeropuerto – hotel",
  isIncluded(back) && "hotel – aeropuerto",
  ...(Array.isArray(otros) ? otros.map((other: { descripcion?: unknown } | null) => other?.descripcion) : []),
];

const meals: Sentence = ({ tipo, observaciones }) => [
  mealLabels[tipo as keyof typeof mealLabels],
  observaciones,
];

const luggage: Sentence = ({ cabina, bodega, equipaje_extra: extra }) => [
  isIncluded(cabina) && "de cabina",
  isIncluded(bodega) && "de bodega",
  isIncluded(extra) && "adicional",
];

const sentences: Partial<Record<CostType, Sentence>> = {
  tickets: flights,
  alojamiento: lodging,
  traslados: transfers,
  alimentacion: meals,
  equipaje: luggage,
};

const isIncluded = (part: unknown): boolean => (part as { incluido?: unknown } | null)?.incluido === true;

/** Returns the readable values of a detail, joined; booleans are omitted. */
function valuesOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(valuesOf).filter(Boolean).join(", ");
  if (typeof value === "object" && value !== null)
    return Object.values(value).map(valuesOf).filter(Boolean).join(" · ");
  return "";
}
