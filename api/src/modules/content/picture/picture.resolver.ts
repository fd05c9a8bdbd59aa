import { ID } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { many, queries } from "../../../core/graphql/queries.ts";
import { perMinute } from "../../../core/http/limits.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Upload, optional, orElse, prepared } from "../../../core/graphql/arguments.ts";
import { called, changed, done, mutations } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { inTurn } from "../../../core/storage/named-picture.ts";
import { May } from "../../accounts/account/permission.ts";
import { libraryPicture } from "./library-picture.ts";
import { addAgencyPicture } from "./acts/add-agency-picture.ts";
import { removeAgencyPicture } from "./acts/remove-agency-picture.ts";
import { updateAgencyPicture } from "./acts/update-agency-picture.ts";
import { AgencyPicture } from "./agency-picture.entity.ts";
import { PictureKind } from "./picture.enums.ts";
import { foundPictures, NO_PICTURE } from "./picture.find.ts";
import { AgencyPictureInput, UpdateAgencyPictureInput } from "./picture.inputs.ts";

/** Limits fetching pictures from other hosts to 20 a minute per person. */
const bringLimit = ({ services, viewer }: Context): Promise<void> =>
  services.limits.limit("bring-picture", perMinute(20), String(viewer?.id ?? 0));

/** Fetches a picture from its URL on another host; returns the URL where it is available for a day. */
const bringPicture = async (context: Context, { address }: { address: string }): Promise<string> =>
  (await inTurn(context, () => context.services.pictures.store(address, "address"))).address;

/**
 * Resolver for the agency's library of pictures: people who sell add pictures, and the administration manages
 * them.
 */
export const PictureResolver = queries({
  /** Pictures whose names contain the text, the newest first; at most 60. */
  agencyPictures: many(
    AgencyPicture,
    async (context, { search, kind }) => ({
      where: { id: { $in: await foundPictures(context, kind, search) } },
      orderBy: { id: "desc" },
    }),
    { search: orElse(String, ""), kind: optional(PictureKind) },
    May("manageQuotes"),
  ),
});

/** Mutations beside {@link PictureResolver} that only run an act. */
export const PictureMutations = mutations({
  bringPicture: limited(bringLimit, called(String, bringPicture, { address: String }, May("manageQuotes"))),
  addAgencyPicture: changed(
    AgencyPicture,
    addAgencyPicture,
    prepared({ input: AgencyPictureInput, file: optional(Upload) }, async (context, { input, file }) => ({
      input,
      picture: await libraryPicture(context, input, file),
    })),
    May("manageQuotes"),
  ),
  updateAgencyPicture: changed(
    AgencyPicture,
    updateAgencyPicture,
    { id: ID, input: UpdateAgencyPictureInput },
    NotFound(NO_PICTURE),
    May("managePage"),
  ),
  removeAgencyPicture: done(removeAgencyPicture, { id: ID }, NotFound(NO_PICTURE), May("managePage")),
});
