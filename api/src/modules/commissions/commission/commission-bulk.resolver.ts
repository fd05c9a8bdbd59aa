import { Arg, Args, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../core/bulk/bulk.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { approveCommission } from "./acts/approve-commission.ts";
import { NO_COMMISSION } from "./commission.acts.rules.ts";
import { CommissionNoteInput } from "./commission.inputs.ts";

/** Acts on several commissions at once, each separately; payments are made for all of them or for none. */
@Resolver()
export class CommissionBulkResolver {
  @NotFound(NO_COMMISSION)
  @May("manageCommissions")
  @Mutation(() => [BulkOutcome])
  approveEachCommission(
    @Ctx() context: Context,
    @Args(() => BulkArgs) chosen: BulkArgs,
    @Arg("input", () => CommissionNoteInput, { defaultValue: {} }) input: CommissionNoteInput,
  ) {
    const args = (id: string) => ({ id, input });
    return inBulk(context, chosen, { operation: "approveEachCommission", act: approveCommission, args });
  }
}
