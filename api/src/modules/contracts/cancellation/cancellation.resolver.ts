import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { discardCancellation } from "./acts/discard-cancellation.ts";
import { visibleCancellations } from "./cancellation.access.ts";
import { cancellationActs, cancellationFacts } from "./cancellation.acts.rules.ts";
import { CancellationRequest } from "./cancellation.entity.ts";
import { DiscardCancellationInput } from "./cancellation.inputs.ts";

/** Queries for staff about clients' cancellation requests. */
@Resolver(() => CancellationRequest)
export class CancellationResolver {
  /** The requests to cancel one contract, newest first. */
  @May("readContractItems")
  @Query(() => [CancellationRequest])
  cancellationRequests(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
  ) {
    return read.list(CancellationRequest, info, {
      where: { $and: [{ contract: contractId }, visibleCancellations(viewer)] },
      orderBy: { createdAt: "desc", id: "desc" },
    });
  }

  /** Returns the acts that the caller can do with the request now. */
  @Needs(...cancellationFacts)
  @OfferedActs()
  acts(@Root() request: CancellationRequest, @Ctx() context: Context) {
    return cancellationActs.offered(context, request);
  }
}

/** Mutations of cancellation requests that only run an act; {@link CancellationResolver} has the queries. */
export const CancellationMutations = mutations({
  discardCancellation: changed(
    CancellationRequest,
    discardCancellation,
    { id: ID, input: DiscardCancellationInput },
    May("manageQuotes"),
  ),
});
