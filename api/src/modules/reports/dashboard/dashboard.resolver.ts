import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
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
@Resolver(() => DashboardNotices)
export class DashboardResolver {
  /**
   * Totals of a range of days, or of all time. Open offers, pending records and the figures of this month
   * always refer to now.
   */
  @May("seeDashboard")
  @Query(() => DashboardStats)
  dashboardStats(@Ctx() context: Context, @Args(() => StatsArgs) args: StatsArgs) {
    return dashboardStats(context, args);
  }

  /** Returns the viewer's unread notifications. */
  @May("seeDashboard")
  @Query(() => DashboardNotices)
  dashboardNotices(@Ctx() { read, viewer }: Context) {
    return read.row(sql`select count(*) as unread, count(*) filter (where n.priority = 'urgent') as urgent
      from notifications n where not n.read and ${read.where(Notification, ownNotifications(viewer), "n")}`);
  }

  @FieldResolver(() => [Notification], { description: "Las más nuevas, leídas o no." })
  recent(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(Notification, info, {
      where: ownNotifications(viewer),
      orderBy: { createdAt: "desc", id: "desc" },
      limit: 5,
    });
  }

  /** Returns the latest activities, newest first; at most 20. */
  @May("seeDashboard")
  @Query(() => [Activity])
  dashboardActivities(@Ctx() context: Context, @Args(() => ActivityArgs) { limit }: ActivityArgs) {
    return activities(context, limit);
  }

  /** Returns the sellers with the highest sales; a sale belongs to its seller at the signature. */
  @May("seeDashboard")
  @Query(() => [TopSeller])
  topSellers(@Ctx() context: Context, @Args(() => TopSellersArgs) args: TopSellersArgs) {
    return topSellers(context, args);
  }

  /** Verified payments over time. */
  @May("seeDashboard")
  @Query(() => RevenueChart)
  revenueChart(@Ctx() context: Context, @Args(() => ChartArgs) args: ChartArgs) {
    return revenueChart(context, args);
  }

  /** Returns the prices of sales from before the platform over time, without imports that were undone. */
  @May("readFinancialReports")
  @Query(() => PastSalesChart)
  pastSalesChart(@Ctx() context: Context, @Args(() => ChartArgs) args: ChartArgs) {
    return pastSalesChart(context, args);
  }

  /** Sales from before the platform, by year. */
  @May("readFinancialReports")
  @Query(() => [PastSalesYear])
  pastSalesByYear(@Ctx() context: Context) {
    return pastSalesByYear(context);
  }

  /** Quotes over time. */
  @May("seeDashboard")
  @Query(() => QuotesChart)
  quotesChart(@Ctx() context: Context, @Args(() => ChartArgs) args: ChartArgs) {
    return quotesChart(context, args);
  }

  /** Returns the figures of packages, highest income first; at most a hundred. */
  @May("seeDashboard")
  @Query(() => [PackageStats])
  packageStats(@Ctx() context: Context) {
    return packageStats(context);
  }

  /** Returns the performance of each seller in a period. */
  @May("seeDashboard")
  @Query(() => [SellerPerformance])
  userPerformance(
    @Ctx() context: Context,
    @Arg("period", () => DashboardPeriod, { defaultValue: "month" }) period: DashboardPeriod,
  ) {
    return userPerformance(context, period);
  }

  /** Compares this month with the previous one, or with the same days of it. */
  @May("seeDashboard")
  @Query(() => MonthlyComparisons)
  monthlyComparisons(
    @Ctx() context: Context,
    @Arg("sameDays", () => Boolean, { defaultValue: false }) sameDays: boolean,
  ) {
    return monthlyComparisons(context, sameDays);
  }
}
