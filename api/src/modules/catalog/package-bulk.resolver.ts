import { Arg, Args, Ctx, Mutation, Resolver } from "type-graphql";
import { NumberedBulkArgs } from "../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../core/bulk/bulk.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { May } from "../accounts/account/permission.ts";
import { archivePackage } from "./acts/archive-package.ts";
import { NO_PACKAGE } from "./package.access.ts";

/** Acts on several packages at once, each separately. */
@Resolver()
export class PackageBulkResolver {
  /** Hides each package from visitors, or shows it again. */
  @NotFound(NO_PACKAGE)
  @May("managePackages")
  @Mutation(() => [BulkOutcome])
  archiveEachPackage(
    @Ctx() context: Context,
    @Args(() => NumberedBulkArgs) chosen: NumberedBulkArgs,
    @Arg("archived", () => Boolean) archived: boolean,
  ) {
    const args = (id: number) => ({ id, archived });
    return inBulk(context, chosen, { operation: "archiveEachPackage", act: archivePackage, args });
  }
}
