import { Field, Int, ObjectType } from "type-graphql";
import { COP } from "../../../core/scalars.ts";
import type { BoughtIds } from "./purchase.find.ts";
import { TipoDiferencia } from "./purchase.enums.ts";

/** Real cost of an item beside its quoted cost, in COP. */
@ObjectType({ simpleResolvers: true })
export class PriceDifference {
  @Field(() => COP) cotizado!: number;
  @Field(() => COP) real!: number;
  /** Real − quoted. */
  @Field(() => COP) diferencia!: number;
  @Field(() => TipoDiferencia) tipo!: TipoDiferencia;
}

/**
 * Records affected by a purchase or payment: the purchase, its item, and the installment when one was paid.
 */
@ObjectType()
export class PurchasePayload implements BoughtIds {
  purchaseId!: string;
  itemId!: string;
  installmentId?: string;
}

/** Progress of the purchases of a contract. */
@ObjectType({ simpleResolvers: true })
export class PurchaseSummary {
  @Field(() => Int) totalItems!: number;
  /** Bought and paid, or in no need of a purchase. */
  @Field(() => Int) completados!: number;
  /** Less than 12 hours to the deadline, or past it. */
  @Field(() => Int) criticos!: number;
  /** Less than 72 hours to the deadline, 12 at least. */
  @Field(() => Int) advertencia!: number;
  /** Items past the deadline; included in the critical ones. */
  @Field(() => Int) vencidos!: number;
  /** Waiting without a deadline. */
  @Field(() => Int) sinFecha!: number;
  /** Quoted total of the items that need a purchase. */
  @Field(() => COP) totalCotizado!: number;
  @Field(() => COP) totalComprado!: number;
  /** Real less quoted cost, over bought items. */
  @Field(() => COP) diferencia!: number;
  /** Completed ÷ total in percent, rounded. */
  @Field(() => Int) progreso!: number;
}

/** Cost of a contract's purchases, and the amount paid. */
@ObjectType({ simpleResolvers: true })
export class PurchasesFinancialSummary {
  @Field(() => COP) totalCotizado!: number;
  @Field(() => COP) totalComprado!: number;
  /** Paid to providers. */
  @Field(() => COP) totalPagado!: number;
  /** Owed to providers. */
  @Field(() => COP) saldoPendiente!: number;
  @Field(() => COP) diferencia!: number;
  @Field(() => COP) precioContrato!: number;
  /** (price − purchase cost) ÷ price in percent, 2 decimals; null without a price. */
  @Field(() => Number, { nullable: true }) margenBruto!: number | null;
  @Field(() => Int) itemsTotal!: number;
  @Field(() => Int) itemsComprados!: number;
  @Field(() => Int) itemsPagados!: number;
  /** Unpaid and not overdue. */
  @Field(() => Int) cuotasPendientes!: number;
  @Field(() => Int) cuotasVencidas!: number;
  /** Number of pending ones that are due within 3 days. */
  @Field(() => Int) cuotasProximas!: number;
}
