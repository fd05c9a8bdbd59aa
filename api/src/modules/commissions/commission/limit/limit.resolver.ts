import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { May } from "../../../accounts/account/permission.ts";
import { NO_PERSON } from "../commission.access.ts";
import { SellerMonth } from "../commission.types.ts";
import { changeMonthlyLimit } from "./acts/change-monthly-limit.ts";
import { ChangeMonthlyLimitInput, SellerMonthFilter } from "./limit.inputs.ts";
import { sellerMonth, sellerMonths } from "./limit.reads.ts";

/** Queries and mutations of the monthly limits of sellers. */
@Resolver()
export class LimitResolver {
  /** Returns the use of a seller's monthly limit. */
  @May("seeCommissions")
  @NotFound(NO_PERSON)
  @Query(() => SellerMonth)
  sellerLimit(@Ctx() context: Context, @Arg("userId", () => Int) userId: number) {
    return sellerMonth(context, userId);
  }

  /** The month of every active seller under their limit: of a manager's team, or of all. */
  @May("readMonthlyLimits")
  @Query(() => [SellerMonth])
  monthlyLimits(
    @Ctx() context: Context,
    @Arg("filter", () => SellerMonthFilter, { nullable: true }) filter?: SellerMonthFilter,
  ) {
    return sellerMonths(context, filter ?? {});
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
