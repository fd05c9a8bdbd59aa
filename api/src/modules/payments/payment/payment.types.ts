import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { ContractPaymentState, TipoPago } from "./payment.enums.ts";
import { Payment } from "./payment.entity.ts";
import { paymentOrder, paymentQueueOrder } from "./payment.rules.ts";

@ObjectType({ simpleResolvers: true })
export class PaymentPage extends PageOf(Payment) {}

/** Arguments of a page of the list, with the sort order. */
@ArgsType()
export class PaymentPageArgs extends OrderedPageOf<Payment>()(paymentOrder) {}

/** Arguments of a page of the payments that await verification, with the sort order. */
@ArgsType()
export class PaymentQueuePageArgs extends OrderedPageOf<Payment>()(paymentQueueOrder) {}

/** Numbers and sums of payments by state. */
@ObjectType({ simpleResolvers: true })
export class PaymentCounters {
  @Field(() => Int, { description: "Cuántos están pendientes, sin los que alguien revisa." })
  pending!: number;
  /** Number of payments in review; not included in `pending`. */
  @Field(() => Int, { description: "Pendientes que alguien revisa." }) inReview!: number;
  @Field(() => Int, { description: "Cuántos verificados." }) verified!: number;
  @Field(() => Int, { description: "Cuántos rechazados, con los anulados." }) rejected!: number;
  @Field(() => Int, { description: "Cuántos anulados." }) reversed!: number;
  @Field(() => COP, { description: "Suma de los pendientes, en COP." }) pendingValue!: number;
  @Field(() => COP, { description: "Suma de los verificados, en COP." }) verifiedValue!: number;
}

/** Payment totals of a contract, and the amounts still to pay. */
@ObjectType({ simpleResolvers: true })
export class ResumenFinanciero {
  @Field(() => COP, { description: "Precio para el cliente, en COP." }) precioTotal!: number;
  @Field(() => COP, { description: "Lo pagado y verificado, en COP." }) totalPagado!: number;
  @Field(() => COP, { description: "Lo registrado que espera verificación, en COP." }) porVerificar!: number;
  @Field(() => COP, {
    description:
      "El saldo, en COP: el precio menos lo pagado y verificado, sin descontar lo que está por verificar.",
  })
  saldoPendiente!: number;
  @Field(() => COP, { description: "Lo que aún se puede registrar, en COP: ni pagado ni por verificar." })
  porRegistrar!: number;
  @Field(() => Number, { description: "Lo pagado, en puntos porcentuales con un decimal." })
  porcentajePagado!: number;
  @Field(() => Int, { description: "Días que faltan para el viaje; negativo si ya comenzó." })
  diasHastaViaje!: number;
}

/** Payment details of a contract; each field is resolved separately. */
@ObjectType({ simpleResolvers: true })
export class ContractPaymentDetails {
  id!: string;
  resumen!: ResumenFinanciero;
}

/** An amount and the day by which it is due. */
@ObjectType({ simpleResolvers: true })
export class NextPayment {
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => Day, { description: "Día en que vence." }) fechaVencimiento!: string;
}

/** Facts needed to pay a contract. They are public, so the type contains nothing else. */
@ObjectType({ simpleResolvers: true })
export class PaymentInfo {
  @Field(() => ID, { description: "Identificador del contrato." }) contractId!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => COP, { description: "Precio para el cliente, en COP." }) precioTotal!: number;
  @Field(() => COP, {
    description:
      "El saldo, en COP: el precio menos lo pagado y verificado, sin descontar lo que está por verificar.",
  })
  saldoPendiente!: number;
  @Field(() => NextPayment, {
    nullable: true,
    description:
      "Próximo pago que se pide: lo que no está pagado ni por verificar de la cuota más antigua; nulo si no queda.",
  })
  proximoPago!: NextPayment | null;
}

/** Verified payments grouped by kind of payment. */
@ObjectType({ simpleResolvers: true })
export class PaymentsByType {
  @Field(() => TipoPago, { description: "Medio de pago, en grueso." }) tipoPago!: TipoPago;
  @Field(() => Int, { description: "Cuántos son." }) cantidad!: number;
  @Field(() => COP, { description: "Suma en COP." }) total!: number;
}

/** Verified payments grouped by the month of the payment day. */
@ObjectType({ simpleResolvers: true })
export class PaymentsByMonth {
  @Field(() => String, { description: "Mes, AAAA-MM." }) mes!: string;
  @Field(() => Int, { description: "Cuántos son." }) cantidad!: number;
  @Field(() => COP, { description: "Suma en COP." }) total!: number;
}

/** Report of payments; amounts in COP. Reversed payments are not counted. */
@ObjectType({ simpleResolvers: true })
export class PaymentsSummary {
  @Field(() => COP, { description: "Suma de los pagos, en COP." }) totalPagos!: number;
  @Field(() => COP, { description: "Suma de los verificados, en COP." }) totalVerificado!: number;
  @Field(() => COP, { description: "Suma de los pendientes, en COP." }) totalPendiente!: number;
  @Field(() => COP, { description: "Suma de los rechazados, en COP." }) totalRechazado!: number;
  /** Depends only on the days and the contract in the filter. */
  @Field(() => COP, { description: "Lo devuelto a clientes en esos días, en COP." }) devoluciones!: number;
  @Field(() => COP, { description: "Lo verificado menos lo devuelto, en COP." }) totalNeto!: number;
  @Field(() => [PaymentsByType], { description: "Lo verificado, por medio." }) porTipo!: PaymentsByType[];
  @Field(() => [PaymentsByMonth], { description: "Lo verificado, por mes del pago." })
  porMes!: PaymentsByMonth[];
}

/** Contract in the payment follow-up. */
@ObjectType({ simpleResolvers: true })
export class FollowedContract {
  @Field(() => ID, { description: "Identificador del contrato." }) contractId!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => String, { description: "Nombre del cliente." }) cliente!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => Day, { description: "Día en que comienza el viaje." }) fechaInicioViaje!: string;
  @Field(() => COP, { description: "Precio para el cliente, en COP." }) precioTotal!: number;
  @Field(() => COP, { description: "Lo pagado y verificado, en COP." }) totalPagado!: number;
  @Field(() => COP, { description: "Lo registrado que espera verificación, en COP." }) porVerificar!: number;
  @Field(() => COP, {
    description:
      "El saldo, en COP: el precio menos lo pagado y verificado, sin descontar lo que está por verificar.",
  })
  saldoPendiente!: number;
  @Field(() => ContractPaymentState, { description: "Estado de sus pagos." }) estado!: ContractPaymentState;
  @Field(() => Int, { description: "0 ninguna, 2 por vencer, 3 vencido." }) prioridad!: number;
  @Field(() => NextPayment, {
    nullable: true,
    description:
      "Próximo pago que se pide: lo que no está pagado ni por verificar de la cuota más antigua; nulo si no queda.",
  })
  proximoPago!: NextPayment | null;
}

/** Summary cards for all signed and completed contracts, and one page of the filtered contracts. */
@ObjectType({ simpleResolvers: true })
export class PaymentFollowUpPage {
  @Field(() => Int, { description: "Cuántos contratos son." }) totalContratos!: number;
  /** Contracts with an instalment or a trip that is overdue or due soon. */
  @Field(() => Int, { description: "Contratos con algo vencido o por vencer." }) conVencimientos!: number;
  /** Contracts with an overdue instalment, counted on the page Mi día. */
  @Field(() => Int, { description: "Contratos con algo vencido." }) vencidos!: number;
  @Field(() => Int, { description: "Contratos pagados en parte." }) pagosParciales!: number;
  @Field(() => Int, { description: "Contratos pagados completos." }) completados!: number;
  @Field(() => COP, {
    description:
      "El saldo, en COP: el precio menos lo pagado y verificado, sin descontar lo que está por verificar.",
  })
  saldoPendiente!: number;
  @Field(() => [FollowedContract], { description: "Las filas de esta página." }) items!: FollowedContract[];
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
  @Field(() => Int, { description: "Número de la página, desde 1." }) page!: number;
  @Field(() => Int, { description: "Cuántas páginas hay." }) totalPages!: number;
}
