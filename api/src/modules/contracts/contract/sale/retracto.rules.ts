import { addDays, type Day } from "../../../../core/colombia/days.ts";
import { addWorkingDays } from "../../../../core/colombia/working-days.ts";

/** Working days in which a client may take back what was sold at a distance (Ley 1480 de 2011, art. 47). */
const RETRACTO_WORKING_DAYS = 5;

/** Calendar days in which the money of a retracto is given back (Ley 2439 de 2024). */
export const REFUND_DAYS = 15;

// A trip that starts before the term would end leaves nothing to take back.
const TRIP_STARTS_AFTER = 5;

/**
 * The last day on which a client may take back a contract, or null when the law gives no such day: it was not
 * sold at a distance, or the trip starts within five days of the signature. The day of the signature does not
 * count.
 */
export const retractoUntil = (soldAtDistance: boolean, signedOn: Day, tripStarts: Day): Day | null =>
  soldAtDistance && tripStarts > addDays(signedOn, TRIP_STARTS_AFTER)
    ? addWorkingDays(signedOn, RETRACTO_WORKING_DAYS)
    : null;
