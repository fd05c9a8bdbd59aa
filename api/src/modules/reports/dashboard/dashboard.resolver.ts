import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { argsOf, orElse } from "../../../core/graphql/arguments.ts";
import { computed, computedFor, queries } from "../../../core/graphql/queries.ts";
import { sql } from "../../../core/read/sql.ts";
import { May } from "../../accounts/account/permission.ts";
import { ownNotifications } from "../../notifications/notification.access.ts";
import { Notification } from "../../notifications/notification.entity.ts";
import { activities } from "./activities.reads.ts";
import { quotesChart, revenueChart } from "./charts.reads.ts";
import { monthlyComparisons } from "./comparisons.reads.ts";
import { DashboardPeriod } from "./dashboard.enums.ts";
import { ActivityArgs, ChartArgs, StatsArgs, TopSellersArgs } from "./dashboard.inputs.ts";
import {
  Activity,
  DashboardNotices,
  DashboardStats,
  MonthlyComparisons,
  PackageStats,
  PastSalesChart,
  PastSalesYear,
  QuotesChart,
  RevenueChart,
  SellerPerformance,
  TopSeller,
} from "./dashboard.types.ts";
import { pastSalesByYear, pastSalesChart } from "./past-sales.reads.ts";
import { packageStats } from "./packages.reads.ts";
import { topSellers, userPerformance } from "./sellers.reads.ts";
import { dashboardStats } from "./stats.reads.ts";

/** Queries of sales figures within the viewer's scope; company-wide for administration and accounting. */
export const DashboardQueries = queries({
  dashboardStats: computedFor(
    DashboardStats,
    dashboardStats,
    { args: argsOf(StatsArgs) },
    May("seeDashboard"),
  ),
  dashboardNotices: computed(
    DashboardNotices,
    ({ read, viewer }) =>
      read.row(sql`select count(*) as unread, count(*) filter (where n.priority = 'urgent') as urgent
      from notifications n where not n.read and ${read.where(Notification, ownNotifications(viewer), "n")}`),
    {},
    May("seeDashboard"),
  ),
  /** Returns the latest activities, newest first; at most 20. */
  dashboardActivities: computed(
    [Activity],
    (context, { page: { limit } }) => activities(context, limit),
    { page: argsOf(ActivityArgs) },
    May("seeDashboard"),
  ),
  topSellers: computedFor([TopSeller], topSellers, { args: argsOf(TopSellersArgs) }, May("seeDashboard")),
  revenueChart: computedFor(RevenueChart, revenueChart, { args: argsOf(ChartArgs) }, May("seeDashboard")),
  /** Returns the prices of sales from before the platform over time, without imports that were undone. */
  pastSalesChart: computedFor(
    PastSalesChart,
    pastSalesChart,
    { args: argsOf(ChartArgs) },
    May("readFinancialReports"),
  ),
  pastSalesByYear: computed([PastSalesYear], pastSalesByYear, {}, May("readFinancialReports")),
  quotesChart: computedFor(QuotesChart, quotesChart, { args: argsOf(ChartArgs) }, May("seeDashboard")),
  /** Returns the figures of packages, highest income first; at most a hundred. */
  packageStats: computed([PackageStats], packageStats, {}, May("seeDashboard")),
  userPerformance: computedFor(
    [SellerPerformance],
    userPerformance,
    { period: orElse(DashboardPeriod, "month") },
    May("seeDashboard"),
  ),
  monthlyComparisons: computedFor(
    MonthlyComparisons,
    monthlyComparisons,
    { sameDays: orElse(Boolean, false) },
    May("seeDashboard"),
  ),
});

@Resolver(() => DashboardNotices)
export class DashboardResolver {
  @FieldResolver(() => [Notification], { description: "Las más nuevas, leídas o no." })
  recent(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(Notification, info, {
      where: ownNotifications(viewer),
      orderBy: { createdAt: "desc", id: "desc" },
      limit: 5,
    });
  }
}
