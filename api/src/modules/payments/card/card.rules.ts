import { type Cop, formatCop, times } from "../../../core/cop.ts";
import { badInput, conflict } from "../../../core/failure.ts";
import type { AttemptStatus } from "./attempt.lifecycle.ts";

/** The least that can be paid online, in COP: below it the provider refuses. */
export const LEAST_ONLINE: Cop = 1_500;

/** Sentence shown when nobody can pay online. */
export const NOT_AVAILABLE = "El pago en línea no está disponible.";

/** Title of the bill for viewers who know only its id. */
export const ANY_TRIP = "Pago de tu viaje";

/** Sentence for viewers who know only an id, when nothing can be paid. */
export const NOTHING_TO_PAY =
  "Aquí no hay nada por pagar. Si esperabas un cobro, pídele el enlace a tu asesor.";

/** Sentence that existing consumers get when the provider did not accept a payment. */
export const NOT_PROCESSED = "Error procesando pago Wompi";

export const TERMS_MISSING = "Acepta los términos del proveedor de pagos";
export const PERSONAL_DATA_MISSING = "Autoriza el tratamiento de tus datos para el pago";
export const CARD_MISSING = "Los datos de la tarjeta son obligatorios";
export const EMAIL_MISSING = "El correo es obligatorio";
/** Refusal of a telephone that can have no wallet. */
export const NO_MOBILE = "El celular debe tener 10 dígitos y empezar por 3";

/** Seconds after which an attempt that the provider does not know counts as failed. */
export const LOST_AFTER_SECONDS = 60;

/** Returns an amount as the provider counts it. */
export const inCents = (monto: Cop): number => times(monto, 100);

/** Returns the reference of the n-th try to pay something. */
export const referenceOf = (name: string, n: number): string => `${name}-${n}`;

/**
 * Returns the id of a reservation that is used as a reference, bare or with `-{n}`, as existing consumers
 * send it.
 */
export const orderOfReference = (reference: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,9})?$/i.exec(reference)?.[1]?.toLowerCase() ?? null;

/** Minutes between two questions about an event that the provider does not confirm; then each day. */
const ASK_AGAIN = [1, 5, 30, 180] as const;

/** Returns the minutes until the next query about an event, by the number of queries so far. */
export const minutesToNextAsk = (asks: number): number => ASK_AGAIN[asks] ?? 1_440;

/** Days after which an event that the provider does not confirm is shown to people. */
export const EVENT_DAYS = 3;

/** Reason why an event waits that the provider does not confirm. */
export const NOT_CONFIRMED =
  "El proveedor no confirma lo que dice este evento. No se acreditó nada; se le pregunta cada día.";

/** Reason why an event of an unknown payment waits. */
export const OF_NOTHING_KNOWN =
  "No corresponde a ningún pago de los que conocemos. No se acreditó nada; se busca durante tres días.";

/**
 * Refuses an amount (COP) of nothing, below the least that can be paid online, or above the balance.
 * @throws Refusal BAD_USER_INPUT on `monto`.
 */
export function refuseOnline(monto: Cop, left: Cop): void {
  if (monto <= 0) throw badInput("monto", "El monto debe ser mayor a cero");
  if (monto > left) throw badInput("monto", `El monto supera el saldo pendiente (${formatCop(left)}).`);
  if (monto < LEAST_ONLINE)
    throw badInput("monto", `El monto mínimo para pagar en línea es ${formatCop(LEAST_ONLINE)}.`);
}

/** Returns the refusal of a key that is repeated for another payment. */
export const otherPayment = () => conflict("La llave de idempotencia ya se usó con otros datos.");

/** Statuses of an attempt by the provider's status. */
const attemptStatuses: Readonly<Record<string, AttemptStatus>> = {
  PENDING: "pending",
  APPROVED: "approved",
  DECLINED: "declined",
  ERROR: "error",
  VOIDED: "voided",
};
export const attemptStatusOf = (status: string): AttemptStatus => attemptStatuses[status] ?? "pending";

/**
 * Returns whether a status of one transaction may follow another. A final status stays, except that an
 * approved transaction may be voided, and a refused one may still be approved, so that no money is lost.
 */
export const mayFollow = (before: string, after: string): boolean =>
  before === "PENDING"
    ? after !== "PENDING"
    : before === "APPROVED"
      ? after === "VOIDED"
      : (before === "DECLINED" || before === "ERROR") && after === "APPROVED";

/** Returns the provider's reason for a refusal, or the default reason when it gives none. */
export const reasonOf = (status: string, message: string | null): string =>
  message?.trim() ||
  {
    DECLINED: "La entidad financiera rechazó el pago",
    ERROR: "El proveedor de pagos no pudo procesar el pago",
    VOIDED: "El proveedor de pagos anuló la transacción",
  }[status] ||
  "El proveedor de pagos rechazó el pago";

/** Seconds between two queries about an attempt, by its age in seconds: ten minutes, then an hour. */
export const nextLookUp = (age: number): number => (age < 6 * 3_600 ? 600 : 3_600);
