import { Ctx, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import type { Context } from "../../core/context.ts";
import { argsOf, optional } from "../../core/graphql/arguments.ts";
import { byId, computedFor, many, paged, queries } from "../../core/graphql/queries.ts";
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
export const ProviderQueries = queries({
  providers: paged(
    Provider,
    ProviderPage,
    async (context, { filter }) => ({ where: await filteredProviders(context, filter) }),
    { page: argsOf(ProviderPageArgs), filter: optional(ProviderFilter) },
    May("readProviders"),
  ),
  provider: byId(Provider, visibleProviders, May("readProviders")),
  providerCounters: computedFor(
    ProviderCounters,
    providerCounters,
    { filter: optional(ProviderFilter) },
    May("readProviders"),
  ),
  providerSuggestions: computedFor(
    [String],
    providerSuggestions,
    { search: String },
    May("suggestProviders"),
  ),
  providerMatches: many(
    Provider,
    async (context, { search }) => ({
      where: { id: { $in: await matchingProviders(context, search) } },
      orderBy: { name: "asc", id: "asc" },
    }),
    { search: String },
    May("readProviders"),
  ),
  providersNamedLike: many(
    Provider,
    async (context, { name }) => ({
      where: { id: { $in: await providersNamedLike(context, name) } },
      orderBy: { name: "asc", id: "asc" },
    }),
    { name: String },
    May("manageProviders"),
  ),
});

@Resolver(() => Provider)
export class ProviderResolver {
  /** Returns the acts that the caller may do on the provider now. */
  @Needs("status")
  @OfferedActs()
  acts(@Root() { status }: Provider, @Ctx() context: Context) {
    return providerActs.offered(context, { status });
  }
}
