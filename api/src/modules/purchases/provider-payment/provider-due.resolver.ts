import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
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
@Resolver()
export class ProviderDueResolver {
  /** Returns unpaid purchases and installments, earliest due first; or the paid ones. */
  @May("readPurchases")
  @Query(() => ProviderDuePage)
  providerDues(
    @Ctx() context: Context,
    @Args(() => ProviderDuePageArgs) page: ProviderDuePageArgs,
    @Arg("filter", () => ProviderDueFilter, { nullable: true }) filter?: ProviderDueFilter,
  ) {
    return providerDues(context, filter ?? null, page);
  }

  /** Returns the totals owed by due day, under the filter except its time. */
  @May("readPurchases")
  @Query(() => ProviderDueFigures)
  providerDueFigures(
    @Ctx() context: Context,
    @Arg("filter", () => ProviderDueFilter, { nullable: true }) filter?: ProviderDueFilter,
  ) {
    return providerDueFigures(context, filter ?? null);
  }

  /** Returns the purchases from a provider, latest first, without voided purchases. */
  @May("readPurchases")
  @Query(() => ProviderPurchasePage)
  providerPurchases(
    @Ctx() context: Context,
    @Arg("providerId", () => ID) providerId: string,
    @Args(() => ProviderPurchasePageArgs) page: ProviderPurchasePageArgs,
  ) {
    return providerPurchases(context, providerId, page);
  }

  /** The hundred latest contracts with a purchase from a provider. */
  @May("readPurchases")
  @Query(() => [ProviderContract])
  providerContracts(@Ctx() context: Context, @Arg("providerId", () => ID) providerId: string) {
    return providerContracts(context, providerId);
  }
}
