import type { Work } from "../../../../core/mutation/work.ts";
import type { PublicPicture } from "../../../../core/storage/public-picture.ts";
import { ForeignPicture } from "../foreign-picture.entity.ts";
import { showInstead } from "../show-instead.ts";

interface Args {
  readonly id: string;
  readonly picture: PublicPicture;
}

/** Replaces a picture's URL on another host, in a record, by the stored copy. */
export async function keepForeignPicture(work: Work, { id, picture }: Args): Promise<void> {
  const wanted = await work.lockById(ForeignPicture, id);
  if (!wanted) return;
  await showInstead[wanted.kind](work, { ...wanted, picture });
  work.em.remove(wanted);
}
