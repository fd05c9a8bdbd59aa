import { type Cop, formatCop, times } from "../../../core/cop.ts";
import { badInput, conflict } from "../../../core/failure.ts";
import type { AttemptStatus } from "./attempt.lifecycle.ts";

/** The least that can be paid online, in COP: below it the provider refuses. */
export const LEAST_ONLINE: Cop = 1_500;

/** What is said where nobody can pay online. */
export const NOT_AVAILABLE = "El pago en línea no está disponible.";

/** What existing consumers are told when the provider did not take a payment. */
export const NOT_PROCESSED = "Error procesando pago Wompi";

/** How long after it was begun an attempt that nobody at the provider knows of has failed, in seconds. */
export const LOST_AFTER_SECONDS = 60;

/** An amount as the provider counts it. */
export const inCents = (monto: Cop): number => times(monto, 100);

/** The reference of the n-th try to pay something. */
export const referenceOf = (name: string, n: number): string => `${name}-${n}`;

/** The id of a reservation that stands as a reference by itself, as existing consumers send it; else null. */
export const bareOrder = (reference: string): string | null =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(reference) ? reference.toLowerCase() : null;

/**
 * Refuses an amount (COP) of nothing, below what can be paid online, or above what is left to pay.
 * @throws Refusal BAD_USER_INPUT on `monto`.
 */
export function refuseOnline(monto: Cop, left: Cop): void {
  if (monto <= 0) throw badInput("monto", "El monto debe ser mayor a cero");
  if (monto > left) throw badInput("monto", `El monto supera el saldo pendiente (${formatCop(left)}).`);
  if (monto < LEAST_ONLINE)
    throw badInput("monto", `El monto mínimo para pagar en línea es ${formatCop(LEAST_ONLINE)}.`);
}

/** What is refused when a key comes again with another payment. */
export const otherPayment = () => conflict("La llave de idempotencia ya se usó con otros datos.");

/** Where a status of the provider leads an attempt. */
const attemptStatuses: Readonly<Record<string, AttemptStatus>> = {
  PENDING: "pending",
  APPROVED: "approved",
  DECLINED: "declined",
  ERROR: "error",
  VOIDED: "voided",
};
export const attemptStatusOf = (status: string): AttemptStatus => attemptStatuses[status] ?? "pending";

/**
 * Whether a status of one transaction may follow another: a final one stays, but that what was approved may
 * be voided; and should a refused one be approved after all, nobody loses that money unseen.
 */
export const mayFollow = (before: string, after: string): boolean =>
  before === "PENDING"
    ? after !== "PENDING"
    : before === "APPROVED"
      ? after === "VOIDED"
      : (before === "DECLINED" || before === "ERROR") && after === "APPROVED";

/** The provider's reason for a refusal, or ours where it gives none. */
export const reasonOf = (status: string, told: string | null): string =>
  told?.trim() ||
  {
    DECLINED: "La entidad financiera rechazó el pago",
    ERROR: "El proveedor de pagos no pudo procesar el pago",
    VOIDED: "El proveedor de pagos anuló la transacción",
  }[status] ||
  "El proveedor de pagos rechazó el pago";

/** Seconds between two looks at an attempt that is open for so long (seconds): ten minutes, then an hour. */
export const nextLookUp = (age: number): number => (age < 6 * 3_600 ? 600 : 3_600);
