import { linkDays } from "../../../../core/auth/lifetimes.ts";
import { daysAfter } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { PassengerDraft } from "../passenger-draft.entity.ts";

/** Lets go of forms that nobody finished while a link to them lived: they are personal data. */
export function dropPassengerDrafts({ em, now }: Work): Promise<number> {
  return em.nativeDelete(PassengerDraft, { updatedAt: { $lte: daysAfter(now, -linkDays.passengers) } });
}
