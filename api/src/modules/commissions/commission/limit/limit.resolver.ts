import { Int } from "type-graphql";
import { NotFound } from "../../../../core/failure-texts.ts";
import { optional } from "../../../../core/graphql/arguments.ts";
import { mutations, shown } from "../../../../core/graphql/mutations.ts";
import { computed, computedFor, queries } from "../../../../core/graphql/queries.ts";
import { May } from "../../../accounts/account/permission.ts";
import { NO_PERSON } from "../commission.access.ts";
import { SellerMonth } from "../commission.types.ts";
import { changeMonthlyLimit } from "./acts/change-monthly-limit.ts";
import { ChangeMonthlyLimitInput, SellerMonthFilter } from "./limit.inputs.ts";
import { sellerMonth, sellerMonths } from "./limit.reads.ts";

/** Queries and mutations of the monthly limits of sellers. */
export const LimitResolver = queries({
  sellerLimit: computedFor(
    SellerMonth,
    sellerMonth,
    { userId: Int },
    May("seeCommissions"),
    NotFound(NO_PERSON),
  ),
  monthlyLimits: computed(
    [SellerMonth],
    (context, { filter }) => sellerMonths(context, filter ?? {}),
    { filter: optional(SellerMonthFilter) },
    May("readMonthlyLimits"),
  ),
});

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
