import type { Work } from "../../../../core/mutation/work.ts";
import { dropPictures } from "../../../../core/storage/public-picture.ts";
import { lockPopup } from "../popup.access.ts";

/** Deletes a popup with its picture. */
export async function deletePopup(work: Work, { id }: { id: string }): Promise<void> {
  const popup = await lockPopup(work, id);
  if (popup.image) await dropPictures(work, [popup.image], { type: "popup", id });
  work.audit("popup.deleted", id, { title: popup.title });
  work.em.remove(popup);
}
