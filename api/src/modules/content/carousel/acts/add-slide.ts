import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import type { SlideInput } from "../carousel.inputs.ts";
import { CarouselSlide } from "../carousel-slide.entity.ts";
import { lastPlace } from "../../order.rules.ts";
import { cleanPicture } from "../../public-address.rules.ts";

interface Args {
  readonly input: SlideInput;
  /** Uploaded picture, which takes precedence over the URL in the input; null when there is none. */
  readonly picture: PublicPicture | null;
}

/** Adds a slide after the others and returns its id. BAD_USER_INPUT without a picture. */
export async function addSlide(work: Work, { input, picture }: Args): Promise<string> {
  const image = picture?.address ?? cleanPicture("imageUrl", input.imageUrl, work.services.config.publicUrl);
  if (!image) throw badInput("imageUrl", "No se ha recibido ninguna imagen.");
  await work.lockName("carousel");
  const slide = new CarouselSlide();
  slide.image = image;
  slide.title = input.title?.trim() ?? "";
  slide.description = input.description?.trim() ?? "";
  slide.destino = input.destino?.trim() ?? "";
  slide.position = lastPlace(await work.em.find(CarouselSlide, {}));
  work.add(slide);
  if (picture) await keepPictures(work, [picture], { type: "carousel", id: slide.id });
  work.audit("carousel.added", slide.id, { title: slide.title, destino: slide.destino });
  return slide.id;
}
