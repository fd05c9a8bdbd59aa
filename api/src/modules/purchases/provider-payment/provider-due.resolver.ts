import { ID } from "type-graphql";
import { argsOf, optional } from "../../../core/graphql/arguments.ts";
import { computed, computedFor, computedPage, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { ProviderDueFilter } from "./provider-due.filter.ts";
import { providerContracts, providerDueFigures, providerDues } from "./provider-due.reads.ts";
import {
  ProviderContract,
  ProviderDueFigures,
  ProviderDuePage,
  ProviderPurchasePage,
  ProviderDuePageArgs,
  ProviderPurchasePageArgs,
} from "./provider-due.types.ts";
import { providerPurchases } from "./provider-purchase.reads.ts";

/** Queries of the amounts that the agency owes to providers, over all contracts. */
export const ProviderDueResolver = queries({
  /** Returns unpaid purchases and installments, earliest due first; or the paid ones. */
  providerDues: computedPage(
    ProviderDuePage,
    providerDues,
    ProviderDuePageArgs,
    ProviderDueFilter,
    May("readPurchases"),
  ),
  providerDueFigures: computedFor(
    ProviderDueFigures,
    providerDueFigures,
    { filter: optional(ProviderDueFilter) },
    May("readPurchases"),
  ),
  /** Returns the purchases from a provider, latest first, without voided purchases. */
  providerPurchases: computed(
    ProviderPurchasePage,
    (context, { providerId, page }) => providerPurchases(context, providerId, page),
    { providerId: ID, page: argsOf(ProviderPurchasePageArgs) },
    May("readPurchases"),
  ),
  providerContracts: computedFor(
    [ProviderContract],
    providerContracts,
    { providerId: ID },
    May("readPurchases"),
  ),
});
