/** Maximum number of webhooks of the agency. */
export const MOST_WEBHOOKS = 20;

/** Maximum length of a query, in bytes. The next constant limits the payload. */
export const LONGEST_QUERY = 16 * 1024;
const LARGEST_PAYLOAD = 256 * 1024;

/**
 * Returns the host of a webhook's address, the only part that is displayed, because the rest may contain a
 * secret.
 */
export const hostOf = ({ address }: { readonly address: string }): string => new URL(address).host;

/** Number of hours for which the previous secret signs together with the new one. */
export const BOTH_SECRETS_HOURS = 24;

/**
 * Number of hours for which a delivery is attempted. The next constant is the number of days for which its
 * row is kept.
 */
const TRIED_HOURS = 72;
export const KEPT_DAYS = 30;

/** Number of days for which a delivery waits until its paused webhook is confirmed. */
export const PAUSED_DAYS = 7;

const MINUTE = 60_000;
/** Minutes between successive attempts. */
const pauses = [1, 5, 30, 120, 300, 600, 840, 1_200] as const;

/** Milliseconds after which an unfinished attempt counts as lost. */
export const LEASE = MINUTE;

/**
 * Returns the time of the next attempt after a number of failed attempts; null after three days of attempts.
 */
export function nextTry(tries: number, firstAt: Date, now: Date): Date | null {
  const last = firstAt.getTime() + TRIED_HOURS * 60 * MINUTE;
  if (now.getTime() >= last) return null;
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];
  return new Date(Math.min(now.getTime() + pause * MINUTE, last));
}

/** Returns whether a response status acknowledges a delivery. */
export const isAcknowledged = (status: number): boolean => status >= 200 && status < 300;

/** Reasons why a webhook is off. */
export const offReasons = {
  person: "La apagó una persona",
  maker: "Quien responde por él ya no puede tener webhooks",
  failures: "El receptor no respondió bien durante 3 días",
} as const;
export type OffReason = keyof typeof offReasons;

/** States of a delivery. */
export const deliveryStates = {
  pendiente: "Pendiente",
  entregada: "Entregada",
  fallida: "No se entregó",
} as const;
export type DeliveryState = keyof typeof deliveryStates;

export const NO_WEBHOOK = "Webhook no encontrado";
export const NO_DELIVERY = "Entrega no encontrada";
export const TOO_MANY_WEBHOOKS = `Puedes tener hasta ${MOST_WEBHOOKS} webhooks. Elimina uno que ya no uses.`;
export const ADDRESS_WRONG = "Escribe una dirección https pública, sin puerto ni credenciales.";
export const SEVERAL_KINDS = "Elige eventos de una misma clase de registro.";
export const QUERY_TOO_LONG = "La consulta puede tener hasta 16 kB.";
export const NO_SUCH_MAKER = "Elige una cuenta de servicio activa, con el rol de Administrador.";
export const IS_PAUSED = "Este webhook está en pausa. Confírmalo primero en «Accesos que siguen abiertos».";
export const IS_OFF = "Este webhook está apagado. Enciéndelo primero.";

/** Reasons why a payload could not be created. */
export const payloadFailures = {
  large: "El contenido pasa de 256 kB: pide menos en la consulta.",
  query: "La consulta no se pudo hacer.",
  paused: `Esperó ${PAUSED_DAYS} días a que se confirmara el webhook, que estaba en pausa.`,
} as const;

/** Returns the text of a payload: the event, its time and the query's result; null when it is too large. */
export function payloadText(type: string, at: Date, data: unknown): string | null {
  const text = JSON.stringify({ type, timestamp: at.toISOString(), data });
  return Buffer.byteLength(text) > LARGEST_PAYLOAD ? null : text;
}
