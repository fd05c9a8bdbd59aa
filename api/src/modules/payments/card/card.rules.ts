import { type Cop, formatCop, times } from "../../../core/colombia/cop.ts";
import { badInput, conflict } from "../../../core/failure.ts";
import type { AttemptStatus } from "./attempt.lifecycle.ts";

/** Minimum online payment, in COP; the provider refuses smaller amounts. */
export const LEAST_ONLINE: Cop = 1_500;

/** Sentence shown when online payment is not available. */
export const NOT_AVAILABLE = "El pago en línea no está disponible.";

/** Title of the bill for viewers who know only the id of the record. */
export const ANY_TRIP = "Pago de tu viaje";

/** Sentence shown to viewers who know only the id of the record, when nothing can be paid. */
export const NOTHING_TO_PAY =
  "Aquí no hay nada por pagar. Si esperabas un cobro, pídele el enlace a tu asesor.";

/** Sentence that existing consumers get when the provider did not accept a payment. */
export const NOT_PROCESSED = "Error procesando pago Wompi";

export const TERMS_MISSING = "Acepta los términos del proveedor de pagos";
export const PERSONAL_DATA_MISSING = "Autoriza el tratamiento de tus datos para el pago";
export const CARD_MISSING = "Los datos de la tarjeta son obligatorios";
export const EMAIL_MISSING = "El correo es obligatorio";
/** Message that refuses a phone number that is not a Colombian mobile, and so cannot have a wallet. */
export const NO_MOBILE = "El celular debe tener 10 dígitos y empezar por 3";

/** Seconds after which an attempt that the provider does not know counts as failed. */
export const LOST_AFTER_SECONDS = 60;

/** Returns an amount in COP as cents, the provider's unit. */
export const inCents = (monto: Cop): number => times(monto, 100);

/** Returns the reference of the n-th attempt to pay a record. */
export const referenceOf = (name: string, n: number): string => `${name}-${n}`;

/**
 * Returns the id of the reservation in a reference sent by an existing consumer: the bare id, or the id
 * followed by `-{n}`; null for any other reference.
 */
export const orderOfReference = (reference: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,9})?$/i.exec(reference)?.[1]?.toLowerCase() ?? null;

/**
 * Minutes between successive queries about an event that the provider does not confirm; afterwards the
 * interval is one day.
 */
const ASK_AGAIN = [1, 5, 30, 180] as const;

/** Returns the minutes until the next query about an event, by the number of queries so far. */
export const minutesToNextAsk = (asks: number): number => ASK_AGAIN[asks] ?? 1_440;

/** Number of days after which staff are shown an event that the provider does not confirm. */
export const EVENT_DAYS = 3;

/** Reason stored for an event that waits because the provider does not confirm it. */
export const NOT_CONFIRMED =
  "El proveedor no confirma lo que dice este evento. No se acreditó nada; se le pregunta cada día.";

/** Reason stored for an event that waits because its payment is unknown. */
export const OF_NOTHING_KNOWN =
  "No corresponde a ningún pago de los que conocemos. No se acreditó nada; se busca durante tres días.";

/**
 * Refuses an amount (COP) that is zero, below the online minimum, or above the balance.
 * @throws Refusal BAD_USER_INPUT on `monto`.
 */
export function refuseOnline(monto: Cop, left: Cop): void {
  if (monto <= 0) throw badInput("monto", "El monto debe ser mayor a cero");
  if (monto > left) throw badInput("monto", `El monto supera el saldo pendiente (${formatCop(left)}).`);
  if (monto < LEAST_ONLINE)
    throw badInput("monto", `El valor mínimo para pagar en línea es ${formatCop(LEAST_ONLINE)}.`);
}

/** Returns the refusal of an idempotency key that was already used for another payment. */
export const otherPayment = () => conflict("La llave de idempotencia ya se usó con otros datos.");

/** Status of an attempt for each status of the provider. */
const attemptStatuses: Readonly<Record<string, AttemptStatus>> = {
  PENDING: "pending",
  APPROVED: "approved",
  DECLINED: "declined",
  ERROR: "error",
  VOIDED: "voided",
};
export const attemptStatusOf = (status: string): AttemptStatus => attemptStatuses[status] ?? "pending";

/**
 * Returns whether a transaction's status may change to another status. A final status does not change, with
 * two exceptions: an approved transaction may be voided, and a refused transaction may still be approved, so
 * that no received money is lost.
 */
export const mayFollow = (before: string, after: string): boolean =>
  before === "PENDING"
    ? after !== "PENDING"
    : before === "APPROVED"
      ? after === "VOIDED"
      : (before === "DECLINED" || before === "ERROR") && after === "APPROVED";

/** Returns the provider's reason for a refusal, or a default reason when the provider sends none. */
export const reasonOf = (status: string, message: string | null): string =>
  message?.trim() ||
  {
    DECLINED: "La entidad financiera rechazó el pago",
    ERROR: "El proveedor de pagos no pudo procesar el pago",
    VOIDED: "El proveedor de pagos anuló la transacción",
  }[status] ||
  "El proveedor de pagos rechazó el pago";

/**
 * Returns the seconds until the next query about an attempt of this age in seconds: ten minutes during the
 * first six hours, then one hour.
 */
export const nextLookUp = (age: number): number => (age < 6 * 3_600 ? 600 : 3_600);
