import { linkEnds } from "../../../../core/auth/lifetimes.ts";
import { endOfDay } from "../../../../core/colombia/days.ts";
import { conflict } from "../../../../core/failure.ts";
import { calendarPath } from "../../../../core/http/calendars.ts";
import { issueLink } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findOwnContract } from "../../contract/contract.find.ts";

/**
 * Makes the address of the calendar of a client's trip, with a link that opens nothing else; it lives until
 * 30 days after the return. Those made before stay valid, for the calendars that follow them.
 */
export async function makeTripCalendar(work: Work, { contractId }: { contractId: string }): Promise<string> {
  const contract = await findOwnContract(work, contractId);
  await work.lock(contract);
  const { id, status, fechaInicioViaje, fechaFinViaje } = contract;
  const last = fechaFinViaje ?? fechaInicioViaje;
  if (status === "cancelled" || last < work.today) throw conflict("El viaje ya terminó o se canceló");
  const token = issueLink(work, "calendar", id, linkEnds("calendar", endOfDay(last)));
  work.audit("contract.calendar-made", id, {});
  return `${work.services.config.publicUrl}${calendarPath(token)}`;
}
