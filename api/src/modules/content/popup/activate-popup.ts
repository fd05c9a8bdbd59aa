import type { Work } from "../../../core/mutation/work.ts";
import { Popup } from "./popup.entity.ts";

/**
 * Makes a popup the active one: active ones are switched off first, in this transaction. The caller holds the
 * lock.
 */
export async function activatePopup(work: Work, popup: Popup): Promise<void> {
  for (const other of await work.em.find(Popup, { isActive: true, id: { $ne: popup.id } })) {
    other.isActive = false;
    work.audit("popup.switched", other.id, { active: false });
  }
  // The database knows of one active popup at most, also between two statements.
  await work.save();
  popup.isActive = true;
  popup.activatedAt = work.now;
  work.audit("popup.switched", popup.id, { active: true });
}
