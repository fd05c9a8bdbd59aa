import { endOfDay, isDay } from "../../../core/colombia/days.ts";
import { badInput } from "../../../core/failure.ts";

/**
 * Reads a deadline: a time with its UTC offset, or a day, which ends at 23:59 in Bogotá.
 * @throws Refusal BAD_USER_INPUT for anything else.
 */
export function deadlineOf(text: string): Date {
  const given = text.trim();
  if (isDay(given)) return endOfDay(given);
  const instant =
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(given) && isDay(given.slice(0, 10)) ? new Date(zoned(given)) : null;
  if (!instant || Number.isNaN(instant.getTime()))
    throw badInput("fechaVencimientoPago", "La fecha no es válida");
  return instant;
}

/** Interprets a local time without an offset as Bogotá time. */
const zoned = (text: string): string => (/(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}-05:00`);
