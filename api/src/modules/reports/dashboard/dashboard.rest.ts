import { get, gql } from "../../../gateway/route.ts";

/** Default of a chart without a year: the current year, which consumers can also request as `current`. */
const ofThisYear = { absent: { year: "current" } };

/** REST routes of the dashboard of shapes 3.15; only `stats` has a response envelope. */
export const dashboardRoutes = [
  get(
    "/api/dashboard/stats",
    gql`query ($startDate: Day, $endDate: Day) {
      stats: dashboardStats(startDate: $startDate, endDate: $endDate) {
        totalUsers: totalUsers totalQuotes: totalQuotes totalContracts: totalContracts
        totalRevenue: totalRevenue activePackages: activePackages pendingPayments: pendingPayments
        monthlyRevenue: monthlyRevenue monthlyQuotes: monthlyQuotes }
      notifications: dashboardNotices { unread urgent recent { ...NotificationWire } } }`,
    { answer: { success: true } },
  ),
  get("/api/dashboard/activities", gql`query ($limit: Int) { body: dashboardActivities(limit: $limit) {
    id type title description user { id name lastname } link createdAt } }`),
  get(
    "/api/dashboard/top-sellers",
    gql`query ($limit: Int, $period: DashboardPeriod) { body: topSellers(limit: $limit, period: $period) {
      id name lastname role quotes contracts sales commissions } }`,
  ),
  get(
    "/api/dashboard/revenue-chart",
    gql`query ($period: ChartPeriod, $year: Int) {
      body: revenueChart(period: $period, year: $year) { labels data } }`,
    ofThisYear,
  ),
  get(
    "/api/dashboard/quotes-chart",
    gql`query ($period: ChartPeriod, $year: Int) {
      body: quotesChart(period: $period, year: $year) { labels data } }`,
    ofThisYear,
  ),
  get("/api/dashboard/package-stats", gql`query {
    body: packageStats { id title destino reservations people revenue } }`),
  get(
    "/api/dashboard/user-performance",
    gql`query ($period: DashboardPeriod) { body: userPerformance(period: $period) {
      id name lastname role quotes sent approved conversionRate contracts revenue } }`,
  ),
  get("/api/dashboard/monthly-comparisons", gql`query { body: monthlyComparisons {
    revenue { current previous percentage } quotes { current previous percentage }
    users { current previous percentage } } }`),
];
