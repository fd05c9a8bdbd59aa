import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { changed, mutations } from "../../../../core/graphql/mutations.ts";
import { Reads } from "../../../../core/read/reads.decorator.ts";
import { May } from "../../../accounts/account/permission.ts";
import { correctPayment } from "../acts/correct-payment.ts";
import { Payment } from "../payment.entity.ts";
import { PaymentFilter, paymentFilter } from "../payment.filter.ts";
import { CorrectPaymentInput } from "../payment.inputs.ts";
import { PaymentPage, PaymentQueuePageArgs } from "../payment.types.ts";
import { decidedByPeople } from "../decision/review.rules.ts";
import { PaymentEvent, PaymentsReceived } from "./desk.types.ts";
import { paymentHistory } from "./payment-history.ts";
import { paymentsReceived } from "./received.reads.ts";

/** Queries for the people who verify payments. */
@Resolver()
export class PaymentDeskResolver {
  /** Returns the payments that await verification by the viewer, oldest first by default. */
  @May("verifyPayments")
  @Reads(() => Payment)
  @Query(() => PaymentPage)
  paymentQueue(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PaymentQueuePageArgs) { limit, offset, orderBy }: PaymentQueuePageArgs,
    @Arg("filter", () => PaymentFilter, { nullable: true }) filter?: PaymentFilter,
  ) {
    const where = { $and: [decidedByPeople, paymentFilter(filter, viewer)] };
    return read.page(Payment, info, { where, orderBy, limit, offset });
  }

  /** Returns the verified payments of today and of this month, by means and account. */
  @May("verifyPayments")
  @Query(() => [PaymentsReceived])
  paymentsReceived(@Ctx() context: Context) {
    return paymentsReceived(context);
  }

  /** Returns the history of a payment, newest first. */
  @May("verifyPayments")
  @NotFound("Pago no encontrado")
  @Query(() => [PaymentEvent])
  paymentHistory(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return paymentHistory(context, id);
  }
}

/** Mutations for the people who verify payments. */
export const PaymentDeskMutations = mutations({
  correctPayment: changed(
    Payment,
    correctPayment,
    { id: ID, input: CorrectPaymentInput },
    May("verifyPayments"),
    NotFound("Pago no encontrado"),
  ),
});
