import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { wholeAddress } from "../../../core/storage/own-address.rules.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { done, mutations } from "../../../core/graphql/mutations.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
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
import { storedPicture } from "../stored-picture.ts";

const inOrder = { position: "asc", id: "asc" } as const;

/** The carousel of the landing page: anybody looks at it, administration keeps it. */
@Resolver(() => CarouselSlide)
export class CarouselResolver {
  /** The slides in their order. */
  @Reads(() => CarouselSlide)
  @Query(() => [CarouselSlide])
  carouselSlides(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(CarouselSlide, info, { where: {}, orderBy: inOrder });
  }

  /** Complete address of the picture, for other hosts that show it. */
  @Needs("image")
  @FieldResolver(() => String, { description: "Dirección completa de la imagen, con su servidor." })
  src(@Root() { image }: CarouselSlide, @Ctx() { services }: Context): string {
    return wholeAddress(image, services.config.publicUrl);
  }

  /** Adds a slide; an uploaded picture counts before the address in the input. */
  @May("managePage")
  @Mutation(() => CarouselSlide)
  async addCarouselSlide(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => SlideInput) input: SlideInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload> | null,
  ) {
    const picture = await storedPicture(context, file, { field: "imageUrl", address: input.imageUrl });
    return context.read.one(CarouselSlide, info, { id: await context.run(addSlide, { input, picture }) });
  }

  /** Edits a slide; an uploaded picture replaces the present one. */
  @May("managePage")
  @Mutation(() => CarouselSlide)
  async updateCarouselSlide(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateSlideInput) input: UpdateSlideInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload> | null,
  ) {
    const picture = await storedPicture(context, file, {
      field: "imageUrl",
      address: input.imageUrl,
      present: () => shownPicture(context, "carousel_slides", id),
    });
    return context.read.one(CarouselSlide, info, {
      id: await context.run(updateSlide, { id, input, picture }),
    });
  }

  /** Puts the slides into an order that names each once; answers them in it. */
  @May("managePage")
  @Mutation(() => [CarouselSlide])
  async orderCarousel(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("ids", () => [ID]) ids: string[],
  ) {
    await run(orderCarousel, { ids });
    return read.list(CarouselSlide, info, { where: {}, orderBy: inOrder });
  }
}

/** Mutations beside {@link CarouselResolver} that only run an act. */
export const CarouselMutations = mutations({
  removeCarouselSlide: done(removeSlide, { id: ID }, NotFound(NO_SLIDE), May("managePage")),
});
