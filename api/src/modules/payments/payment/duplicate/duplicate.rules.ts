import type { Day } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../../core/cop.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import { type PayableWords, spokenPayable } from "../../payable/payable.rules.ts";

/** Field of an input that accepts a possible duplicate; a refusal that requires it names it. */
export const ACCEPTS_DUPLICATE = "aceptaDuplicado";

/**
 * Field of an input with the reason for which such a payment counts all the same; a refusal that requires it
 * names it.
 */
export const DUPLICATE_REASON = "motivoDuplicado";

/**
 * Returns whether a refusal on this field, by its path, requires the reason for which a payment counts all
 * the same.
 */
export const asksForReason = (field: string): boolean =>
  field.endsWith(ACCEPTS_DUPLICATE) || field.endsWith(DUPLICATE_REASON);

/** Fewest and most characters of that reason. */
export const REASON_LENGTH = { min: 10, max: 300 } as const;

/** Words of the history when a program, which cannot be asked, gave no reason. */
export const NO_REASON = "sin motivo (API)";

/**
 * Returns the reason without blanks around it; null without a reason.
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
 * Payment that may be the present payment: its record (null: out of the caller's scope), time, and amount in
 * COP.
 */
export interface OtherPayment {
  readonly payable: PayableWords | null;
  readonly day: Day;
  readonly monto: Cop;
}

/** Returns another payment in words. */
export const paymentWords = ({ payable, day, monto }: OtherPayment): string =>
  payable === null ? "otro pago" : `${spokenPayable(payable)}, ${spokenDay(day)}, ${formatCop(monto)}`;

/**
 * Returns the sentence about possible duplicates; of payments out of the reader's scope it only states that
 * there are some.
 */
const duplicateText = (others: readonly OtherPayment[]): string =>
  "Posible duplicado: el mismo banco y referencia, o el mismo comprobante, " +
  `ya están en ${[...new Set(others.map(paymentWords))].join("; ")}.`;

/** @throws Refusal CONFLICT that asks whether the possible duplicate is accepted. */
export function refuseDuplicate(others: readonly OtherPayment[]): never {
  throw conflict(duplicateText(others), ACCEPTS_DUPLICATE);
}
