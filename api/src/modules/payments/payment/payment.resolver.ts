import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional } from "../../../core/graphql/arguments.ts";
import { byId, computedFor, counted, paged, queries } from "../../../core/graphql/queries.ts";
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
export const PaymentQueries = queries({
  /** Payments in the viewer's scope, newest first. */
  payments: paged(
    Payment,
    PaymentPage,
    ({ viewer, link }, { filter }) => ({
      where: { $and: [visiblePayments(viewer, link), paymentFilter(filter, viewer)] },
      indexed: true,
    }),
    { page: argsOf(PaymentPageArgs), filter: optional(PaymentFilter) },
    May("readPayments"),
  ),
  payment: byId(Payment, visiblePayments, May("readPayments")),
  paymentCount: counted(
    Payment,
    ({ viewer, link }, { contractId }) => ({
      $and: [visiblePayments(viewer, link), paymentFilter({ contractId }, viewer)],
    }),
    { contractId: optional(ID) },
    May("readPayments"),
  ),
  paymentCounters: computedFor(
    PaymentCounters,
    paymentCounters,
    { filter: optional(PaymentFilter) },
    May("readPayments"),
  ),
  paymentInfo: computedFor(PaymentInfo, paymentInfo, { contractId: ID }, NotFound(NO_CONTRACT)),
  paymentsSummary: computedFor(
    PaymentsSummary,
    paymentsSummary,
    { filter: optional(PaymentFilter) },
    May("readFinancialReports"),
  ),
  /** The receipt's PDF, for viewers who may see the payment and for the client through a link. */
  paymentReceipt: computedFor(
    OpenableFile,
    paymentReceipt,
    { id: ID },
    MayOrLink("readPayments"),
    NotFound("Pago no encontrado"),
  ),
});

@Resolver(() => Payment)
export class PaymentResolver {
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

  /** Returns the acts that the viewer may do on the payment now. */
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
