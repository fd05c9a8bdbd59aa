import { periodBounds } from "../../core/colombia/periods.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failure.ts";
import { NO_USER } from "../organization/user.access.ts";
import { hierarchyOf, metricsTogether, teamSales, treesOf } from "./organization-tree.ts";
import type {
  ManagerDashboard,
  MemberFigures,
  Organization,
  SalesFigures,
  TeamMetrics,
  Teams,
} from "./organization.types.ts";
import { everySeller, mayCompare, peopleBelow } from "./people.reads.ts";
import type { ReportPeriod } from "./period.enums.ts";
import { previousBounds, sameDaysBefore } from "./period.rules.ts";
import { averageTicket, conversionRate, type Sales } from "./sales.rules.ts";
import { emptyBook, salesOf } from "./sales.reads.ts";

/** Options of a tree. */
export interface TreeOf {
  readonly period: ReportPeriod;
  readonly includeCommissions: boolean;
}

/**
 * Returns the tree below a person whom the viewer may see; executes two statements. NOT_FOUND `Usuario no
 * encontrado`.
 */
export async function organizationOf(
  context: Context,
  userId: number,
  { period, includeCommissions }: TreeOf,
): Promise<Organization> {
  const people = await peopleBelow(context, userId);
  const sales = await salesOf(
    context,
    people.map(({ id }) => id),
    periodBounds(period, context.today),
  );
  const [user] = treesOf(people, sales, { root: people[0] ?? null, withCommissions: includeCommissions });
  if (!user) throw notFound(NO_USER);
  return { user, hierarchy: hierarchyOf(user), team: user.team, totals: user.teamMetrics, period };
}

/** Returns all teams of the agency; executes two statements. */
export async function everyTeam(context: Context, { period, includeCommissions }: TreeOf): Promise<Teams> {
  const people = await everySeller(context);
  const sales = await salesOf(
    context,
    people.map(({ id }) => id),
    periodBounds(period, context.today),
  );
  const withCommissions = includeCommissions;
  return {
    team: treesOf(people, sales, { withCommissions }),
    totals: metricsTogether(people, sales, withCommissions),
    period,
  };
}

/**
 * Returns a manager's team compared with the previous period, or with the same days of it; executes three
 * statements. NOT_FOUND `Usuario no encontrado` for a person whose team the viewer may not compare.
 */
export async function teamMetricsOf(
  context: Context,
  managerId: number,
  period: ReportPeriod,
  sameDays = false,
): Promise<TeamMetrics> {
  if (!mayCompare(context.viewer, managerId)) throw notFound(NO_USER);
  const people = await peopleBelow(context, managerId);
  const ids = people.map(({ id }) => id);
  const before = (sameDays ? sameDaysBefore : previousBounds)(period, context.today);
  const now = await salesOf(context, ids, periodBounds(period, context.today));
  const then = before ? await salesOf(context, ids, before) : emptyBook;
  const [manager] = people;
  if (!manager) throw notFound(NO_USER);
  const totals = figuresOf(teamSales(manager, people, now));
  return {
    manager,
    period,
    totals,
    summary: {
      totalSales: totals.revenue,
      totalCommissions: totals.commissions,
      totalOrders: totals.contracts,
      activeMembers: people.filter((person) => person !== manager && person.isActive).length,
    },
    previous: figuresOf(teamSales(manager, people, then)),
    members: people.map((person): MemberFigures => ({ user: person, ...figuresOf(now.own(person.id)) })),
  };
}

/** Returns a manager's tree and figures together. */
export async function managerDashboardOf(
  context: Context,
  managerId: number,
  period: ReportPeriod,
): Promise<ManagerDashboard> {
  const { viewer, now } = context;
  const metrics = await teamMetricsOf(context, managerId, period);
  const organization = await organizationOf(context, managerId, { period, includeCommissions: true });
  return {
    organization,
    metrics,
    period,
    generatedAt: now,
    generatedBy: { userId: viewer?.id ?? 0, userRole: viewer?.role ?? 0 },
  };
}

const figuresOf = (sales: Sales): SalesFigures => ({
  quotes: sales.quotes,
  sent: sales.sent,
  approved: sales.approved,
  conversionRate: conversionRate(sales),
  contracts: sales.contracts,
  revenue: sales.sales,
  averageTicket: averageTicket(sales),
  commissions: sales.commissions,
});
