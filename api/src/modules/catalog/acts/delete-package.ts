import type { Work } from "../../../core/mutation/work.ts";
import { dropPictures } from "../../../core/storage/public-picture.ts";
import { packageActs } from "../package.acts.rules.ts";
import { lockPackage } from "../package.access.ts";

/** Deletes a package with its departures and pictures, unless reservations still need it. */
export async function deletePackage(work: Work, { id }: { id: number }): Promise<void> {
  const pack = await lockPackage(work, id);
  const { isArchived, isBooked } = await work.facts(pack, "isArchived", "isBooked");
  packageActs.refuse("delete", work, { status: isArchived ? "archived" : "shown", isBooked });
  await work.emit("package.deleting", { packageId: id });
  await dropPictures(work, pack.images, { type: "package", id });
  work.audit("package.deleted", id, { title: pack.title, price: pack.price });
  work.em.remove(pack);
}
