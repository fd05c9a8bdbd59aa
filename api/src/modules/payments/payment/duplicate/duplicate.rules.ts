import type { Day } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../../core/cop.ts";
import { conflict } from "../../../../core/failure.ts";
import { type PayableWords, spokenPayable } from "../../payable/payable.rules.ts";

/** The field of an input that accepts a possible duplicate; a refusal that asks for it names it. */
export const ACCEPTS_DUPLICATE = "aceptaDuplicado";

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
