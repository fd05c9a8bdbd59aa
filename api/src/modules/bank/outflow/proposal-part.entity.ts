import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference } from "../../../core/column.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Commission } from "../../commissions/commission/commission.entity.ts";
import { CommissionPayout } from "../../commissions/payout/commission-payout.entity.ts";
import { Refund } from "../../payments/refund/refund.entity.ts";
import { Installment } from "../../purchases/installment/installment.entity.ts";
import { ProviderPayment } from "../../purchases/provider-payment/provider-payment.entity.ts";
import { Purchase } from "../../purchases/purchase/purchase.entity.ts";
import { paidToMeSql, targetLabelSql, targetPaidSql } from "../statement/target-label.sql.ts";
import { BankProposal } from "../matching/proposal.entity.ts";

/**
 * One of the things that a proposal of an outflow consists of; most have one, a transfer for several dues
 * more.
 */
@NotFound("Propuesta no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_proposal_parts" })
@Check({ name: "bank_proposal_parts_amount_is_positive", expression: "amount > 0" })
@Check({
  name: "bank_proposal_parts_name_their_target",
  expression:
    "num_nonnulls(installment_id, purchase_id, provider_payment_id, payout_id, commission_id, refund_id) = 1 " +
    "and (payout_id is not null or seller_id is null)",
})
@Unique({ properties: ["proposal", "position"] })
@Index({ properties: ["installment"], where: "installment_id is not null" })
@Index({ properties: ["purchase"], where: "purchase_id is not null" })
@Index({ properties: ["providerPayment"], where: "provider_payment_id is not null" })
@Index({ properties: ["payout"], where: "payout_id is not null" })
@Index({ properties: ["commission"], where: "commission_id is not null" })
@Index({ properties: ["refund"], where: "refund_id is not null" })
export class BankProposalPart {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => BankProposal, "proposal_id", { deleteRule: "cascade" })
  proposal!: Rel<BankProposal>;

  @Property({ type: "integer" })
  position!: number;

  @Column("cop", "Cuánto es, en COP.")
  amount!: number;

  @Reference(() => Installment, "installment_id", {
    description: "La cuota; nulo si no es una.",
    nullable: true,
    deleteRule: "cascade",
  })
  installment: Rel<Installment> | null = null;

  @Reference(() => Purchase, "purchase_id", {
    description: "La compra de contado; nulo si no es una.",
    nullable: true,
    deleteRule: "cascade",
  })
  purchase: Rel<Purchase> | null = null;

  @Reference(() => ProviderPayment, "provider_payment_id", {
    description: "El pago de varias compras y cuotas; nulo si no es uno.",
    nullable: true,
    deleteRule: "cascade",
  })
  providerPayment: Rel<ProviderPayment> | null = null;

  @Reference(() => CommissionPayout, "payout_id", {
    description: "El pago de comisiones; nulo si no es uno.",
    nullable: true,
    deleteRule: "cascade",
  })
  payout: Rel<CommissionPayout> | null = null;

  @Reference(() => User, "seller_id", {
    as: () => Person,
    description: "Persona a la que se le pagaron; nulo si es el pago entero.",
    nullable: true,
    deleteRule: "cascade",
  })
  seller: Rel<User> | null = null;

  @Reference(() => Commission, "commission_id", {
    description: "La comisión por pagar; nulo si no es una.",
    nullable: true,
    deleteRule: "cascade",
  })
  commission: Rel<Commission> | null = null;

  @Reference(() => Refund, "refund_id", {
    description: "La devolución; nulo si no es una.",
    nullable: true,
    deleteRule: "cascade",
  })
  refund: Rel<Refund> | null = null;

  @Sql((row) => sql`coalesce(${targetLabelSql(row, { commission: true })}, '')`)
  @Field(() => String, { description: "Qué es, como se lee." })
  readonly label!: string;

  @Sql(targetPaidSql)
  @Field(() => Boolean, { description: "Si ya está pagado; si no, al aceptar se registra su pago." })
  readonly paid!: boolean;

  @Sql((row) => paidToMeSql(row, bind.me))
  readonly paidToMe!: boolean;
}
