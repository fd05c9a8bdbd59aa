import type { Work } from "../../../../core/mutation/work.ts";
import { CarouselSlide } from "../carousel-slide.entity.ts";
import { placeInOrder } from "../../order.rules.ts";

/** Sorts the slides of the carousel by a list that contains the id of each; returns their ids. */
export async function orderCarousel(
  work: Work,
  { ids }: { ids: readonly string[] },
): Promise<readonly string[]> {
  await work.lockName("carousel");
  work.editRows();
  placeInOrder(await work.em.find(CarouselSlide, {}), ids);
  work.audit("carousel.ordered", "carousel", { ids: [...ids] });
  return ids;
}
