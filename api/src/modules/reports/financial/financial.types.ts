import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { ThirdParty } from "../../accounts/account/third-party.type.ts";
import { MedioDePago, TipoPago } from "../../payments/payment/payment.enums.ts";
import { RefundReason } from "../../payments/refund/refund.enums.ts";
import { TipoComprobante } from "../../purchases/purchase/purchase.enums.ts";
import { FinancialPaymentStatus, FinancialPurchaseStatus, SpendingCategory } from "./financial.enums.ts";

/** Totals of a range of days, in COP. */
@ObjectType({ simpleResolvers: true })
export class FinancialMetrics {
  /** Verified payments. */
  @Field(() => COP) totalIngresos!: number;
  /** Purchases. */
  @Field(() => COP) totalGastos!: number;
  /** Refunds to clients. */
  @Field(() => COP) devoluciones!: number;
  /** Income less expenses and refunds. */
  @Field(() => COP) gananciaNeta!: number;
  /** Payments to providers made on these days, whatever the day of the purchase. */
  @Field(() => COP) pagadoProveedores!: number;
  /** Income less payments to providers and refunds. */
  @Field(() => COP) flujoDeCaja!: number;
  /** Share of the income, in percent with two decimals; 0 without income. */
  @Field(() => Float) margenGanancia!: number;
}

/** A month in which money moved. */
@ObjectType({ simpleResolvers: true })
export class MonthOfMoney {
  /** Its first midnight in Bogota. */
  @Field(() => DateTime) mes!: Date;
  @Field(() => COP) ingresos!: number;
  @Field(() => COP) gastos!: number;
  @Field(() => COP) devoluciones!: number;
  @Field(() => Int) cantidadPagos!: number;
  @Field(() => Int) cantidadCompras!: number;
}

@ObjectType({ simpleResolvers: true })
export class FinancialCounters {
  @Field(() => Int) totalPagos!: number;
  @Field(() => Int) totalCompras!: number;
  @Field(() => Int) totalDevoluciones!: number;
}

/** Days that were counted; by default from the first to the last movement. */
@ObjectType({ simpleResolvers: true })
export class FinancialPeriod {
  @Field(() => Day) inicio!: string;
  @Field(() => Day) fin!: string;
}

@ObjectType({ simpleResolvers: true })
export class FinancialSummary {
  @Field(() => FinancialMetrics) metricas!: FinancialMetrics;
  @Field(() => [MonthOfMoney]) datosMensuales!: MonthOfMoney[];
  @Field(() => FinancialCounters) contadores!: FinancialCounters;
  @Field(() => FinancialPeriod) periodo!: FinancialPeriod;
}

/** Income by one means of payment, in COP. */
@ObjectType({ simpleResolvers: true })
export class MeansIncome {
  @Field(() => MedioDePago) medio!: MedioDePago;
  @Field(() => Int) pagos!: number;
  @Field(() => COP) ingresos!: number;
}

/** Position of a page among all pages, in one object. */
@ObjectType({ simpleResolvers: true })
export class Pagination {
  @Field(() => Int) page!: number;
  @Field(() => Int) limit!: number;
  @Field(() => Int) total!: number;
  @Field(() => Int) totalPages!: number;
}

@ObjectType({ simpleResolvers: true })
class FinancialClient {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
}

/** The contract whose money moved. */
@ObjectType({ simpleResolvers: true })
class FinancialContract {
  @Field(() => ID) id!: string;
  @Field(() => String) contractNumber!: string;
  @Field(() => COP) totalPrice!: number;
  @Field(() => FinancialClient) user!: FinancialClient;
}

/** Fields of a record shown with a movement of money, as the financial reports name them. */
@ObjectType({ simpleResolvers: true })
abstract class FinancialMovement {
  @Field(() => ID) id!: string;
  @Field(() => COP) amount!: number;
  @Field(() => String) description!: string;
  @Field(() => String, { nullable: true }) notes!: string | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime) updatedAt!: string;
  /** Null for a reservation's. */
  @Field(() => FinancialContract, { nullable: true }) contract!: FinancialContract | null;

  /** The client, or the provider, as a line of the books names them. */
  @Field(() => ThirdParty, { nullable: true }) thirdParty!: ThirdParty | null;

  comprobanteKey!: string | null;
  comprobanteFilename!: string | null;
  comprobanteContentType!: string | null;
}

/** A client's payment in the financial reports. */
@ObjectType({ simpleResolvers: true })
export class FinancialPayment extends FinancialMovement {
  @Field(() => FinancialPaymentStatus) status!: FinancialPaymentStatus;
  @Field(() => TipoPago) paymentMethod!: TipoPago;
  /** Means of payment within that kind. */
  @Field(() => MedioDePago) means!: MedioDePago;
  /** Always `regular`: installments are a matter of the contract's plan. */
  @Field(() => String) paymentType!: string;
  @Field(() => Int, { nullable: true }) installmentNumber!: number | null;
  @Field(() => Day) paymentDate!: string;
  @Field(() => String, { nullable: true }) receiptNumber!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class FinancialPaymentPage extends PageOf(FinancialPayment) {
  @Field(() => Int) limit!: number;
  @Field(() => Pagination) pagination!: Pagination;
}

/** A purchase in the financial reports. */
@ObjectType({ simpleResolvers: true })
export class FinancialPurchase extends FinancialMovement {
  @Field(() => FinancialPurchaseStatus) status!: FinancialPurchaseStatus;
  @Field(() => SpendingCategory) category!: SpendingCategory;
  @Field(() => String) supplier!: string;
  @Field(() => ID) supplierId!: string;
  /** Kind of document that proves it. */
  @Field(() => TipoComprobante) paymentMethod!: TipoComprobante;
  @Field(() => Day) purchaseDate!: string;
  /** Amount of it still unpaid, in COP. */
  @Field(() => COP) pendingAmount!: number;
}

@ObjectType({ simpleResolvers: true })
export class FinancialPurchasePage extends PageOf(FinancialPurchase) {
  @Field(() => Int) limit!: number;
  @Field(() => Pagination) pagination!: Pagination;
}

/** Money refunded to a client. */
@ObjectType({ simpleResolvers: true })
export class FinancialRefund {
  @Field(() => ID) id!: string;
  @Field(() => COP) amount!: number;
  @Field(() => Day) paidOn!: string;
  @Field(() => RefundReason) reason!: RefundReason;
  /** Readable name of the contract or the reservation. */
  @Field(() => String) name!: string;
  @Field(() => ID, { nullable: true }) contractId!: string | null;
  @Field(() => ID, { nullable: true }) orderId!: string | null;
  @Field(() => String) client!: string;
  /** The client as a line of the books names them. */
  @Field(() => ThirdParty, { nullable: true }) thirdParty!: ThirdParty | null;
}

@ObjectType({ simpleResolvers: true })
export class FinancialRefundPage extends PageOf(FinancialRefund) {}

/** Purchases from a provider, in COP. */
@ObjectType({ simpleResolvers: true })
export class ProviderSpending {
  /** Id of the provider. */
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) compras!: number;
  @Field(() => COP) comprado!: number;
  @Field(() => COP) pagado!: number;
  @Field(() => COP) pendiente!: number;
}

@ObjectType({ simpleResolvers: true })
export class ProviderSpendingPage extends PageOf(ProviderSpending) {
  /** Total bought from all of them. */
  @Field(() => COP) comprado!: number;
  @Field(() => COP) pagado!: number;
  @Field(() => COP) pendiente!: number;
}
