import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional, orElse } from "../../../core/graphql/arguments.ts";
import { changed, done, mutations } from "../../../core/graphql/mutations.ts";
import { many, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { mergeLibraryServices } from "./acts/merge-library-services.ts";
import { removeLibraryDayText } from "./acts/remove-library-day-text.ts";
import { removeLibraryService } from "./acts/remove-library-service.ts";
import { updateLibraryDayText } from "./acts/update-library-day-text.ts";
import { updateLibraryService } from "./acts/update-library-service.ts";
import { NO_DAY_TEXT } from "./day-text.rules.ts";
import { ServiceKind } from "./library.enums.ts";
import { LibraryDayText } from "./library-day-text.entity.ts";
import { LibraryService } from "./library-service.entity.ts";
import { ServicePageArgs, UpdateLibraryDayTextInput, UpdateLibraryServiceInput } from "./library.inputs.ts";
import { foundServices, listedDayTexts, listedServices } from "./library.reads.ts";
import { NO_SERVICE } from "./library.rules.ts";

/**
 * Services of earlier calculations: suggested to people who calculate and may see costs, maintained by
 * administration.
 */
export const LibraryResolver = queries({
  /**
   * Services of a kind whose name or city contains the text of two letters or more: most used first, 8 at
   * most; limited to the place if one is given.
   */
  serviceSuggestions: many(
    LibraryService,
    async (context, { kind, search, place }) => ({
      where: { id: { $in: await foundServices(context, kind, search, place) } },
      orderBy: { uses: "desc", usedAt: "desc", id: "asc" },
    }),
    { kind: ServiceKind, search: String, place: optional(String) },
    May("manageQuotes"),
  ),
  /** Services whose names contain the text, most recently used first; 60 to a page. */
  libraryServices: many(
    LibraryService,
    async (context, { search, kind, page }) => ({
      where: { id: { $in: await listedServices(context, kind, search, page) } },
      orderBy: { usedAt: "desc", id: "desc" },
    }),
    { search: orElse(String, ""), kind: optional(ServiceKind), page: argsOf(ServicePageArgs) },
    May("manageProviders"),
  ),
  /** Texts of days whose places contain the text, latest written first; 60 to a page. */
  libraryDayTexts: many(
    LibraryDayText,
    async (context, { search, page }) => ({
      where: { id: { $in: await listedDayTexts(context, search, page) } },
      orderBy: { usedAt: "desc", id: "desc" },
    }),
    { search: orElse(String, ""), page: argsOf(ServicePageArgs) },
    May("manageProviders"),
  ),
});

/** Mutations of the service library. */
export const LibraryMutations = mutations({
  updateLibraryService: changed(
    LibraryService,
    updateLibraryService,
    { id: ID, input: UpdateLibraryServiceInput },
    NotFound(NO_SERVICE),
    May("manageProviders"),
  ),
  mergeLibraryServices: changed(
    LibraryService,
    mergeLibraryServices,
    { id: ID, intoId: ID },
    NotFound(NO_SERVICE),
    May("manageProviders"),
  ),
  removeLibraryService: done(removeLibraryService, { id: ID }, NotFound(NO_SERVICE), May("manageProviders")),
  updateLibraryDayText: changed(
    LibraryDayText,
    updateLibraryDayText,
    { id: ID, input: UpdateLibraryDayTextInput },
    NotFound(NO_DAY_TEXT),
    May("manageProviders"),
  ),
  removeLibraryDayText: done(removeLibraryDayText, { id: ID }, NotFound(NO_DAY_TEXT), May("manageProviders")),
});
