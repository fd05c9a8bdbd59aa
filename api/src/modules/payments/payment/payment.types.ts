import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { ContractPaymentState, TipoPago } from "./payment.enums.ts";
import { Payment } from "./payment.entity.ts";
import { paymentOrder, paymentQueueOrder } from "./payment.rules.ts";

@ObjectType({ simpleResolvers: true })
export class PaymentPage extends PageOf(Payment) {}

/** Page of the list, with its order. */
@ArgsType()
export class PaymentPageArgs extends OrderedPageOf<Payment>()(paymentOrder) {}

/** Page of the payments that await verification, with its order. */
@ArgsType()
export class PaymentQueuePageArgs extends OrderedPageOf<Payment>()(paymentQueueOrder) {}

/** Numbers and sums of payments by state. */
@ObjectType({ simpleResolvers: true })
export class PaymentCounters {
  /** Awaiting verification. */
  @Field(() => Int) pending!: number;
  /** Pending payments that people review: none of them awaits verification. */
  @Field(() => Int) inReview!: number;
  @Field(() => Int) verified!: number;
  /** Rejected payments, the reversed payments included. */
  @Field(() => Int) rejected!: number;
  @Field(() => Int) reversed!: number;
  @Field(() => COP) pendingValue!: number;
  @Field(() => COP) verifiedValue!: number;
}

/** Payments of a contract as a whole: its three figures, and the amounts still to pay. */
@ObjectType({ simpleResolvers: true })
export class ResumenFinanciero {
  @Field(() => COP) precioTotal!: number;
  @Field(() => COP) totalPagado!: number;
  /** Registered, not verified yet. */
  @Field(() => COP) porVerificar!: number;
  @Field(() => COP) saldoPendiente!: number;
  /** Amount that may still be registered, in COP: neither paid nor awaiting verification. */
  @Field(() => COP) porRegistrar!: number;
  /** Percent, 1 decimal. */
  @Field(() => Number) porcentajePagado!: number;
  @Field(() => Int) diasHastaViaje!: number;
}

/** Everything about the payments of a contract; its parts are read separately. */
@ObjectType({ simpleResolvers: true })
export class ContractPaymentDetails {
  id!: string;
  resumen!: ResumenFinanciero;
}

/** An amount and the day by which it is due. */
@ObjectType({ simpleResolvers: true })
export class NextPayment {
  @Field(() => COP) monto!: number;
  @Field(() => Day) fechaVencimiento!: string;
}

/** Facts for paying a contract, and no others: they are public. */
@ObjectType({ simpleResolvers: true })
export class PaymentInfo {
  @Field(() => ID) contractId!: string;
  @Field(() => String) contractNumber!: string;
  @Field(() => String) destino!: string;
  @Field(() => COP) precioTotal!: number;
  @Field(() => COP) saldoPendiente!: number;
  @Field(() => NextPayment, { nullable: true }) proximoPago!: NextPayment | null;
}

/** Verified payments of one way of paying. */
@ObjectType({ simpleResolvers: true })
export class PaymentsByType {
  @Field(() => TipoPago) tipoPago!: TipoPago;
  @Field(() => Int) cantidad!: number;
  @Field(() => COP) total!: number;
}

/** Verified payments of one month of their pay day. */
@ObjectType({ simpleResolvers: true })
export class PaymentsByMonth {
  /** `2026-11`. */
  @Field(() => String) mes!: string;
  @Field(() => Int) cantidad!: number;
  @Field(() => COP) total!: number;
}

/** Report over payments, amounts in COP; reversed payments count nowhere. */
@ObjectType({ simpleResolvers: true })
export class PaymentsSummary {
  @Field(() => COP) totalPagos!: number;
  @Field(() => COP) totalVerificado!: number;
  @Field(() => COP) totalPendiente!: number;
  @Field(() => COP) totalRechazado!: number;
  /**
   * Amount refunded to clients on the filter's days, of its contract; the filter's other parts do not matter.
   */
  @Field(() => COP) devoluciones!: number;
  /** Verified payments without the refunds. */
  @Field(() => COP) totalNeto!: number;
  @Field(() => [PaymentsByType]) porTipo!: PaymentsByType[];
  @Field(() => [PaymentsByMonth]) porMes!: PaymentsByMonth[];
}

/** Contract in the follow-up of payments. */
@ObjectType({ simpleResolvers: true })
export class FollowedContract {
  @Field(() => ID) contractId!: string;
  @Field(() => String) contractNumber!: string;
  @Field(() => String) cliente!: string;
  @Field(() => String) destino!: string;
  @Field(() => Day) fechaInicioViaje!: string;
  @Field(() => COP) precioTotal!: number;
  @Field(() => COP) totalPagado!: number;
  @Field(() => COP) porVerificar!: number;
  @Field(() => COP) saldoPendiente!: number;
  @Field(() => ContractPaymentState) estado!: ContractPaymentState;
  /** 0 none, 2 due soon, 3 overdue. */
  @Field(() => Int) prioridad!: number;
  @Field(() => NextPayment, { nullable: true }) proximoPago!: NextPayment | null;
}

/** Cards over all signed and completed contracts, and one page of the filtered contracts. */
@ObjectType({ simpleResolvers: true })
export class PaymentFollowUpPage {
  @Field(() => Int) totalContratos!: number;
  /** Contracts with a share or a trip that is overdue or due soon. */
  @Field(() => Int) conVencimientos!: number;
  /** Contracts with a share that is overdue, which Mi día counts. */
  @Field(() => Int) vencidos!: number;
  @Field(() => Int) pagosParciales!: number;
  @Field(() => Int) completados!: number;
  @Field(() => COP) saldoPendiente!: number;
  @Field(() => [FollowedContract]) items!: FollowedContract[];
  @Field(() => Int) total!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) totalPages!: number;
}
