import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
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
 * The services of earlier calculations: suggested to people who calculate and see costs, kept in order by
 * administration.
 */
@Resolver(() => LibraryService)
export class LibraryResolver {
  /**
   * The services of a kind whose name or city holds the text of two letters or more: the most used
   * first, 8 at most; with a place only those there.
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

  /** The services of whose names the text is part, the last used first; 60 to a page. */
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

  /** Changes the name and the texts of a service. */
  @NotFound(NO_SERVICE)
  @May("manageProviders")
  @Mutation(() => LibraryService)
  async updateLibraryService(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateLibraryServiceInput) input: UpdateLibraryServiceInput,
  ) {
    return read.one(LibraryService, info, { id: await run(updateLibraryService, { id, input }) });
  }

  /** Makes it part of another of its kind, which is answered: uses add up, the newer cost stays. */
  @NotFound(NO_SERVICE)
  @May("manageProviders")
  @Mutation(() => LibraryService)
  async mergeLibraryServices(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("intoId", () => ID) intoId: string,
  ) {
    return read.one(LibraryService, info, { id: await run(mergeLibraryServices, { id, intoId }) });
  }

  /** Removes a service from the library; quotes are unchanged. */
  @NotFound(NO_SERVICE)
  @May("manageProviders")
  @Mutation(() => Boolean)
  async removeLibraryService(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    await run(removeLibraryService, { id });
    return true;
  }
}
