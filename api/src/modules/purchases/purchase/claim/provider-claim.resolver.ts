import { Ctx, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../../core/acts.type.ts";
import type { Context } from "../../../../core/context.ts";
import { optional } from "../../../../core/graphql/arguments.ts";
import { many, queries } from "../../../../core/graphql/queries.ts";
import { Needs } from "../../../../core/read/sql-field.ts";
import { May } from "../../../accounts/account/permission.ts";
import { visibleClaims } from "./provider-claim.access.ts";
import { claimActs } from "./provider-claim.acts.rules.ts";
import { ProviderClaim } from "./provider-claim.entity.ts";

/** Queries of providers' debts for voided purchases. */
export const ProviderClaimQueries = queries({
  /** Returns providers' debts for voided purchases, of one provider or contract if given; open ones first. */
  providerClaims: many(
    ProviderClaim,
    ({ viewer }, { providerId, contractId }) => ({
      where: {
        $and: [
          visibleClaims(viewer),
          providerId ? { purchase: { provider: providerId } } : {},
          contractId ? { purchase: { item: { contract: contractId } } } : {},
        ],
      } as never,
      orderBy: { returnedOn: "desc nulls first", dia: "desc", id: "desc" } as never,
    }),
    { providerId: optional(ID), contractId: optional(ID) },
    May("readPurchases"),
  ),
});

@Resolver(() => ProviderClaim)
export class ProviderClaimResolver {
  /** Returns the acts that the caller may do on it now. */
  @Needs("estado")
  @OfferedActs()
  acts(@Root() { estado: status }: ProviderClaim, @Ctx() context: Context) {
    return claimActs.offered(context, { status });
  }
}
