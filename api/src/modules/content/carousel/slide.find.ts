import type { Work } from "../../../core/mutation/work.ts";
import { CarouselSlide } from "./carousel-slide.entity.ts";

export const NO_SLIDE = "Imagen no encontrada";

/** Loads a slide and locks it. NOT_FOUND `Imagen no encontrada`. */
export async function lockSlide(work: Work, id: string): Promise<CarouselSlide> {
  const found = await work.forUpdate.find(CarouselSlide, { id }, NO_SLIDE);
  return found;
}
