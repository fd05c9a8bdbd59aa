import type { Work } from "../../../core/mutation/work.ts";
import { Popup } from "./popup.entity.ts";

/**
 * Activates a popup after deactivating all others, in this transaction. The caller holds the popups' lock.
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
