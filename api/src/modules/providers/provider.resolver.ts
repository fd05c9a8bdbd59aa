import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import type { Context } from "../../core/context.ts";
import { Reads } from "../../core/read/reads.decorator.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { May } from "../accounts/account/permission.ts";
import { visibleProviders } from "./provider.access.ts";
import { providerActs } from "./provider.acts.rules.ts";
import { Provider } from "./provider.entity.ts";
import { ProviderFilter } from "./provider.filter.ts";
import {
  filteredProviders,
  matchingProviders,
  providerCounters,
  providersNamedLike,
  providerSuggestions,
} from "./provider.reads.ts";
import { ProviderCounters, ProviderPage, ProviderPageArgs } from "./provider.types.ts";

/** Queries of providers. */
@Resolver(() => Provider)
export class ProviderResolver {
  /** Providers of the directory, sorted by name. */
  @May("readProviders")
  @Reads(() => Provider)
  @Query(() => ProviderPage)
  async providers(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => ProviderPageArgs) { limit, offset, orderBy }: ProviderPageArgs,
    @Arg("filter", () => ProviderFilter, { nullable: true }) filter?: ProviderFilter,
  ) {
    const where = await filteredProviders(context, filter);
    return context.read.page(Provider, info, { where, orderBy, limit, offset });
  }

  @May("readProviders")
  @Reads(() => Provider)
  @Query(() => Provider, { nullable: true })
  provider(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Provider, info, { $and: [{ id }, visibleProviders(viewer)] });
  }

  /** Counters of the directory, under its filter except the status. */
  @May("readProviders")
  @Query(() => ProviderCounters)
  providerCounters(
    @Ctx() context: Context,
    @Arg("filter", () => ProviderFilter, { nullable: true }) filter?: ProviderFilter,
  ) {
    return providerCounters(context, filter ?? null);
  }

  /** Suggests provider names for a typed text. Only names are returned, to everyone who prepares quotes. */
  @May("suggestProviders")
  @Query(() => [String])
  providerSuggestions(@Ctx() context: Context, @Arg("search", () => String) search: string) {
    return providerSuggestions(context, search);
  }

  /** Returns the providers with these names and their terms, for the people who buy. */
  @May("readProviders")
  @Reads(() => Provider)
  @Query(() => [Provider])
  async providerMatches(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("search", () => String) search: string,
  ) {
    const id = { $in: await matchingProviders(context, search) };
    return context.read.list(Provider, info, { where: { id }, orderBy: { name: "asc", id: "asc" } });
  }

  /**
   * Returns the providers whose name is similar to the typed name, as a warning before another provider is
   * created.
   */
  @May("manageProviders")
  @Reads(() => Provider)
  @Query(() => [Provider])
  async providersNamedLike(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("name", () => String) name: string,
  ) {
    const id = { $in: await providersNamedLike(context, name) };
    return context.read.list(Provider, info, { where: { id }, orderBy: { name: "asc", id: "asc" } });
  }

  /** Returns the actions that the caller can take on the provider now. */
  @Needs("status")
  @OfferedActs()
  acts(@Root() { status }: Provider, @Ctx() context: Context) {
    return providerActs.offered(context, { status });
  }
}
