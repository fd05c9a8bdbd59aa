import type { CalendarSource } from "../../../core/http/calendars.ts";
import { notFound } from "../../../core/failure.ts";
import { tripCalendar } from "./calendar.rules.ts";
import { NO_TRIP } from "./shared-trip.ts";
import { tripKinds } from "./trip-kind.ts";

/** Length of an event's id, in bytes (128 bits). */
const UID_BYTES = 16;

/** Calendar of a trip, for a link that opens only the calendar. */
export const tripCalendarSource: CalendarSource = {
  purpose: "calendar",
  of: async (context, id) => {
    const { config, fingerprints } = context.services;
    const host = new URL(config.publicUrl).hostname;
    // A contract's id suffices to query the amount to pay, so it is not shown.
    const uidOf = (key: string) =>
      `${fingerprints.of("calendar", `${id} ${key}`).subarray(0, UID_BYTES).toString("hex")}@${host}`;
    for (const kind of tripKinds()) {
      const facts = await kind.facts(context, id);
      if (facts) return tripCalendar(await kind.read(context, id), { uidOf, ...facts });
    }
    throw notFound(NO_TRIP);
  },
};
