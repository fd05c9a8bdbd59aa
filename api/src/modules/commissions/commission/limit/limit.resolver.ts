import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { May } from "../../../accounts/account/permission.ts";
import { NO_PERSON } from "../commission.access.ts";
import { SellerMonth } from "../commission.types.ts";
import { changeMonthlyLimit } from "./acts/change-monthly-limit.ts";
import { ChangeMonthlyLimitInput } from "./limit.inputs.ts";
import { sellerMonth, sellerMonths } from "./limit.reads.ts";

/** How much may be paid to sellers in a month. */
@Resolver()
export class LimitResolver {
  /** How much of a seller's monthly limit is used. */
  @May("seeCommissions")
  @NotFound(NO_PERSON)
  @Query(() => SellerMonth)
  sellerLimit(@Ctx() context: Context, @Arg("userId", () => Int) userId: number) {
    return sellerMonth(context, userId);
  }

  /** The month of every active seller under their limit: of a manager's team, or of all. */
  @May("readMonthlyLimits")
  @Query(() => [SellerMonth])
  monthlyLimits(@Ctx() context: Context) {
    return sellerMonths(context);
  }

  /** Changes a seller's limit: a manager of their team, administration of everybody. */
  @May("changeMonthlyLimits")
  @NotFound(NO_PERSON)
  @Mutation(() => SellerMonth)
  async changeMonthlyLimit(
    @Ctx() context: Context,
    @Arg("userId", () => Int) userId: number,
    @Arg("input", () => ChangeMonthlyLimitInput) input: ChangeMonthlyLimitInput,
  ) {
    await context.run(changeMonthlyLimit, { userId, input });
    return sellerMonth(context, userId);
  }
}
