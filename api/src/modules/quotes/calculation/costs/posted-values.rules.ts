import { type Cop, isCop, wholePesosOnly } from "../../../../core/colombia/cop.ts";
import { badInput } from "../../../../core/failure.ts";

/**
 * Returns a sent cost; 0 when absent.
 * @throws Refusal BAD_USER_INPUT on `field` for a cost that is negative or not a whole number of pesos.
 */
export function costPosted(posted: number | null | undefined, field: string): Cop {
  const amount = posted ?? 0;
  if (!isCop(amount)) throw badInput(field, wholePesosOnly);
  if (amount < 0) throw badInput(field, "El valor no puede ser negativo");
  return amount;
}

/** Returns a sent text trimmed; null when it is empty. */
export const textPosted = (posted: string | null | undefined): string | null => posted?.trim() || null;

/**
 * Returns a sent number of nights; 0 when absent.
 * @throws Refusal BAD_USER_INPUT on `field` for a negative or fractional number.
 */
export function nightsPosted(posted: number | null | undefined, field: string): number {
  const nights = posted ?? 0;
  if (!Number.isInteger(nights) || nights < 0)
    throw badInput(field, "El número de noches debe ser un número entero");
  return nights;
}
