import { formatCop } from "@travesia/api/cop";
import { hotelCategoryLabels, mealLabels } from "@travesia/api/providers/library/hotel.rules";
import type { ServiceKind } from "../../../graphql/schema.generated.ts";
import { counted } from "../../../ui/counted.ts";
import type { ListedServiceFragment } from "./service-library.generated.ts";

const optionsOf = (labels: Readonly<Record<string, string>>) => [
  { value: "", label: "Sin definir" },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

export const categoryOptions = optionsOf(hotelCategoryLabels);
export const mealOptions = optionsOf(mealLabels);

export const serviceKindLabels: Readonly<Record<ServiceKind, string>> = {
  hotel: "Hotel",
  operador: "Servicio de un operador",
  traslado: "Traslado",
  seguro: "Seguro",
  vuelo: "Vuelo",
};

/** Texts of the library of services. */
export const serviceLibraryTexts = {
  title: "Biblioteca de servicios",
  services: "Servicios",
  lead:
    "Lo que la agencia ya cotizó, con su último costo: se sugiere al calcular el próximo viaje. " +
    "Lo que cambies aquí no toca ninguna cotización.",
  none: "Aún no hay servicios. Llegan solos con cada cálculo que se confirma.",
  noneFound: "Ningún servicio es así. Cambia lo que buscas.",
  noMore: "No hay más servicios.",
  before: "Anteriores",
  after: "Siguientes",
  edit: "Editar",
  merge: "Unir con…",
  remove: "Quitar",
  updated: "Servicio guardado",
  merged: "Servicios unidos",
  removed: "Servicio quitado de la biblioteca",
  removing:
    "Deja de sugerirse. Las cotizaciones que lo tienen quedan como están, y vuelve si alguien lo calcula otra vez.",
} as const;

/** Returns how often a service was used: `1 uso`, `12 usos`. */
export const usesText = (uses: number): string => counted(uses, "uso", "usos");

/** Returns the name of a service on one line: `Hotel Caribe · Cartagena`. */
export const serviceName = ({ name, city }: Pick<ListedServiceFragment, "name" | "city">): string =>
  [name, city].filter(Boolean).join(" · ");

/** Returns sentences about the effects of merging two services. */
export function joiningEffects(gone: ListedServiceFragment, kept: ListedServiceFragment): readonly string[] {
  const newer = gone.usedAt > kept.usedAt ? gone : kept;
  return [
    `Queda «${serviceName(kept)}» con ${usesText(kept.uses + gone.uses)} ` +
      `y el costo más reciente, ${formatCop(newer.costo)}.`,
    `Lo que le falte lo toma de «${serviceName(gone)}»: categoría, alimentación, proveedor, texto ` +
      "e imágenes.",
    `Quien escriba «${gone.name}» encuentra «${kept.name}». Las cotizaciones quedan como están.`,
  ];
}
