import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { BulkArgs } from "../../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../core/bulk/bulk.ts";
import type { Context } from "../../../core/context.ts";
import { PageArgs } from "../../../core/page.ts";
import { May } from "../../accounts/account/permission.ts";
import { printFoundContract } from "./acts/print-found-contract.ts";
import { reviewUpgradeFinding } from "./acts/review-upgrade-finding.ts";
import { upgradeFindings } from "./upgrade-finding.reads.ts";
import { UpgradeFindingPage } from "./upgrade-finding.types.ts";

/** Records that earlier versions may have got wrong, for the owner and the accountant. */
@Resolver()
export class UpgradeFindingResolver {
  /** Returns the findings of the upgrade, unreviewed ones first. */
  @May("reviewUpgrade")
  @Query(() => UpgradeFindingPage)
  upgradeFindings(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return upgradeFindings(context, page);
  }

  /** Remembers that the asker reviewed each of these; nothing of their records changes. */
  @May("reviewUpgrade")
  @Mutation(() => [BulkOutcome])
  reviewEachUpgradeFinding(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, {
      operation: "reviewEachUpgradeFinding",
      act: reviewUpgradeFinding,
      args,
    });
  }

  /**
   * Prints the contract of a finding again; a sent one is sent to its client again, and its former links end.
   */
  @May("watchOperation")
  @Mutation(() => Boolean)
  async printFoundContract(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    await run(printFoundContract, { id });
    return true;
  }
}
