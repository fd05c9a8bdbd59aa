import { type Day, daysBetween } from "../../../core/colombia/days.ts";
import { badInput } from "../../../core/failure.ts";

/** Maximum number of days that a record can be postponed. */
const LONGEST = 90;

/**
 * Refuses an invalid day.
 * @throws Refusal BAD_USER_INPUT `Elige un día entre mañana y dentro de 90 días` for a day that is not in the
 * future, or too far.
 */
export function refuseDay(until: Day, today: Day): void {
  const days = daysBetween(today, until);
  if (days < 1 || days > LONGEST)
    throw badInput("until", `Elige un día entre mañana y dentro de ${LONGEST} días`);
}
