import { computedPage, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { TripProfitFilter, TripProfitGroupArgs, TripProfitPageArgs } from "./trip-profit.inputs.ts";
import { tripProfitGroups, tripProfitRows } from "./trip-profit.reads.ts";
import { TripProfitGroupPage, TripProfitPage } from "./trip-profit.types.ts";

/** Queries of the profit of the agency's trips. */
export const TripProfitResolver = queries({
  tripProfitGroups: computedPage(
    TripProfitGroupPage,
    tripProfitGroups,
    TripProfitGroupArgs,
    TripProfitFilter,
    May("readFinancialReports"),
  ),
  /** Returns individual trips, highest profit first. */
  tripProfits: computedPage(
    TripProfitPage,
    tripProfitRows,
    TripProfitPageArgs,
    TripProfitFilter,
    May("readFinancialReports"),
  ),
});
