import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { argsOf } from "../../core/graphql/arguments.ts";
import { mutations, shown } from "../../core/graphql/mutations.ts";
import { computed, computedFor, queries } from "../../core/graphql/queries.ts";
import { Scope } from "../../core/mutation/scope.ts";
import { May } from "../accounts/account/permission.ts";
import { closeMonth } from "./acts/close-month.ts";
import { reopenMonth } from "./acts/reopen-month.ts";
import { CloseMonthInput, ReopenMonthInput } from "./closing.inputs.ts";
import {
  accountingMonth,
  accountingMonths,
  closedMonths,
  NO_MONTH,
  presentFigures,
  waitingOf,
} from "./closing.reads.ts";
import {
  AccountingMonth,
  AccountingMonthPage,
  MonthFigures,
  WaitingLine,
  AccountingMonthPageArgs,
} from "./closing.types.ts";
import { LateBooking } from "./late-booking.entity.ts";
import { monthActs } from "./month.acts.rules.ts";
import { MonthClosing } from "./month-closing.entity.ts";
import { monthFacts } from "./month-facts.ts";

/** Resolver for months of the agency's money: open records, closings, and later bookings. */
export const ClosingQueries = queries({
  /** Returns the months from the first one with money to the current one, the newest first. */
  accountingMonths: computedFor(
    AccountingMonthPage,
    accountingMonths,
    { args: argsOf(AccountingMonthPageArgs) },
    May("closeMonths"),
  ),
  accountingMonth: computedFor(
    AccountingMonth,
    accountingMonth,
    { mes: String },
    May("closeMonths"),
    NotFound(NO_MONTH),
  ),
  closedMonths: computed([String], closedMonths, {}, May("knowClosedMonths")),
});

@Resolver(() => AccountingMonth)
export class ClosingResolver {
  /** Returns the open records of the month, by kind. */
  @FieldResolver(() => [WaitingLine], { description: "Lo que espera, por clase." })
  waiting(@Root() { mes }: AccountingMonth, @Ctx() context: Context) {
    return waitingOf(context, mes);
  }

  /** Current figures of the month. */
  @FieldResolver(() => MonthFigures, { description: "Las cifras del mes." })
  figures(@Root() { mes }: AccountingMonth, @Ctx() context: Context) {
    return presentFigures(context, mes);
  }

  /** Every closing of the month, the latest first, with the figures stored at that time. */
  @FieldResolver(() => [MonthClosing], { description: "Los cierres que ha tenido." })
  closings(@Root() { mes }: AccountingMonth, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(MonthClosing, info, { where: { mes }, orderBy: { closedAt: "desc", id: "desc" } });
  }

  /** Returns the card provider's bookings for the month after it was closed, in the order of arrival. */
  @FieldResolver(() => [LateBooking], { description: "Lo que informó Wompi después del cierre." })
  lateBookings(@Root() { mes }: AccountingMonth, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    const where = { closing: { mes, reopenedAt: null } };
    return read.list(LateBooking, info, { where, orderBy: { at: "asc", id: "asc" } });
  }

  /** Returns the acts that the caller can do with the month now. */
  @OfferedActs()
  async acts(@Root() { mes }: AccountingMonth, @Ctx() context: Context) {
    return monthActs.offered(context, await monthFacts(Scope.of(context), mes));
  }
}

/** Mutations beside {@link ClosingQueries} that only run an act. */
export const ClosingMutations = mutations({
  closeMonth: shown(
    AccountingMonth,
    accountingMonth,
    closeMonth,
    { input: CloseMonthInput },
    May("closeMonths"),
  ),
  reopenMonth: shown(
    AccountingMonth,
    accountingMonth,
    reopenMonth,
    { input: ReopenMonthInput },
    May("reopenMonths"),
  ),
});
