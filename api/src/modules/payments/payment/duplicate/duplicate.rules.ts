import type { Day } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../../core/cop.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import { type PayableWords, spokenPayable } from "../../payable/payable.rules.ts";

/** The field of an input that accepts a possible duplicate; a refusal that asks for it names it. */
export const ACCEPTS_DUPLICATE = "aceptaDuplicado";

/**
 * The field of an input that says why such a payment counts all the same; a refusal that asks for it names
 * it.
 */
export const DUPLICATE_REASON = "motivoDuplicado";

/** Returns whether a refusal on this field, by its path, asks why a payment counts all the same. */
export const asksForReason = (field: string): boolean =>
  field.endsWith(ACCEPTS_DUPLICATE) || field.endsWith(DUPLICATE_REASON);

/** Fewest and most characters of that reason. */
export const REASON_LENGTH = { min: 10, max: 300 } as const;

/** Words of the history where a program, which cannot be asked, gave no reason. */
export const NO_REASON = "sin motivo (API)";

/**
 * Returns the reason without blanks around it; null where none was given.
 * @throws Refusal BAD_USER_INPUT for one that is too short or too long.
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
 * A payment that may be the one at hand: of what (null: out of the asker's reach), when, and how much in COP.
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
 * Returns the sentence about possible duplicates; of those out of the reader's reach it only says that there
 * are some.
 */
const duplicateText = (others: readonly OtherPayment[]): string =>
  "Posible duplicado: el mismo banco y referencia, o el mismo comprobante, " +
  `ya están en ${[...new Set(others.map(paymentWords))].join("; ")}.`;

/** @throws Refusal CONFLICT that asks whether the possible duplicate is accepted. */
export function refuseDuplicate(others: readonly OtherPayment[]): never {
  throw conflict(duplicateText(others), ACCEPTS_DUPLICATE);
}
