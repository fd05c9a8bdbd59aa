import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { changed, done, mutations } from "../../../core/graphql/mutations.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { mergeLibraryServices } from "./acts/merge-library-services.ts";
import { removeLibraryService } from "./acts/remove-library-service.ts";
import { updateLibraryService } from "./acts/update-library-service.ts";
import { ServiceKind } from "./library.enums.ts";
import { LibraryService } from "./library-service.entity.ts";
import { ServicePageArgs, UpdateLibraryServiceInput } from "./library.inputs.ts";
import { foundServices, listedServices } from "./library.reads.ts";
import { NO_SERVICE } from "./library.rules.ts";

/**
 * Services of earlier calculations: suggested to people who calculate and may see costs, maintained by
 * administration.
 */
@Resolver(() => LibraryService)
export class LibraryResolver {
  /**
   * Services of a kind whose name or city contains the text of two letters or more: most used first, 8 at
   * most; limited to the place if one is given.
   */
  @May("manageQuotes")
  @Reads(() => LibraryService)
  @Query(() => [LibraryService])
  async serviceSuggestions(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("kind", () => ServiceKind) kind: ServiceKind,
    @Arg("search", () => String) search: string,
    @Arg("place", () => String, { nullable: true }) place?: string | null,
  ) {
    const id = { $in: await foundServices(context, kind, search, place ?? null) };
    const orderBy = { uses: "desc", usedAt: "desc", id: "asc" } as const;
    return context.read.list(LibraryService, info, { where: { id }, orderBy });
  }

  /** Services whose names contain the text, most recently used first; 60 to a page. */
  @May("manageProviders")
  @Reads(() => LibraryService)
  @Query(() => [LibraryService])
  async libraryServices(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("search", () => String, { defaultValue: "" }) search: string,
    @Arg("kind", () => ServiceKind, { nullable: true }) kind: ServiceKind | null,
    @Args(() => ServicePageArgs) page: ServicePageArgs,
  ) {
    const id = { $in: await listedServices(context, kind ?? null, search, page) };
    return context.read.list(LibraryService, info, {
      where: { id },
      orderBy: { usedAt: "desc", id: "desc" },
    });
  }
}

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
});
