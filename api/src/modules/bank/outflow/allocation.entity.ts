import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { CommissionPayout } from "../../commissions/payout/commission-payout.entity.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { Refund } from "../../payments/refund/refund.entity.ts";
import { Provider } from "../../providers/provider.entity.ts";
import { Installment } from "../../purchases/installment/installment.entity.ts";
import { ProviderPayment } from "../../purchases/provider-payment/provider-payment.entity.ts";
import { Purchase } from "../../purchases/purchase/purchase.entity.ts";
import { AllocationOrigin, BankConcept } from "../bank.enums.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";
import { BankRule } from "./rule/bank-rule.entity.ts";
import { targetLabelSql } from "../statement/target-label.sql.ts";
import { incoming, outgoing, ruled } from "./concept.rules.ts";

const list = (concepts: readonly string[]): string => concepts.map((concept) => `'${concept}'`).join(", ");

/**
 * Part of a movement that one thing explains: a due, purchase, payment of several dues, payment of
 * commissions or refund that was paid with it, or a concept. Its amount has the sign of the movement.
 * Triggers sum the parts on the movement, and keep the parts of a target within its amount.
 */
@NotFound("Parte no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_allocations" })
@Check({ name: "bank_allocations_explain_something", expression: "amount <> 0 or cents <> 0" })
@Check({
  name: "bank_allocations_cents_go_with_the_amount",
  expression: "cents between -99 and 99 and sign(cents) * sign(amount) >= 0",
})
@Check({
  name: "bank_allocations_name_their_target",
  expression:
    "(concept = 'cuota') = (installment_id is not null) " +
    "and (concept in ('compra', 'devolucion_proveedor')) = (purchase_id is not null) " +
    "and (concept = 'pago_proveedor') = (provider_payment_id is not null) " +
    "and (concept = 'comisiones') = (payout_id is not null) " +
    "and (concept = 'comisiones' or seller_id is null) " +
    "and (concept = 'devolucion') = (refund_id is not null) " +
    "and (concept = 'anticipo') = (provider_id is not null) " +
    "and (concept = 'traslado') = (other_account_id is not null)",
})
@Check({
  name: "bank_allocations_have_the_sign_of_their_concept",
  expression:
    `(concept not in (${list(outgoing)}) or amount <= 0 and cents <= 0) ` +
    `and (concept not in (${list(incoming)}) or amount >= 0 and cents >= 0)`,
})
@Check({
  name: "bank_allocations_by_rule_are_of_the_bank",
  expression:
    "(origin = 'regla') = (rule_id is not null) " + `and (rule_id is null or concept in (${list(ruled)}))`,
})
@Index({
  name: "bank_allocations_once",
  expression: `create unique index bank_allocations_once on bank_allocations (movement_id, concept,
      coalesce(installment_id, purchase_id, provider_payment_id, payout_id, refund_id, provider_id,
        other_account_id, '00000000-0000-0000-0000-000000000000'), coalesce(seller_id, 0))`,
})
@Index({ properties: ["movement"] })
@Index({ properties: ["installment"], where: "installment_id is not null" })
@Index({ properties: ["purchase"], where: "purchase_id is not null" })
@Index({ properties: ["providerPayment"], where: "provider_payment_id is not null" })
@Index({ properties: ["payout"], where: "payout_id is not null" })
@Index({ properties: ["refund"], where: "refund_id is not null" })
@Index({ properties: ["provider"], where: "provider_id is not null" })
@Index({ properties: ["rule"], where: "rule_id is not null" })
@Index({ properties: ["createdAt"] })
export class BankAllocation {
  [OptionalProps]?: "centavos" | "registered";

  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => BankMovement, "movement_id", { description: "El movimiento.", deleteRule: "restrict" })
  movement!: Rel<BankMovement>;

  @Column(oneOf(BankConcept), "Qué lo explica.")
  concept!: BankConcept;

  @Column("cop", "Cuánto explica, en COP; negativo si salió.")
  amount!: number;

  @Column("smallint", "Centavos además de los pesos, con su mismo signo.", { fieldName: "cents", default: 0 })
  centavos: number = 0;

  @Reference(() => Installment, "installment_id", {
    description: "La cuota que pagó; nulo si no es una.",
    nullable: true,
    deleteRule: "restrict",
  })
  installment: Rel<Installment> | null = null;

  /** The purchase that was paid at once, or of which the provider refunds money. */
  @Reference(() => Purchase, "purchase_id", {
    description: "La compra que pagó de contado, o de la que el proveedor devuelve; nulo si no es una.",
    nullable: true,
    deleteRule: "restrict",
  })
  purchase: Rel<Purchase> | null = null;

  @Reference(() => ProviderPayment, "provider_payment_id", {
    description: "El pago de varias compras y cuotas; nulo si no es uno.",
    nullable: true,
    deleteRule: "restrict",
  })
  providerPayment: Rel<ProviderPayment> | null = null;

  @Reference(() => CommissionPayout, "payout_id", {
    description: "El pago de comisiones; nulo si no es uno.",
    nullable: true,
    deleteRule: "restrict",
  })
  payout: Rel<CommissionPayout> | null = null;

  /** Seller whose part of the payment of commissions it is; null for the whole payment. */
  @Reference(() => User, "seller_id", {
    as: () => Person,
    description: "Persona a la que se le pagaron; nulo si es el pago entero.",
    nullable: true,
    deleteRule: "restrict",
  })
  seller: Rel<User> | null = null;

  @Reference(() => Refund, "refund_id", {
    description: "La devolución; nulo si no es una.",
    nullable: true,
    deleteRule: "restrict",
  })
  refund: Rel<Refund> | null = null;

  @Reference(() => Provider, "provider_id", {
    description: "El proveedor al que se le anticipó; nulo si no es un anticipo.",
    nullable: true,
    deleteRule: "restrict",
  })
  provider: Rel<Provider> | null = null;

  @Reference(() => AgencyAccount, "other_account_id", {
    description: "La otra cuenta de un traslado propio; nulo si no lo es.",
    nullable: true,
    deleteRule: "restrict",
  })
  otherAccount: Rel<AgencyAccount> | null = null;

  @Reference(() => BankRule, "rule_id", {
    description: "La regla que lo clasificó; nulo si fue una persona.",
    nullable: true,
    deleteRule: "restrict",
  })
  rule: Rel<BankRule> | null = null;

  @Column(oneOf(AllocationOrigin), "Cómo llegó a explicarlo.")
  origin!: AllocationOrigin;

  /** True when accepting the movement registered the payment, which was not there before. */
  @Column("boolean", "Si al aceptarlo se registró el pago.", { default: false })
  registered: boolean = false;

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo dijo; nulo si fue una regla.",
    nullable: true,
    deleteRule: "restrict",
  })
  createdBy: Rel<User> | null = null;

  @Sql((row) => targetLabelSql(row, { provider: true }))
  @Field(() => String, {
    nullable: true,
    description: "Qué se pagó, como se lee; nulo si es solo un concepto.",
  })
  readonly label!: string | null;
}
