import { keptOrDrawn } from "../../core/preview/landscape.rules.ts";

/** Returns the length of a trip: `4 días · 3 noches`. */
export const lengthText = (days: number): string =>
  days === 1 ? "1 día" : `${days} días · ${days - 1} ${days === 2 ? "noche" : "noches"}`;

/** Fields of a package from which its pictures are chosen and described. */
export interface Pictured {
  readonly title: string;
  readonly city: string;
  readonly images: readonly string[];
}

/**
 * Returns the pictures among a package's files, without repetitions; the other files are leaflets (PDF). A
 * picture that is still on another host is replaced by the drawing of its place.
 */
export const shownPictures = ({ title, city, images }: Pictured): readonly string[] => [
  ...new Set(
    images.filter((image) => !/\.pdf$/i.test(image)).map((image) => keptOrDrawn(image, `${city} ${title}`)),
  ),
];

/** Texts of a package's page that the server-rendered page also contains. */
export const packageWords = {
  perPerson: "por persona",
  from: "Desde",
  departure: "Fecha de salida",
  noDepartures: "Sin salidas programadas",
  otherDepartures: (count: number) => (count === 1 ? "Ver otra salida" : `Ver otras ${count} salidas`),
  questions: "Preguntas frecuentes",
  similar: "Viajes parecidos",
  pastDepartures:
    "Este paquete no tiene salidas en los próximos meses. Escríbenos y te contamos cuándo vuelve.",
  includes: "Qué incluye",
  excludes: "Qué no incluye",
  days: "Día a día",
  hotels: "Hoteles",
  installments: "Pago por cuotas",
  conditions: "Condiciones",
  quote: "Pedir cotización",
} as const;
