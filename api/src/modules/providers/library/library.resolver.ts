import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { ServiceKind } from "./library.enums.ts";
import { LibraryService } from "./library-service.entity.ts";
import { foundServices } from "./library.reads.ts";

/** Queries of the services in earlier calculations, for people who calculate and see costs. */
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
}
