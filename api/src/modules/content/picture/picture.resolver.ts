import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { perMinute } from "../../../core/http/limits.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { done, mutations } from "../../../core/graphql/mutations.ts";
import { inTurn } from "../../../core/storage/named-picture.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { libraryPicture } from "./library-picture.ts";
import { addAgencyPicture } from "./acts/add-agency-picture.ts";
import { removeAgencyPicture } from "./acts/remove-agency-picture.ts";
import { updateAgencyPicture } from "./acts/update-agency-picture.ts";
import { AgencyPicture } from "./agency-picture.entity.ts";
import { PictureKind } from "./picture.enums.ts";
import { foundPictures, NO_PICTURE } from "./picture.find.ts";
import { AgencyPictureInput, UpdateAgencyPictureInput } from "./picture.inputs.ts";

/** The agency's library of pictures: who sells adds to it, administration keeps it in order. */
@Resolver(() => AgencyPicture)
export class PictureResolver {
  /** The pictures of whose names the text is part, the newest first; 60 at most. */
  @May("manageQuotes")
  @Reads(() => AgencyPicture)
  @Query(() => [AgencyPicture])
  async agencyPictures(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("search", () => String, { defaultValue: "" }) search: string,
    @Arg("kind", () => PictureKind, { nullable: true }) kind: PictureKind | null,
  ) {
    const id = { $in: await foundPictures(context, kind ?? null, search) };
    return context.read.list(AgencyPicture, info, { where: { id }, orderBy: { id: "desc" } });
  }

  /**
   * Brings a picture from its address on another host, so that it is seen before it is added; answers where
   * it is shown for a day. 20 a minute of one person.
   */
  @May("manageQuotes")
  @Mutation(() => String)
  async bringPicture(
    @Ctx() context: Context,
    @Arg("address", () => String) address: string,
  ): Promise<string> {
    const { services, viewer } = context;
    await services.limits.limit("bring-picture", perMinute(20), String(viewer?.id ?? 0));
    const picture = await inTurn(context, () => services.pictures.store(address, "address"));
    return picture.address;
  }

  /** Adds a picture, JPG, PNG or WebP of at most 10 MB. */
  @May("manageQuotes")
  @Mutation(() => AgencyPicture)
  async addAgencyPicture(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => AgencyPictureInput) input: AgencyPictureInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload> | null,
  ) {
    const picture = await libraryPicture(context, input, file);
    return context.read.one(AgencyPicture, info, {
      id: await context.run(addAgencyPicture, { input, picture }),
    });
  }

  /** Changes the data of a picture: its description, its licence and its author. */
  @NotFound(NO_PICTURE)
  @May("managePage")
  @Mutation(() => AgencyPicture)
  async updateAgencyPicture(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateAgencyPictureInput) input: UpdateAgencyPictureInput,
  ) {
    await run(updateAgencyPicture, { id, input });
    return read.one(AgencyPicture, info, { id });
  }
}

/** Mutations beside {@link PictureResolver} that only run an act. */
export const PictureMutations = mutations({
  removeAgencyPicture: done(removeAgencyPicture, { id: ID }, NotFound(NO_PICTURE), May("managePage")),
});
