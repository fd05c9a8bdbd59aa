import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Day } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { Popup } from "./popup.entity.ts";

export const NO_POPUP = "Popup no encontrado";

/** Returns the condition on the popup that visitors see today: active, and within its range of days. */
export const shownPopups = (today: Day): FilterQuery<Popup> => ({
  $and: [
    { isActive: true },
    { $or: [{ startsOn: null }, { startsOn: { $lte: today } }] },
    { $or: [{ endsOn: null }, { endsOn: { $gte: today } }] },
  ],
});

/**
 * Returns the condition on the popups that a viewer may see: today's for visitors, all for the people who
 * manage the page.
 */
export const visiblePopups = (viewer: Viewer | null, today: Day): FilterQuery<Popup> =>
  viewer?.isActive && may(viewer.role, "managePage") ? {} : shownPopups(today);

/** Loads a popup and locks it. NOT_FOUND `Popup no encontrado`. */
export async function lockPopup(work: Work, id: string): Promise<Popup> {
  const found = await work.forUpdate.find(Popup, { id }, NO_POPUP);
  return found;
}
