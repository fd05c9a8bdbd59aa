import type { CalendarSource } from "../../../core/http/calendars.ts";
import { notFound } from "../../../core/failure.ts";
import { tripCalendar } from "./calendar.rules.ts";
import { NO_TRIP } from "./shared-trip.ts";
import { tripKinds } from "./trip-kind.ts";

/** The calendar of a trip, by a link that opens nothing else. */
export const tripCalendarSource: CalendarSource = {
  purpose: "calendar",
  of: async (context, id) => {
    const host = new URL(context.services.config.publicUrl).hostname;
    for (const kind of tripKinds()) {
      const facts = await kind.facts(context, id);
      if (facts) return tripCalendar(await kind.read(context, id), { id, host, ...facts });
    }
    throw notFound(NO_TRIP);
  },
};
