import { dayTextKindLabels } from "@travesia/api/providers/library/day-text.rules";
import type { ListedDayTextFragment } from "./day-texts.generated.ts";

/** Texts of the library of days' texts. */
export const dayTextTexts = {
  title: "Textos de los días",
  lead:
    "Lo que el equipo escribió en el día a día de una propuesta enviada: se propone de nuevo en el mismo lugar. " +
    "Lo que cambies aquí no toca ninguna cotización.",
  none: "Aún no hay textos. Llegan solos cuando se envía una propuesta con su día a día escrito.",
  noneFound: "Ningún texto es de ese lugar. Cambia lo que buscas.",
  edit: "Editar",
  remove: "Quitar",
  updated: "Texto guardado",
  removed: "Texto quitado de la biblioteca",
  removing: "Deja de proponerse. Las cotizaciones que lo tienen quedan como están.",
} as const;

/** Returns the day of a text: `Cartagena · Llegada`, of an excursion its name. */
export const dayTextName = ({ place, kind, activity }: ListedDayTextFragment): string =>
  `${place} · ${activity ?? dayTextKindLabels[kind]}`;
