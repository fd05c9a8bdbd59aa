import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional, orElse } from "../../../core/graphql/arguments.ts";
import { computed, computedFor, queries } from "../../../core/graphql/queries.ts";
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
export const ContractPaymentsQueries = queries({
  contractPaymentDetails: computedFor(
    ContractPaymentDetails,
    contractPaymentDetails,
    { contractId: ID },
    May("readPayments"),
    NotFound(NO_CONTRACT),
  ),
  /** Signed and completed contracts, ordered by the urgency of their payments. */
  paymentFollowUp: computed(
    PaymentFollowUpPage,
    (context, { page: { page, limit, offset }, show, order, search }) =>
      paymentFollowUp(context, {
        show,
        order,
        search,
        page,
        limit,
        offset,
      }),
    {
      page: argsOf(PageArgs),
      show: optional(PaymentFollowUp),
      order: orElse(PaymentFollowUpOrder, "prioridad"),
      search: optional(String),
    },
    May("followPayments"),
  ),
});

@Resolver(() => ContractPaymentDetails)
export class ContractPaymentsResolver {
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
