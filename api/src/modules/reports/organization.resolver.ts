import { Int } from "type-graphql";
import { orElse } from "../../core/graphql/arguments.ts";
import { computed, queries } from "../../core/graphql/queries.ts";
import { May } from "../accounts/account/permission.ts";
import { everyTeam, managerDashboardOf, organizationOf, teamMetricsOf } from "./organization.reads.ts";
import { ManagerDashboard, Organization, TeamMetrics, Teams } from "./organization.types.ts";
import { ReportPeriod } from "./period.enums.ts";

/** Query of the teams, with their sales. */
export const OrganizationResolver = queries({
  /**
   * Returns the tree below a person whom the viewer may see: the viewer and the team; for administration and
   * accounting, everyone.
   */
  organization: computed(
    Organization,
    (context, { userId, includeCommissions, period }) =>
      organizationOf(context, userId, { period, includeCommissions }),
    {
      userId: Int,
      includeCommissions: orElse(Boolean, false),
      period: orElse(ReportPeriod, "current_month"),
    },
    May("viewOrganization"),
  ),
  teams: computed(
    Teams,
    (context, { includeCommissions, period }) => everyTeam(context, { period, includeCommissions }),
    { includeCommissions: orElse(Boolean, true), period: orElse(ReportPeriod, "current_month") },
    May("viewAllTeams"),
  ),
  teamMetrics: computed(
    TeamMetrics,
    (context, { managerId, period, sameDays }) => teamMetricsOf(context, managerId, period, sameDays),
    { managerId: Int, period: orElse(ReportPeriod, "current_month"), sameDays: orElse(Boolean, false) },
    May("viewTeamMetrics"),
  ),
  managerDashboard: computed(
    ManagerDashboard,
    (context, { managerId, period }) => managerDashboardOf(context, managerId, period),
    { managerId: Int, period: orElse(ReportPeriod, "current_month") },
    May("viewTeamMetrics"),
  ),
});
