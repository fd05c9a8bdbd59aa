import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { mutations, shown } from "../../../../core/graphql/mutations.ts";
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

  /** Use of the monthly limit by every active seller, of a manager's team or of all. */
  @May("readMonthlyLimits")
  @Query(() => [SellerMonth])
  monthlyLimits(
    @Ctx() context: Context,
    @Arg("filter", () => SellerMonthFilter, { nullable: true }) filter?: SellerMonthFilter,
  ) {
    return sellerMonths(context, filter ?? {});
  }
}

/** Mutations beside {@link LimitResolver} that only run an act. */
export const LimitMutations = mutations({
  changeMonthlyLimit: shown(
    SellerMonth,
    sellerMonth,
    changeMonthlyLimit,
    { userId: Int, input: ChangeMonthlyLimitInput },
    May("changeMonthlyLimits"),
    NotFound(NO_PERSON),
  ),
});
