/** Kinds of record that show a picture of another host, with their Spanish names in the list of failures. */
export const pictureOfLabels = {
  agency: "Logo de la agencia",
  itinerary: "Imagen de un día del itinerario",
  package: "Imagen de un paquete",
  popup: "Imagen de una ventana emergente",
  slide: "Imagen del carrusel",
  video: "Portada de un video",
} as const;
export type PictureOf = keyof typeof pictureOfLabels;

/** Pictures that are fetched in a minute. */
export const MOST_AT_ONCE = 5;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Waits before a failed fetch is tried again, by the number of tries; afterwards it is not tried any more.
 */
const WAITS = [5 * MINUTE, HOUR, DAY, 3 * DAY] as const;

/** Returns the time of the next automatic try after so many failed ones; null for never. */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
