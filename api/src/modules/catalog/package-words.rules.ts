import { keptOrDrawn } from "../../core/preview/landscape.rules.ts";

/** Returns how long a trip is: `4 días · 3 noches`. */
export const lengthText = (days: number): string =>
  days === 1 ? "1 día" : `${days} días · ${days - 1} ${days === 2 ? "noche" : "noches"}`;

/** Fields of a package that its pictures are described by. */
interface Pictured {
  readonly title: string;
  readonly city: string;
  readonly images: readonly string[];
}

/**
 * Returns the pictures among a package's addresses, each once; the others are leaflets (PDF). The drawing of
 * its place replaces pictures that are still on another host.
 */
export const shownPictures = ({ title, city, images }: Pictured): readonly string[] => [
  ...new Set(
    images.filter((image) => !/\.pdf$/i.test(image)).map((image) => keptOrDrawn(image, `${city} ${title}`)),
  ),
];

/** Words of a package's page that are also in its first picture. */
export const packageWords = {
  perPerson: "por persona",
  departure: "Fecha de salida",
  pastDepartures:
    "Este paquete no tiene salidas en los próximos meses. Escríbenos y te contamos cuándo vuelve.",
  includes: "Qué incluye",
  quote: "Pedir cotización",
} as const;
