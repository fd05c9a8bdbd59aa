import { get, gql } from "../../gateway/route.ts";

const ok = { answer: { success: true } };

export const organizationReportFragments = [
  gql`fragment NodeMetricsWire on NodeMetrics { openQuotes quotes contracts sales commissions }`,
  gql`
    fragment NodeWire on OrganizationNode {
      id name lastname email phone image: imageUrl role isActive isActive: isActive liderId gerenteId
      supervisorId
      metrics { ...NodeMetricsWire }
    }
  `,
  gql`
    fragment TeamWire on OrganizationNode {
      ...NodeWire team { ...NodeWire team { ...NodeWire team { ...NodeWire team { id } } } }
    }
  `,
  gql`
    fragment OrganizationWire on Organization {
      manager: user { id name lastname email phone role total_team_members: people }
      hierarchy {
        lideresDirectos { ...NodeWire } asesoresDirectos { ...NodeWire } asesoresIndirectos { ...NodeWire }
      }
      user { ...TeamWire } team { ...TeamWire } totals { ...NodeMetricsWire } period
    }
  `,
  gql`
    fragment SalesFiguresWire on SalesFigures {
      quotes sent approved conversionRate contracts revenue averageTicket commissions }
  `,
  gql`
    fragment TeamMetricsWire on TeamMetrics {
      manager { ...PersonWire } period totals { ...SalesFiguresWire } previous { ...SalesFiguresWire }
      metrics: summary { totalSales totalCommissions totalOrders activeMembers }
      members { user { ...PersonWire } quotes sent approved conversionRate contracts revenue averageTicket
        commissions }
    }
  `,
];

/** REST routes about teams of shapes 3.2. */
export const organizationReportRoutes = [
  get(
    "/user/organization/:userId",
    gql`query ($userId: Int!, $includeCommissions: Boolean, $period: ReportPeriod) {
      data: organization(userId: $userId, includeCommissions: $includeCommissions, period: $period) {
        ...OrganizationWire } }`,
    ok,
  ),
  get(
    "/user/metrics/:managerId",
    gql`query ($managerId: Int!, $period: ReportPeriod) {
      data: teamMetrics(managerId: $managerId, period: $period) { ...TeamMetricsWire } }`,
    ok,
  ),
  get(
    "/user/dashboard/:managerId",
    gql`query ($managerId: Int!, $period: ReportPeriod) {
      dashboard: managerDashboard(managerId: $managerId, period: $period) {
        organization { ...OrganizationWire } metrics { ...TeamMetricsWire } period generatedAt generatedBy {
          userId userRole } } }`,
    ok,
  ),
];
