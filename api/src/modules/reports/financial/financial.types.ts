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
  @Field(() => COP, { description: "Pagos verificados, en COP." }) totalIngresos!: number;
  @Field(() => COP, { description: "Compras, en COP." }) totalGastos!: number;
  @Field(() => COP, { description: "Lo devuelto a los clientes, en COP." }) devoluciones!: number;
  @Field(() => COP, { description: "Ingresos menos gastos y devoluciones, en COP." }) gananciaNeta!: number;
  @Field(() => COP, { description: "Lo pagado a proveedores esos días, sea cuando sea la compra, en COP." })
  pagadoProveedores!: number;
  @Field(() => COP, {
    description: "Ingresos menos lo pagado a proveedores y lo devuelto, sin comisiones, en COP.",
  })
  flujoDeCaja!: number;
  @Field(() => Float, {
    description: "Ganancia sobre ingresos, en puntos porcentuales con dos decimales; 0 sin ingresos.",
  })
  margenGanancia!: number;
}

/** Totals of a month with payments, purchases or refunds. */
@ObjectType({ simpleResolvers: true })
export class MonthOfMoney {
  @Field(() => DateTime, { description: "Primer instante del mes en Bogotá." }) mes!: Date;
  @Field(() => COP, { description: "Ingresos en COP." }) ingresos!: number;
  @Field(() => COP, { description: "Gastos en COP." }) gastos!: number;
  @Field(() => COP, { description: "Lo devuelto a los clientes, en COP." }) devoluciones!: number;
  @Field(() => Int, { description: "Cuántos pagos." }) cantidadPagos!: number;
  @Field(() => Int, { description: "Cuántas compras." }) cantidadCompras!: number;
}

@ObjectType({ simpleResolvers: true })
export class FinancialCounters {
  @Field(() => Int, { description: "Cuántos pagos." }) totalPagos!: number;
  @Field(() => Int, { description: "Cuántas compras." }) totalCompras!: number;
  @Field(() => Int, { description: "Cuántas devoluciones." }) totalDevoluciones!: number;
}

/** Days that were counted; by default from the first to the last payment, purchase or refund. */
@ObjectType({ simpleResolvers: true })
export class FinancialPeriod {
  @Field(() => Day, { description: "Primer día que se contó." }) inicio!: string;
  @Field(() => Day, { description: "Último día que se contó." }) fin!: string;
}

@ObjectType({ simpleResolvers: true })
export class FinancialSummary {
  @Field(() => FinancialMetrics, { description: "Las sumas." }) metricas!: FinancialMetrics;
  @Field(() => [MonthOfMoney], { description: "Los meses, uno por uno." }) datosMensuales!: MonthOfMoney[];
  @Field(() => FinancialCounters, { description: "Cuántos movimientos hubo." })
  contadores!: FinancialCounters;
  @Field(() => FinancialPeriod, { description: "Los días que se contaron." }) periodo!: FinancialPeriod;
}

/** Income through one payment method, in COP. */
@ObjectType({ simpleResolvers: true })
export class MeansIncome {
  @Field(() => MedioDePago, { description: "Medio exacto de pago." }) medio!: MedioDePago;
  @Field(() => Int, { description: "Cuántos pagos son." }) pagos!: number;
  @Field(() => COP, { description: "Ingresos en COP." }) ingresos!: number;
}

/** Pagination data of a page, in one object. */
@ObjectType({ simpleResolvers: true })
export class Pagination {
  @Field(() => Int, { description: "Número de la página, desde 1." }) page!: number;
  @Field(() => Int, { description: "Cuántas filas trae una página." }) limit!: number;
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
  @Field(() => Int, { description: "Cuántas páginas hay." }) totalPages!: number;
}

@ObjectType({ simpleResolvers: true })
class FinancialClient {
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { nullable: true, description: "Correo electrónico." }) email!: string | null;
}

/** Contract of a payment, purchase or refund. */
@ObjectType({ simpleResolvers: true })
class FinancialContract {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => COP, { description: "Precio total en COP." }) totalPrice!: number;
  @Field(() => FinancialClient, { description: "El cliente." }) user!: FinancialClient;
}

/** Fields of the record behind a payment, purchase or refund, with the names of the financial reports. */
@ObjectType({ simpleResolvers: true })
abstract class FinancialMovement {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
  @Field(() => String, { description: "Descripción, como se lee." }) description!: string;
  @Field(() => String, { nullable: true, description: "Notas internas." }) notes!: string | null;
  @Field(() => DateTime, { description: "Fecha y hora en que se creó." }) createdAt!: string;
  @Field(() => DateTime, { description: "Fecha y hora del último cambio." }) updatedAt!: string;
  @Field(() => FinancialContract, { nullable: true, description: "El contrato; nulo si es de una reserva." })
  contract!: FinancialContract | null;

  @Field(() => ThirdParty, { nullable: true, description: "El tercero, como lo nombra una línea contable." })
  thirdParty!: ThirdParty | null;

  comprobanteKey!: string | null;
  comprobanteFilename!: string | null;
  comprobanteContentType!: string | null;
}

/** Client's payment in the financial reports. */
@ObjectType({ simpleResolvers: true })
export class FinancialPayment extends FinancialMovement {
  @Field(() => FinancialPaymentStatus, { description: "Estado del registro." })
  status!: FinancialPaymentStatus;
  @Field(() => TipoPago, { description: "Medio de pago, en grueso." }) paymentMethod!: TipoPago;
  @Field(() => MedioDePago, { description: "Medio exacto de pago." }) means!: MedioDePago;
  @Field(() => String, { description: "Siempre `regular`: las cuotas son del plan del contrato." })
  paymentType!: string;
  @Field(() => Int, { nullable: true, description: "Número de la cuota; siempre nulo, por la misma razón." })
  installmentNumber!: number | null;
  @Field(() => Day, { description: "Día en que pagó el cliente." }) paymentDate!: string;
  @Field(() => String, {
    nullable: true,
    description: "Número del recibo: `RC-2026-000310`; sale cuando el pago se verifica.",
  })
  receiptNumber!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class FinancialPaymentPage extends PageOf(FinancialPayment) {
  @Field(() => Int, { description: "Cuántas filas trae una página." }) limit!: number;
  @Field(() => Pagination, { description: "En qué página va el listado, en un solo objeto." })
  pagination!: Pagination;
}

/** Purchase in the financial reports. */
@ObjectType({ simpleResolvers: true })
export class FinancialPurchase extends FinancialMovement {
  @Field(() => FinancialPurchaseStatus, { description: "Estado del registro." })
  status!: FinancialPurchaseStatus;
  @Field(() => SpendingCategory, { description: "Categoría del gasto." }) category!: SpendingCategory;
  @Field(() => String, { description: "Nombre del proveedor." }) supplier!: string;
  @Field(() => ID, { description: "Identificador del proveedor." }) supplierId!: string;
  @Field(() => TipoComprobante, { description: "Documento que la prueba." }) paymentMethod!: TipoComprobante;
  @Field(() => Day, { description: "Día de la compra." }) purchaseDate!: string;
  @Field(() => COP, { description: "Lo que falta por pagar, en COP." }) pendingAmount!: number;
}

@ObjectType({ simpleResolvers: true })
export class FinancialPurchasePage extends PageOf(FinancialPurchase) {
  @Field(() => Int, { description: "Cuántas filas trae una página." }) limit!: number;
  @Field(() => Pagination, { description: "En qué página va el listado, en un solo objeto." })
  pagination!: Pagination;
}

/** Money refunded to a client. */
@ObjectType({ simpleResolvers: true })
export class FinancialRefund {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
  @Field(() => Day, { description: "Día en que se pagó." }) paidOn!: string;
  @Field(() => RefundReason, { description: "Motivo, como se lee." }) reason!: RefundReason;
  @Field(() => String, { description: "Número del contrato o la reserva, como se lee." }) name!: string;
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." }) contractId!: string | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId!: string | null;
  @Field(() => String, { description: "Nombre del cliente." }) client!: string;
  @Field(() => ThirdParty, { nullable: true, description: "El tercero, como lo nombra una línea contable." })
  thirdParty!: ThirdParty | null;
}

@ObjectType({ simpleResolvers: true })
export class FinancialRefundPage extends PageOf(FinancialRefund) {}

/** Purchases from a provider, in COP. */
@ObjectType({ simpleResolvers: true })
export class ProviderSpending {
  @Field(() => ID, { description: "Identificador del proveedor." }) id!: string;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => Int, { description: "Cuántas compras son." }) compras!: number;
  @Field(() => COP, { description: "Lo comprado, en COP." }) comprado!: number;
  @Field(() => COP, { description: "Lo pagado, en COP." }) pagado!: number;
  @Field(() => COP, { description: "Lo que falta por pagar, en COP." }) pendiente!: number;
}

@ObjectType({ simpleResolvers: true })
export class ProviderSpendingPage extends PageOf(ProviderSpending) {
  /** Total over all providers, not only those on the page. */
  @Field(() => COP, { description: "Lo comprado, en COP." }) comprado!: number;
  @Field(() => COP, { description: "Lo pagado, en COP." }) pagado!: number;
  @Field(() => COP, { description: "Lo que falta por pagar, en COP." }) pendiente!: number;
}
