import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { many, queries } from "../../../core/graphql/queries.ts";
import { wholeAddress } from "../../../core/storage/own-address.rules.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Upload, optional, prepared } from "../../../core/graphql/arguments.ts";
import { changed, done, listed, mutations } from "../../../core/graphql/mutations.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { addSlide } from "./acts/add-slide.ts";
import { orderCarousel } from "./acts/order-carousel.ts";
import { removeSlide } from "./acts/remove-slide.ts";
import { updateSlide } from "./acts/update-slide.ts";
import { SlideInput, UpdateSlideInput } from "./carousel.inputs.ts";
import { CarouselSlide } from "./carousel-slide.entity.ts";
import { NO_SLIDE } from "./slide.find.ts";
import { shownPicture } from "../shown-picture.ts";
import { withPicture } from "../with-picture.ts";

const inOrder = { position: "asc", id: "asc" } as const;

/** Resolver for the landing page's carousel: readable by anybody, managed by the administration. */
export const CarouselQueries = queries({
  /** The slides in their order. */
  carouselSlides: many(CarouselSlide, () => ({ where: {}, orderBy: inOrder }), {}),
});

@Resolver(() => CarouselSlide)
export class CarouselResolver {
  /** Absolute URL of the picture, for pages of other hosts. */
  @Needs("image")
  @FieldResolver(() => String, { description: "Dirección completa de la imagen, con su servidor." })
  src(@Root() { image }: CarouselSlide, @Ctx() { services }: Context): string {
    return wholeAddress(image, services.config.publicUrl);
  }
}

/** Mutations beside {@link CarouselQueries} that only run an act. */
export const CarouselMutations = mutations({
  addCarouselSlide: changed(
    CarouselSlide,
    addSlide,
    prepared({ input: SlideInput, file: optional(Upload) }, withPicture("imageUrl")),
    May("managePage"),
  ),
  updateCarouselSlide: changed(
    CarouselSlide,
    updateSlide,
    prepared(
      { id: ID, input: UpdateSlideInput, file: optional(Upload) },
      withPicture("imageUrl", shownPicture("carousel_slides")),
    ),
    May("managePage"),
  ),
  orderCarousel: listed(CarouselSlide, inOrder, orderCarousel, { ids: [ID] }, May("managePage")),
  removeCarouselSlide: done(removeSlide, { id: ID }, NotFound(NO_SLIDE), May("managePage")),
});
