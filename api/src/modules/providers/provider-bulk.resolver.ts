import { Arg, Args, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../core/bulk/bulk.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { May } from "../accounts/account/permission.ts";
import { switchProvider } from "./acts/switch-provider.ts";
import { NO_PROVIDER } from "./provider.find.ts";

/** Acts on several providers at once, each separately. */
@Resolver()
export class ProviderBulkResolver {
  /** Suggests each while a purchase is typed, or no longer. */
  @NotFound(NO_PROVIDER)
  @May("manageProviders")
  @Mutation(() => [BulkOutcome])
  switchEachProvider(
    @Ctx() context: Context,
    @Args(() => BulkArgs) chosen: BulkArgs,
    @Arg("active", () => Boolean) active: boolean,
  ) {
    const args = (id: string) => ({ id, active });
    return inBulk(context, chosen, { operation: "switchEachProvider", act: switchProvider, args });
  }
}
