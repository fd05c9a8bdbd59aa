/** Sending state of a document. */
export type SendingState = "por_revisar" | "en_cola" | "reintentando" | "enviada" | "rechazada" | "fallida";

/** Spanish names of the states. */
export const sendingLabels: Readonly<Record<SendingState, string>> = {
  por_revisar: "Por revisar",
  en_cola: "Por enviar",
  reintentando: "Reintentando",
  enviada: "Enviada",
  rechazada: "Rechazada",
  fallida: "Sin enviar",
};

/** Minutes until the next attempt, after each attempt without a response; afterwards it is every hour. */
const waits = [1, 2, 5, 15, 30];
const HOUR = 60;

/** Maximum number of automatic attempts, spread over three days. */
export const MOST_TRIES = 75;

/**
 * Minutes until the next attempt, after the given number of failed ones; null when there is no further
 * automatic attempt.
 */
export const minutesUntilNext = (tries: number): number | null =>
  tries >= MOST_TRIES ? null : (waits[tries - 1] ?? HOUR);

/** Returns whether a credit note may be corrected under the same number. */
export const mayCorrectNote = (state: SendingState): boolean => state === "rechazada";

/** Returns whether a document may be sent again manually. */
export const maySendAgain = (state: SendingState): boolean =>
  state === "reintentando" || state === "rechazada" || state === "fallida";
