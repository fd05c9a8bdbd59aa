import { Args, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../core/bulk/bulk.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { takeClaim } from "./acts/take-claim.ts";
import { NO_CLAIM } from "./claim.access.ts";

/** Acts on several requests at once, each separately. */
@Resolver()
export class ClaimBulkResolver {
  /** Takes each, or takes it over. */
  @May("answerClaims")
  @NotFound(NO_CLAIM)
  @Mutation(() => [BulkOutcome])
  takeEachClaim(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: "takeEachClaim", act: takeClaim, args });
  }
}
