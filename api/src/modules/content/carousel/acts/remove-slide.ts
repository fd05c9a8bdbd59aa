import type { Work } from "../../../../core/mutation/work.ts";
import { dropPictures } from "../../../../core/storage/public-picture.ts";
import { lockSlide } from "../slide.find.ts";

/** Removes a slide and its picture from the carousel. */
export async function removeSlide(work: Work, { id }: { id: string }): Promise<void> {
  const slide = await lockSlide(work, id);
  await dropPictures(work, [slide.image], { type: "carousel", id });
  work.audit("carousel.removed", id, { title: slide.title });
  work.em.remove(slide);
}
