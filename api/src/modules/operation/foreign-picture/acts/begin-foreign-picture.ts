import type { Work } from "../../../../core/mutation/work.ts";
import { ForeignPicture } from "../foreign-picture.entity.ts";

/** Counts a try of a picture of another host; answers its address, or null when it is no more wanted. */
export async function beginForeignPicture(
  work: Work,
  { id }: { readonly id: string },
): Promise<string | null> {
  const wanted = await work.lockById(ForeignPicture, id);
  if (!wanted) return null;
  wanted.tries += 1;
  return wanted.address;
}
