import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { monthOf } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import { May } from "../../accounts/account/permission.ts";
import { setSalesGoal } from "./acts/set-sales-goal.ts";
import { SetSalesGoalInput } from "./sales-goal.inputs.ts";
import { salesGoal, salesGoals } from "./sales-goal.reads.ts";
import { SalesGoalProgress } from "./sales-goal.types.ts";

/** Queries and mutations of sellers' monthly sales goals. */
@Resolver()
export class SalesGoalResolver {
  /**
   * Returns the goals of a month of everyone whom the caller may follow; of the current month when none is
   * given.
   */
  @May("seeDashboard")
  @Query(() => [SalesGoalProgress])
  salesGoals(
    @Ctx() context: Context,
    @Arg("mes", () => String, { nullable: true }) mes?: string | null,
  ): Promise<SalesGoalProgress[]> {
    return salesGoals(context, mes ?? monthOf(context.today));
  }

  /** Sets or removes a seller's goal: a manager for the team, administration for everyone. */
  @May("setGoals")
  @Mutation(() => SalesGoalProgress)
  async setSalesGoal(
    @Ctx() context: Context,
    @Arg("userId", () => Int) userId: number,
    @Arg("input", () => SetSalesGoalInput) input: SetSalesGoalInput,
  ): Promise<SalesGoalProgress> {
    return salesGoal(context, await context.run(setSalesGoal, { userId, input }), input.mes);
  }
}
