import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_PERSON } from "../commission/commission.access.ts";
import { SimulateLimitInput, SimulateTermsInput } from "./simulation.inputs.ts";
import { limitSimulation, termsSimulation } from "./simulation.reads.ts";
import { SellerLimitSimulation, TermsSimulation } from "./simulation.types.ts";

/** Queries that simulate other terms and limits over past months before they are saved. */
@Resolver()
export class SimulationResolver {
  /**
   * Returns the commissions that sellers earned over the last months, and the ones that they would have
   * earned under other terms.
   */
  @May("configureCommissions")
  @Query(() => TermsSimulation)
  commissionTermsSimulation(
    @Ctx() context: Context,
    @Arg("input", () => SimulateTermsInput) input: SimulateTermsInput,
  ) {
    return termsSimulation(context, input);
  }

  /** Returns, for each seller, the months in which payments would have had to wait under another limit. */
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
