import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { computed, many, queries } from "../../../core/graphql/queries.ts";
import { wholeAddress } from "../../../core/storage/own-address.rules.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Upload, optional, prepared } from "../../../core/graphql/arguments.ts";
import { changed, done, mutations } from "../../../core/graphql/mutations.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { createPopup } from "./acts/create-popup.ts";
import { deletePopup } from "./acts/delete-popup.ts";
import { updatePopup } from "./acts/update-popup.ts";
import { NO_POPUP, shownPopups, visiblePopups } from "./popup.access.ts";
import { popupActs } from "./popup.acts.rules.ts";
import { Popup } from "./popup.entity.ts";
import { CreatePopupInput, UpdatePopupInput } from "./popup.inputs.ts";
import { currentPopup } from "./popup.reads.ts";
import { CurrentPopup } from "./popup.types.ts";
import { shownPicture } from "../shown-picture.ts";
import { withPicture } from "../with-picture.ts";

/**
 * Resolver for the announcement on the landing page: everybody sees the active one, and the administration
 * manages them.
 */
export const PopupQueries = queries({
  /** Returns the popup shown to visitors today; a list of at most one. */
  activePopups: many(
    Popup,
    ({ today }) => ({ where: shownPopups(today), orderBy: { activatedAt: "desc", id: "desc" } }),
    {},
  ),
  /** Returns all popups, newest first; visitors only get the ones active today. */
  popups: many(
    Popup,
    ({ viewer, today }) => ({
      where: visiblePopups(viewer, today),
      orderBy: { createdAt: "desc", id: "desc" },
    }),
    {},
  ),
  currentPopup: computed(CurrentPopup, currentPopup, {}),
});

@Resolver(() => Popup)
export class PopupResolver {
  /** Absolute URL of the picture, for pages of other hosts. */
  @Needs("image")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección completa de la imagen, con su servidor.",
  })
  imageUrl(@Root() { image }: Popup, @Ctx() { services }: Context): string | null {
    return image && wholeAddress(image, services.config.publicUrl);
  }

  /** Returns the acts that the caller can do with the popup now. */
  @Needs("isActive")
  @OfferedActs()
  acts(@Root() { isActive }: Popup, @Ctx() context: Context) {
    return popupActs.offered(context, { status: isActive ? "active" : "inactive" });
  }
}

/** Mutations beside {@link PopupQueries} that only run an act. */
export const PopupMutations = mutations({
  createPopup: changed(
    Popup,
    createPopup,
    prepared({ input: CreatePopupInput, file: optional(Upload) }, withPicture("image")),
    May("managePage"),
  ),
  updatePopup: changed(
    Popup,
    updatePopup,
    prepared(
      { id: ID, input: UpdatePopupInput, file: optional(Upload) },
      withPicture("image", shownPicture("popups")),
    ),
    May("managePage"),
  ),
  deletePopup: done(deletePopup, { id: ID }, NotFound(NO_POPUP), May("managePage")),
});
