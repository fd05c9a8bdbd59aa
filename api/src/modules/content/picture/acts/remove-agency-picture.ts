import type { Work } from "../../../../core/mutation/work.ts";
import { lockPicture } from "../picture.find.ts";

/**
 * Removes a picture from the library. The file and its row are kept, because proposals that were sent with
 * the picture still display it and name its author.
 */
export async function removeAgencyPicture(work: Work, { id }: { id: string }): Promise<void> {
  const picture = await lockPicture(work, id);
  work.audit("agency-picture.removed", id, { name: picture.name });
  picture.removedAt = work.now;
}
