import { Ctx, ID, Int, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional, orElse } from "../../../core/graphql/arguments.ts";
import { byId, computed, computedFor, counted, many, paged, queries } from "../../../core/graphql/queries.ts";
import { PageArgs } from "../../../core/page.ts";
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
  /** Totals of commissions: sellers get their own, others can choose one person or everybody. */
  commissionStats: computed(
    CommissionStats,
    (context, { userId }) =>
      commissionStats(
        context,
        may(context.viewer?.role, "payCommissions") ? userId : (context.viewer?.id ?? 0),
      ),
    { userId: optional(Int) },
    May("seeCommissions"),
  ),
  commissionsOfContract: many(
    Commission,
    async (context, { contractId, filter }) => {
      await refuseForeignContract(context, contractId);
      const { viewer } = context;
      return {
        where: {
          $and: [{ contract: contractId }, visibleCommissions(viewer), commissionFilter(filter, viewer)],
        },
        orderBy: { tipoVendedor: "asc", id: "asc" },
      };
    },
    { contractId: ID, filter: optional(CommissionFilter) },
    May("seeCommissions"),
    NotFound(NO_CONTRACT),
  ),
  commissionsOfUser: paged(
    Commission,
    CommissionPage,
    async (context, { userId, filter }) => {
      await refuseForeignEarner(context, userId);
      const { viewer } = context;
      return {
        where: { $and: [visibleCommissions(viewer), commissionFilter({ ...filter, userId }, viewer)] },
        indexed: true,
      };
    },
    { userId: Int, page: argsOf(CommissionPageArgs), filter: optional(CommissionFilter) },
    May("seeCommissions"),
    NotFound(NO_PERSON),
  ),
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
  /** Returns the acts that the caller can do with the commission now. */
  @Needs(...commissionFacts)
  @OfferedActs()
  acts(@Root() commission: Commission, @Ctx() context: Context) {
    return commissionActs.offered(context, commission);
  }
}
