import { Args, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../../core/bulk/bulk.ts";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { May } from "../../../accounts/account/permission.ts";
import { verifyUnsuspectedPayment } from "../acts/verify-unsuspected-payment.ts";
import { NO_PAYMENT } from "../payment.access.ts";

/** Acts on several payments, each by itself. */
@Resolver()
export class PaymentBulkResolver {
  /** Verifies each in which there is nothing to look at first. */
  @NotFound(NO_PAYMENT)
  @May("verifyPayments")
  @Mutation(() => [BulkOutcome])
  verifyEachPayment(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: "verifyEachPayment", act: verifyUnsuspectedPayment, args });
  }
}
