import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional, orElse } from "../../../core/graphql/arguments.ts";
import { byId, computed, computedFor, counted, paged, queries } from "../../../core/graphql/queries.ts";
import { PageArgs } from "../../../core/page.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { NO_PERSON, visibleCommissions } from "./commission.access.ts";
import { commissionActs, commissionFacts } from "./commission.acts.rules.ts";
import { Commission } from "./commission.entity.ts";
import { CommissionStatus } from "./commission.enums.ts";
import { CommissionFilter, commissionFilter } from "./commission.filter.ts";
import { commissionCounters, commissionPagination, commissionStats } from "./commission.reads.ts";
import {
  CommissionCounter,
  CommissionPage,
  CommissionPageArgs,
  CommissionPagination,
  CommissionStats,
  ManagerCommissions,
} from "./commission.types.ts";
import { refuseForeignContract } from "./foreign-contract.ts";
import { refuseForeignEarner } from "./limit/limit.reads.ts";
import { managerCommissions } from "./manager-commissions.ts";

/** Queries of commissions. */
export const CommissionQueries = queries({
  /** Returns the commissions in the viewer's scope, the newest first. */
  commissions: paged(
    Commission,
    CommissionPage,
    ({ viewer }, { filter }) => ({
      where: { $and: [visibleCommissions(viewer), commissionFilter(filter, viewer)] },
      indexed: true,
    }),
    { page: argsOf(CommissionPageArgs), filter: optional(CommissionFilter) },
    May("seeCommissions"),
  ),
  commissionPagination: computed(
    CommissionPagination,
    (context, { page: { page, limit }, filter }) => commissionPagination(context, filter, { page, limit }),
    { page: argsOf(PageArgs), filter: optional(CommissionFilter) },
    May("seeCommissions"),
  ),
  commissionCounters: computedFor(
    [CommissionCounter],
    commissionCounters,
    { filter: optional(CommissionFilter) },
    May("seeCommissions"),
  ),
  commission: byId(Commission, visibleCommissions, May("seeCommissions")),
  commissionCountOfContract: counted(
    Commission,
    ({ viewer }, { contractId }) => ({
      $and: [{ contract: contractId }, visibleCommissions(viewer), commissionFilter(null, viewer)],
    }),
    { contractId: ID },
    May("seeCommissions"),
    NotFound(NO_CONTRACT),
  ),
  managerCommissions: computed(
    ManagerCommissions,
    (context, { managerId, status, limit, offset }) =>
      managerCommissions(context, { managerId, status, limit, offset }),
    {
      managerId: Int,
      status: orElse(CommissionStatus, "pending"),
      limit: orElse(Int, 50),
      offset: orElse(Int, 0),
    },
    May("readTeamCommissions"),
    NotFound(NO_PERSON),
  ),
});

@Resolver(() => Commission)
export class CommissionResolver {
  /** Returns the commissions of one person, within the caller's scope. */
  @May("seeCommissions")
  @Reads(() => Commission)
  @NotFound(NO_PERSON)
  @Query(() => CommissionPage)
  async commissionsOfUser(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("userId", () => Int) userId: number,
    @Args(() => CommissionPageArgs) { limit, offset, orderBy }: CommissionPageArgs,
    @Arg("filter", () => CommissionFilter, { nullable: true }) filter?: CommissionFilter,
  ) {
    await refuseForeignEarner(context, userId);
    const where = {
      $and: [visibleCommissions(context.viewer), commissionFilter({ ...filter, userId }, context.viewer)],
    };
    return context.read.page(Commission, info, { where, orderBy, limit, offset, indexed: true });
  }

  /** Returns the commissions of a contract, within the viewer's scope. */
  @May("seeCommissions")
  @Reads(() => Commission)
  @NotFound(NO_CONTRACT)
  @Query(() => [Commission])
  async commissionsOfContract(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("filter", () => CommissionFilter, { nullable: true }) filter?: CommissionFilter,
  ) {
    await refuseForeignContract(context, contractId);
    const where = {
      $and: [
        { contract: contractId },
        visibleCommissions(context.viewer),
        commissionFilter(filter, context.viewer),
      ],
    };
    return context.read.list(Commission, info, { where, orderBy: { tipoVendedor: "asc", id: "asc" } });
  }

  /** Totals of commissions: sellers get their own, others can choose one person or everybody. */
  @May("seeCommissions")
  @Query(() => CommissionStats)
  commissionStats(@Ctx() context: Context, @Arg("userId", () => Int, { nullable: true }) userId?: number) {
    const own = may(context.viewer?.role, "payCommissions") ? (userId ?? null) : (context.viewer?.id ?? 0);
    return commissionStats(context, own);
  }

  /** Returns the acts that the caller can do with the commission now. */
  @Needs(...commissionFacts)
  @OfferedActs()
  acts(@Root() commission: Commission, @Ctx() context: Context) {
    return commissionActs.offered(context, commission);
  }
}
