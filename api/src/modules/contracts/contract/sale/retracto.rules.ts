import { addDays, type Day } from "../../../../core/colombia/days.ts";
import { addWorkingDays } from "../../../../core/colombia/working-days.ts";

/** Working days in which a client may withdraw from a distance sale (Ley 1480 de 2011, art. 47). */
const RETRACTO_WORKING_DAYS = 5;

// Days within which the start of the trip excludes a withdrawal.
const TRIP_STARTS_AFTER = 5;

/**
 * Returns the last day on which a client may exercise the retracto. Null when the law grants none: the
 * contract was not sold at a distance, or the trip starts within five days of the signature. The day of the
 * signature does not count; `workingDays` is the legal number on that day. The last day is never later than
 * the day before the trip.
 */
export const retractoUntil = (
  soldAtDistance: boolean,
  signedOn: Day,
  tripStarts: Day,
  workingDays = RETRACTO_WORKING_DAYS,
): Day | null => {
  if (!soldAtDistance || tripStarts <= addDays(signedOn, TRIP_STARTS_AFTER)) return null;
  const [term, eve] = [addWorkingDays(signedOn, workingDays), addDays(tripStarts, -1)];
  return term < eve ? term : eve;
};
