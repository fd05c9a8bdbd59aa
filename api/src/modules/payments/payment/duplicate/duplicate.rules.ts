import type { Day } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../../core/colombia/cop.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import { type PayableWords, spokenPayable } from "../../payable/payable.rules.ts";

/** Input field that accepts a possible duplicate; the refusal that requires acceptance names this field. */
export const ACCEPTS_DUPLICATE = "aceptaDuplicado";

/**
 * Input field with the reason why a possible duplicate is accepted anyway; the refusal that requires the
 * reason names this field.
 */
export const DUPLICATE_REASON = "motivoDuplicado";

/** Returns whether a refusal on this field path requires the reason for accepting a possible duplicate. */
export const asksForReason = (field: string): boolean =>
  field.endsWith(ACCEPTS_DUPLICATE) || field.endsWith(DUPLICATE_REASON);

/** Minimum and maximum length of the reason for accepting a possible duplicate payment. */
export const REASON_LENGTH = { min: 10, max: 300 } as const;

/** Reason stored in the history when a program, which cannot be asked for a confirmation, sent none. */
export const NO_REASON = "sin motivo (API)";

/**
 * Returns the trimmed reason; null without a reason.
 * @throws Refusal BAD_USER_INPUT for a reason that is too short or too long.
 */
export function reasonOf(given: string | null | undefined): string | null {
  const reason = given?.trim() ?? "";
  if (reason === "") return null;
  const { min, max } = REASON_LENGTH;
  if (reason.length < min || reason.length > max)
    throw badInput(DUPLICATE_REASON, `Escribe el motivo con ${min} a ${max} caracteres`);
  return reason;
}

/**
 * Existing payment that the current payment may duplicate: its record (null when the caller may not see it),
 * its time, and its amount in COP.
 */
export interface OtherPayment {
  readonly payable: PayableWords | null;
  readonly day: Day;
  readonly monto: Cop;
}

/** Returns the description of another payment. */
export const paymentWords = ({ payable, day, monto }: OtherPayment): string =>
  payable === null ? "otro pago" : `${spokenPayable(payable)}, ${spokenDay(day)}, ${formatCop(monto)}`;

/**
 * Returns the sentence about possible duplicates. Payments that the reader may not see are mentioned without
 * details.
 */
const duplicateText = (others: readonly OtherPayment[]): string =>
  "Posible duplicado: el mismo banco y referencia, o el mismo comprobante, " +
  `ya están en ${[...new Set(others.map(paymentWords))].join("; ")}.`;

/**
 * Refuses a payment with possible duplicates.
 * @throws Refusal CONFLICT that requests the acceptance of the possible duplicate.
 */
export function refuseDuplicate(others: readonly OtherPayment[]): never {
  throw conflict(duplicateText(others), ACCEPTS_DUPLICATE);
}
