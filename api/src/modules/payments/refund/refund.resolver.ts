import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { PageArgs } from "../../../core/page.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { Payment } from "../payment/payment.entity.ts";
import { refundPayment } from "./acts/refund-payment.ts";
import { Refund } from "./refund.entity.ts";
import { RefundPage } from "./refund.types.ts";

/** Money that goes back to clients. */
@Resolver()
export class RefundResolver {
  /** What is owed back, newest first. */
  @May("readRefunds")
  @Reads(() => Refund)
  @Query(() => RefundPage)
  refunds(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) { limit, offset }: PageArgs,
  ) {
    return read.page(Refund, info, { where: {}, orderBy: { createdAt: "desc", id: "desc" }, limit, offset });
  }

  /** Gives a payment in review back to the client. */
  @May("refundPayments")
  @NotFound("Pago no encontrado")
  @Mutation(() => Payment)
  async refundPayment(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Payment, info, { id: await run(refundPayment, { id }) });
  }
}
