import { Arg, Ctx, Int, Mutation, Resolver } from "type-graphql";
import { monthOf } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { setSalesGoal } from "./acts/set-sales-goal.ts";
import { SetSalesGoalInput } from "./sales-goal.inputs.ts";
import { salesGoal, salesGoals } from "./sales-goal.reads.ts";
import { SalesGoalProgress } from "./sales-goal.types.ts";

/** Queries and mutations of sellers' monthly sales goals. */
export const SalesGoalQueries = queries({
  salesGoals: computed(
    [SalesGoalProgress],
    (context, { mes }) => salesGoals(context, mes ?? monthOf(context.today)),
    { mes: optional(String) },
    May("seeDashboard"),
  ),
});

@Resolver()
export class SalesGoalResolver {
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
