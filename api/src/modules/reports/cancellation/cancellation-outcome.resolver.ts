import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { cancellationOutcome } from "./cancellation-outcome.reads.ts";
import { CancellationOutcome } from "./cancellation-outcome.types.ts";

/** Query that previews the effects of a cancellation. */
@Resolver()
export class CancellationOutcomeResolver {
  /** Effects that cancelling a contract now would have. */
  @May("cancelContracts")
  @NotFound(NO_CONTRACT)
  @Query(() => CancellationOutcome)
  cancellationOutcome(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
  ): Promise<CancellationOutcome> {
    return cancellationOutcome(context, contractId);
  }
}
