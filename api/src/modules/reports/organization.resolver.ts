import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { May } from "../accounts/account/permission.ts";
import { everyTeam, managerDashboardOf, organizationOf, teamMetricsOf } from "./organization.reads.ts";
import { ManagerDashboard, Organization, TeamMetrics, Teams } from "./organization.types.ts";
import { ReportPeriod } from "./period.enums.ts";

/** Query of the teams, with their sales. */
@Resolver()
export class OrganizationResolver {
  /**
   * Returns the tree below a person whom the viewer may see: the viewer and the team; for administration and
   * accounting, everyone.
   */
  @May("viewOrganization")
  @Query(() => Organization)
  organization(
    @Ctx() context: Context,
    @Arg("userId", () => Int) userId: number,
    @Arg("includeCommissions", () => Boolean, { defaultValue: false }) includeCommissions: boolean,
    @Arg("period", () => ReportPeriod, { defaultValue: "current_month" }) period: ReportPeriod,
  ): Promise<Organization> {
    return organizationOf(context, userId, { period, includeCommissions });
  }

  /** Every team of the agency. */
  @May("viewAllTeams")
  @Query(() => Teams)
  teams(
    @Ctx() context: Context,
    @Arg("includeCommissions", () => Boolean, { defaultValue: true }) includeCommissions: boolean,
    @Arg("period", () => ReportPeriod, { defaultValue: "current_month" }) period: ReportPeriod,
  ): Promise<Teams> {
    return everyTeam(context, { period, includeCommissions });
  }

  /**
   * Figures of a team by person, compared with the previous period, or with the same days of it when
   * `sameDays` is true.
   */
  @May("viewTeamMetrics")
  @Query(() => TeamMetrics)
  teamMetrics(
    @Ctx() context: Context,
    @Arg("managerId", () => Int) managerId: number,
    @Arg("period", () => ReportPeriod, { defaultValue: "current_month" }) period: ReportPeriod,
    @Arg("sameDays", () => Boolean, { defaultValue: false }) sameDays: boolean,
  ): Promise<TeamMetrics> {
    return teamMetricsOf(context, managerId, period, sameDays);
  }

  /** Tree and figures of a team in one response. */
  @May("viewTeamMetrics")
  @Query(() => ManagerDashboard)
  managerDashboard(
    @Ctx() context: Context,
    @Arg("managerId", () => Int) managerId: number,
    @Arg("period", () => ReportPeriod, { defaultValue: "current_month" }) period: ReportPeriod,
  ): Promise<ManagerDashboard> {
    return managerDashboardOf(context, managerId, period);
  }
}
