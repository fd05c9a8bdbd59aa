import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { May, MayOrLink } from "../../accounts/account/permission.ts";
import { findContract } from "../../contracts/contract/contract.find.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { receiptColumns, receiptUrl } from "../../purchases/purchase/receipt.ts";
import { visiblePayments } from "./payment.access.ts";
import { paymentActs, paymentFacts } from "./payment.acts.rules.ts";
import { Payment } from "./payment.entity.ts";
import { PaymentFilter, paymentFilter } from "./payment.filter.ts";
import { paymentCounters, paymentInfo, paymentReceipt, receiptPdfUrl } from "./payment.reads.ts";
import {
  PaymentCounters,
  PaymentInfo,
  PaymentPage,
  PaymentPageArgs,
  PaymentsSummary,
} from "./payment.types.ts";
import { paymentsSummary } from "./summary.reads.ts";

/** Queries of payments. */
@Resolver(() => Payment)
export class PaymentResolver {
  /** Payments in the viewer's scope, newest first. */
  @May("readPayments")
  @Reads(() => Payment)
  @Query(() => PaymentPage)
  payments(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PaymentPageArgs) { limit, offset, orderBy }: PaymentPageArgs,
    @Arg("filter", () => PaymentFilter, { nullable: true }) filter?: PaymentFilter,
  ) {
    const where = { $and: [visiblePayments(viewer, link), paymentFilter(filter, viewer)] };
    return read.page(Payment, info, { where, orderBy, limit, offset, indexed: true });
  }

  @May("readPayments")
  @Reads(() => Payment)
  @Query(() => Payment, { nullable: true })
  payment(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Payment, info, { $and: [{ id }, visiblePayments(viewer, link)] });
  }

  /** Payments of one contract in every status, newest first. */
  @May("readPayments")
  @NotFound(NO_CONTRACT)
  @Query(() => [Payment])
  async paymentsOfContract(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
  ) {
    await findContract(Scope.of(context), contractId);
    return context.read.list(Payment, info, {
      where: { contract: contractId },
      orderBy: { createdAt: "desc", id: "desc" },
    });
  }

  @May("readPayments")
  @Reads(() => Payment)
  @Query(() => Int)
  paymentCount(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID, { nullable: true }) contractId?: string,
  ) {
    return read.count(Payment, info, {
      $and: [visiblePayments(viewer, link), paymentFilter({ contractId: contractId ?? null }, viewer)],
    });
  }

  /** Counters of the list, under its filter except the status. */
  @May("readPayments")
  @Query(() => PaymentCounters)
  paymentCounters(
    @Ctx() context: Context,
    @Arg("filter", () => PaymentFilter, { nullable: true }) filter?: PaymentFilter,
  ) {
    return paymentCounters(context, filter ?? null);
  }

  /** Returns the facts needed to pay a contract, for anyone who knows its id. */
  @NotFound(NO_CONTRACT)
  @Query(() => PaymentInfo)
  paymentInfo(@Ctx() context: Context, @Arg("contractId", () => ID) contractId: string) {
    return paymentInfo(context, contractId);
  }

  @May("readFinancialReports")
  @Query(() => PaymentsSummary)
  paymentsSummary(
    @Ctx() context: Context,
    @Arg("filter", () => PaymentFilter, { nullable: true }) filter?: PaymentFilter,
  ) {
    return paymentsSummary(context, filter ?? null);
  }

  /** The receipt's PDF, for viewers who may see the payment and for the client through a link. */
  @MayOrLink("readPayments")
  @NotFound("Pago no encontrado")
  @Query(() => OpenableFile)
  paymentReceipt(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return paymentReceipt(context, id);
  }

  /** Returns the actions that the viewer can take on the payment now. */
  @Needs(...paymentFacts)
  @OfferedActs()
  acts(@Root() payment: Payment, @Ctx() context: Context) {
    return paymentActs.offered(context, payment);
  }

  /** Address of the file that proves the payment, valid for 60 minutes. */
  @Needs(...receiptColumns)
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del comprobante, que sirve 60 minutos.",
  })
  comprobanteUrl(@Root() payment: Payment, @Ctx() context: Context) {
    return receiptUrl(context, payment);
  }

  /** Address of the receipt's PDF, valid for 60 minutes; null until the PDF is created. */
  @Needs("receiptKey", "receiptNumber")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del recibo en PDF, que sirve 60 minutos.",
  })
  reciboPdfUrl(@Root() payment: Payment, @Ctx() context: Context) {
    return receiptPdfUrl(context, payment);
  }
}
