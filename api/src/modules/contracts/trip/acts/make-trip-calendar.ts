import { v7 } from "uuid";
import { linkEnds } from "../../../../core/auth/lifetimes.ts";
import { endOfDay } from "../../../../core/colombia/days.ts";
import { conflict } from "../../../../core/failure.ts";
import { calendarPath } from "../../../../core/http/calendars.ts";
import { makeSharedLink } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { mailClient } from "../mail-client.ts";
import { lockOwnTrip } from "../own-trip.ts";
import type { TripRef } from "../trip-kind.ts";
import { refuseOneMore } from "../trip-share.access.ts";
import { TripShare } from "../trip-share.entity.ts";

/**
 * Creates the URL of the calendar of a client's trip, with a link that opens only the calendar. The link
 * expires 30 days after the return, and can be revoked in the list of shared links. Earlier links stay valid
 * for the calendars that subscribe to them.
 */
export async function makeTripCalendar(work: Work, trip: TripRef): Promise<string> {
  const { kind, record } = await lockOwnTrip(work, trip);
  const { last, isCancelled } = kind.stateOf(record);
  if (isCancelled || last < work.today) throw conflict("El viaje ya terminó o se canceló");
  await refuseOneMore(work, trip, "calendar");
  const { id: link, token } = await makeSharedLink(
    work,
    "calendar",
    trip.id,
    linkEnds("calendar", endOfDay(last)),
  );
  work.insertLater(TripShare, { id: v7(), [trip.kind]: trip.id, link, createdAt: work.now });
  work.audit(`${trip.kind}.calendar-made`, trip.id, {});
  await mailClient(work, trip, record);
  return `${work.services.config.publicUrl}${calendarPath(token)}`;
}
