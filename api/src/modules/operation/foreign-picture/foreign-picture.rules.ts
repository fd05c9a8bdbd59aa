/**
 * Kinds of record that refer to a picture on another host, with their Spanish names for the list of
 * failures.
 */
export const pictureOfLabels = {
  agency: "Logo de la agencia",
  itinerary: "Imagen de un día del itinerario",
  package: "Imagen de un paquete",
  popup: "Imagen de una ventana emergente",
  slide: "Imagen del carrusel",
  video: "Portada de un video",
} as const;
export type PictureOf = keyof typeof pictureOfLabels;

/** Maximum number of pictures fetched per minute. */
export const MOST_AT_ONCE = 5;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Delays before a failed fetch is retried, by number of attempts; after the last one it is not retried. */
const WAITS = [5 * MINUTE, HOUR, DAY, 3 * DAY] as const;

/**
 * Returns the time of the next automatic attempt after the given number of failed ones; null when there is
 * none.
 */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
