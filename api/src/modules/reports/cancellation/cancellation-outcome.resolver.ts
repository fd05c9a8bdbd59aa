import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { cancellationOutcome } from "./cancellation-outcome.reads.ts";
import { CancellationOutcome } from "./cancellation-outcome.types.ts";

/** Query of the effects of a cancellation before it is carried out. */
@Resolver()
export class CancellationOutcomeResolver {
  /** Everything that cancelling a contract would do now. */
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
