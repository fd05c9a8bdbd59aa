import { type Day, MONTH, type Month, monthOf } from "../../../core/colombia/days.ts";
import { type Cop, percentage } from "../../../core/colombia/cop.ts";
import { badInput, conflict } from "../../../core/failure.ts";

/**
 * Refuses a text that is not a month.
 * @throws Refusal BAD_USER_INPUT `El mes debe tener la forma AAAA-MM`.
 */
export function refuseNoMonth(mes: string): void {
  if (!MONTH.test(mes)) throw badInput("mes", "El mes debe tener la forma AAAA-MM");
}

/**
 * Refuses to set the goal of a past month.
 * @throws Refusal CONFLICT `El mes ya terminó: su meta no cambia.`
 */
export function refuseEnded(mes: Month, today: Day): void {
  if (mes < monthOf(today)) throw conflict("El mes ya terminó: su meta no cambia.", "mes");
}

/** Returns the achieved part of a goal, in percent with one decimal; null without a goal. */
export const reachedOf = (sold: Cop, goal: Cop | null): number | null =>
  goal === null ? null : percentage(sold, goal, 1);
