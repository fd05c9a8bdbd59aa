import { Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { argsOf, optional } from "../../../core/graphql/arguments.ts";
import { one, paged, queries } from "../../../core/graphql/queries.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { claimActs, claimFacts, type ClaimState } from "./claim.acts.rules.ts";
import { Claim } from "./claim.entity.ts";
import { ClaimFilter, claimFilter, claimOrder } from "./claim.filter.ts";
import { claimHistory } from "./claim-history.ts";
import { ClaimCounters, ClaimEvent, ClaimPage, ClaimPageArgs } from "./claim.types.ts";

/** Queries of requests about data and of consumers' claims, for the people who answer them. */
export const ClaimQueries = queries({
  /** Returns the open requests by deadline, and the others newest first. */
  claims: paged(
    Claim,
    ClaimPage,
    ({ today, viewer }, { page, filter }) => ({
      where: claimFilter(filter, today, viewer),
      orderBy: page.orderOr(claimOrder(filter)),
    }),
    { page: argsOf(ClaimPageArgs), filter: optional(ClaimFilter) },
    May("answerClaims"),
  ),
  claim: one(Claim, (_, { id }) => ({ id }), { id: ID }, May("answerClaims")),
});

@Resolver(() => Claim)
export class ClaimResolver {
  @May("answerClaims")
  @Query(() => ClaimCounters)
  async claimCounters(@Ctx() { read }: Context): Promise<ClaimCounters> {
    const [row] = await read.rows<ClaimCounters>(
      sql`select count(*) filter (where status in ('recibido', 'en_tramite'))::int as "porResponder",
         count(*) filter (where status in ('recibido', 'en_tramite')
           and due_on < ${bind.today})::int as vencidas,
         count(*) filter (where status = 'incompleto')::int as "porCompletar",
         count(*) filter (where status in ('respondido', 'desistido', 'cerrado'))::int as cerradas
       from claims`,
    );
    return row ?? { porResponder: 0, vencidas: 0, porCompletar: 0, cerradas: 0 };
  }

  /** Returns the acts that the caller can do with the request now. */
  @Needs(...claimFacts)
  @OfferedActs()
  acts(@Root() claim: Claim, @Ctx() context: Context) {
    return claimActs.offered(context, claim as ClaimState);
  }

  /** Returns the events of the request, newest first. */
  @Needs("id")
  @FieldResolver(() => [ClaimEvent], { description: "Lo que ha pasado, en su orden." })
  history(@Root() { id }: Claim, @Ctx() context: Context) {
    return claimHistory(context, id);
  }
}
