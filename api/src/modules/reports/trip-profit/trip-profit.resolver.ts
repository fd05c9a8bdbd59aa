import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { May } from "../../accounts/account/permission.ts";
import { TripProfitFilter, TripProfitGroupArgs, TripProfitPageArgs } from "./trip-profit.inputs.ts";
import { tripProfitGroups, tripProfitRows } from "./trip-profit.reads.ts";
import { TripProfitGroupPage, TripProfitPage } from "./trip-profit.types.ts";

/** Queries of the profit of the agency's trips. */
@Resolver()
export class TripProfitResolver {
  /** Returns groups of trips by month, seller, destination or provider. */
  @May("readFinancialReports")
  @Query(() => TripProfitGroupPage)
  tripProfitGroups(
    @Ctx() context: Context,
    @Args(() => TripProfitGroupArgs) page: TripProfitGroupArgs,
    @Arg("filter", () => TripProfitFilter, { nullable: true }) filter?: TripProfitFilter,
  ) {
    return tripProfitGroups(context, filter ?? null, page);
  }

  /** Returns individual trips, highest profit first. */
  @May("readFinancialReports")
  @Query(() => TripProfitPage)
  tripProfits(
    @Ctx() context: Context,
    @Args(() => TripProfitPageArgs) page: TripProfitPageArgs,
    @Arg("filter", () => TripProfitFilter, { nullable: true }) filter?: TripProfitFilter,
  ) {
    return tripProfitRows(context, filter ?? null, page);
  }
}
