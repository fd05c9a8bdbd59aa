import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { PageArgs } from "../../../core/page.ts";
import { May } from "../../accounts/account/permission.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { PlanLine } from "../../contracts/plan/plan-line.entity.ts";
import { paymentFollowUp } from "./follow-up.reads.ts";
import { Payment } from "../payment/payment.entity.ts";
import { PaymentFollowUp, PaymentFollowUpOrder } from "../payment/payment.enums.ts";
import { contractPaymentDetails } from "../payment/payment.reads.ts";
import { ContractPaymentDetails, PaymentFollowUpPage, ResumenFinanciero } from "../payment/payment.types.ts";

/** All payments of a contract. */
@Resolver(() => ContractPaymentDetails)
export class ContractPaymentsResolver {
  /** Payment plan of a contract with the paid amounts, the payments and the totals. */
  @May("readPayments")
  @NotFound(NO_CONTRACT)
  @Query(() => ContractPaymentDetails)
  contractPaymentDetails(@Ctx() context: Context, @Arg("contractId", () => ID) contractId: string) {
    return contractPaymentDetails(context, contractId);
  }

  /** Signed and completed contracts, ordered by the urgency of their payments. */
  @May("followPayments")
  @Query(() => PaymentFollowUpPage)
  paymentFollowUp(
    @Ctx() context: Context,
    @Args(() => PageArgs) { page, limit, offset }: PageArgs,
    @Arg("show", () => PaymentFollowUp, { nullable: true }) show?: PaymentFollowUp,
    @Arg("order", () => PaymentFollowUpOrder, { defaultValue: "prioridad" })
    order: PaymentFollowUpOrder = "prioridad",
    @Arg("search", () => String, { nullable: true }) search?: string,
  ) {
    return paymentFollowUp(context, {
      show: show ?? null,
      order,
      search: search ?? null,
      page,
      limit,
      offset,
    });
  }

  @FieldResolver(() => Contract, { description: "El contrato." })
  contract(
    @Root() { id }: ContractPaymentDetails,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Contract, info, { id });
  }

  /** Payment plan in order; verified payments are applied to the oldest due lines first. */
  @FieldResolver(() => [PlanLine], { description: "Las cuotas del contrato, por su vencimiento." })
  planPagos(
    @Root() { id }: ContractPaymentDetails,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.list(PlanLine, info, { where: { contract: id }, orderBy: { numero: "asc" } });
  }

  @FieldResolver(() => [Payment], { description: "Los pagos que se han hecho." })
  pagosRealizados(
    @Root() { id }: ContractPaymentDetails,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.list(Payment, info, { where: { contract: id }, orderBy: { createdAt: "desc", id: "desc" } });
  }

  @FieldResolver(() => ResumenFinanciero, { description: "El resumen de los pagos." })
  resumenFinanciero(@Root() { resumen }: ContractPaymentDetails) {
    return resumen;
  }
}
