import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { changed, mutations } from "../../../../core/graphql/mutations.ts";
import { computedPage, queries } from "../../../../core/graphql/queries.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { Day } from "../../../../core/scalars.ts";
import { May } from "../../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../../contracts/contract/contract.texts.ts";
import { PayableName } from "../../payable/payable.enums.ts";
import { findPayable } from "../../payable/payable-kinds.ts";
import { Payment } from "../payment.entity.ts";
import { noteCashOrigin } from "./acts/note-cash-origin.ts";
import { cashOfMonth } from "./ask-cash-origin.ts";
import { CashOriginInput, ReportableCashFilter } from "./cash.inputs.ts";
import { reportableCash } from "./cash.reads.ts";
import { CashOfMonth, ReportableCashPage, ReportableCashPageArgs } from "./cash.types.ts";

/** Reportable cash: the people whose cash of a month reached the threshold, and the origin of the money. */
export const CashQueries = queries({
  /** Cash payments of clients whose total of a month reached the reportable threshold, newest first. */
  reportableCash: computedPage(
    ReportableCashPage,
    reportableCash,
    ReportableCashPageArgs,
    ReportableCashFilter,
    May("reportCash"),
  ),
});

@Resolver()
export class CashResolver {
  /** Returns the cash that a client paid in the month of a day, for people who register cash payments. */
  @May("registerPayments")
  @NotFound(NO_CONTRACT)
  @Query(() => CashOfMonth)
  async cashOfMonth(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("day", () => Day) day: string,
    @Arg("kind", () => PayableName, { defaultValue: PayableName.contract }) kind: PayableName,
  ) {
    const scope = Scope.of(context);
    const { ref } = await findPayable(scope, { kind, id });
    return cashOfMonth(scope, ref, day);
  }
}

/** Mutations of reportable cash. */
export const CashMutations = mutations({
  noteCashOrigin: changed(
    Payment,
    noteCashOrigin,
    { id: ID, input: CashOriginInput },
    May("reportCash"),
    NotFound("Pago no encontrado"),
  ),
});
