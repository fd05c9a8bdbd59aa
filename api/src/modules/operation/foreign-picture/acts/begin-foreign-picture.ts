import type { Work } from "../../../../core/mutation/work.ts";
import { ForeignPicture } from "../foreign-picture.entity.ts";

/**
 * Counts an attempt to fetch a picture from another host. Returns its URL; null when the picture is no
 * longer needed.
 */
export async function beginForeignPicture(
  work: Work,
  { id }: { readonly id: string },
): Promise<string | null> {
  const wanted = await work.lockById(ForeignPicture, id);
  if (!wanted) return null;
  wanted.tries += 1;
  return wanted.address;
}
