import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_PERSON } from "../commission/commission.access.ts";
import { SimulateLimitInput, SimulateTermsInput } from "./simulation.inputs.ts";
import { limitSimulation, termsSimulation } from "./simulation.reads.ts";
import { SellerLimitSimulation, TermsSimulation } from "./simulation.types.ts";

/** What would have been: tried over the past before it is saved. */
@Resolver()
export class SimulationResolver {
  /** What sellers earned since some months, and would have earned by other terms. */
  @May("configureCommissions")
  @Query(() => TermsSimulation)
  commissionTermsSimulation(
    @Ctx() context: Context,
    @Arg("input", () => SimulateTermsInput) input: SimulateTermsInput,
  ) {
    return termsSimulation(context, input);
  }

  /** How many months of whom would have waited under another limit. */
  @May("changeMonthlyLimits")
  @NotFound(NO_PERSON)
  @Query(() => [SellerLimitSimulation])
  monthlyLimitSimulation(
    @Ctx() context: Context,
    @Arg("input", () => SimulateLimitInput) input: SimulateLimitInput,
  ) {
    return limitSimulation(context, input);
  }
}
