import { Collection, OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { AtMost } from "../../../core/read/limits/at-most.ts";
import { bind, raw, sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { PlanLine } from "../../contracts/plan/plan-line.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { BankConcept } from "../bank.enums.ts";
import { BankProposalPart } from "../outflow/proposal-part.entity.ts";
import { paidToMeSql } from "../statement/target-label.sql.ts";
import { isPartPaid } from "./part-paid.sql.ts";
import { contradictionFacts } from "./contradiction.sql.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";

const columns: Readonly<Record<string, string>> = {
  payout: "p.payout_id",
  seller: "p.seller_id",
  commission: "p.commission_id",
  refund: "p.refund_id",
};
const toMe = paidToMeSql((property) => raw(columns[property]!), bind.me);

/**
 * Proposed match of a movement with a registered payment, or with a plan amount whose payment is not
 * registered yet. The database creates and deletes proposals; the id is derived from the matched record.
 */
@NotFound("Propuesta no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_proposals" })
@Check({
  name: "bank_proposals_are_of_one_thing",
  expression: "num_nonnulls(payment_id, contract_id, concept) = 1",
})
@Index({ properties: ["movement", "score"] })
@Index({ properties: ["payment"] })
@Index({ properties: ["contract"] })
export class BankProposal {
  [OptionalProps]?: "exact" | "byDocument";

  @Column("uuid", "Identificador del registro.", { primary: true })
  id!: string;

  @Reference(() => BankMovement, "movement_id", { description: "El movimiento.", deleteRule: "cascade" })
  movement!: Rel<BankMovement>;

  @Reference(() => Payment, "payment_id", {
    description: "El pago; nulo si es una cuota sin registrar.",
    nullable: true,
    deleteRule: "cascade",
  })
  payment: Rel<Payment> | null = null;

  @Reference(() => Contract, "contract_id", {
    description: "El contrato.",
    nullable: true,
    deleteRule: "cascade",
  })
  contract: Rel<Contract> | null = null;

  @Reference(() => PlanLine, "plan_line_id", {
    description: "La cuota del plan que pagaría; nulo si es un pago.",
    nullable: true,
    deleteRule: "set null",
  })
  planLine: Rel<PlanLine> | null = null;

  /** Set for a proposal of an outflow, whose parts name the things that it pays. */
  @Column(oneOf(BankConcept), "Qué pago de la agencia sería; nulo si es de un cliente.", { nullable: true })
  concept: BankConcept | null = null;

  @AtMost(12)
  @Field(() => [BankProposalPart], { description: "Lo que pagaría una salida; vacío en un ingreso." })
  @OneToMany(() => BankProposalPart, (part) => part.proposal, { orderBy: { position: "asc" } })
  parts = new Collection<BankProposalPart>(this);

  /** Amount and reference match, and no other movement or payment is similar. */
  @Column("boolean", "Si valor y referencia coinciden con un solo pago.", { default: false })
  exact: boolean = false;

  @Property({ type: "integer" })
  score!: number;

  @Column("integer", "Días entre el movimiento y el pago o el vencimiento.")
  daysApart!: number;

  @Property({ type: "boolean" })
  byAmount!: boolean;

  @Property({ type: "boolean" })
  byReference!: boolean;

  @Sql((row) => sql`(${row("payment")} is not null)`)
  @Field(() => Boolean, { description: "Si es un pago registrado; si no, una cuota del plan." })
  readonly isPayment!: boolean;

  /** True when other movements already cover a part of the payment. */
  @Sql(
    (row) =>
      sql`exists (select from payments rest where rest.id = ${row("payment")} and rest.respaldado > 0)`,
  )
  readonly isRest!: boolean;

  /** True when the contract's number occurs in the bank's words. */
  @Property({ type: "boolean" })
  byNumber!: boolean;

  /** Facts from which a contradiction in the bank's words is derived. */
  @Sql((row) =>
    contradictionFacts({
      movementId: row("movement"),
      paymentId: row("payment"),
      contractId: row("contract"),
      byNumber: row("byNumber"),
      byReference: row("byReference"),
    }),
  )
  readonly contradictionFacts!: object;

  /** True when the payer's name occurs in the bank's words. */
  @Property({ type: "boolean" })
  byName!: boolean;

  /** True when the document or the account of the payee occurs in the bank's words. */
  @Property({ type: "boolean", default: false })
  byDocument: boolean = false;

  /**
   * True when everything that an outflow's proposal names is paid already; accepting it registers nothing.
   */
  @Sql(
    (row) => sql`not exists (select from bank_proposal_parts p where p.proposal_id = ${row("id")}
      and not ${isPartPaid})`,
  )
  readonly paid!: boolean;

  @Sql((row) => sql`(select count(*)::int from bank_proposal_parts p where p.proposal_id = ${row("id")})`)
  readonly partCount!: number;

  /** True when a part of an outflow's proposal is paid to the viewer. */
  @Sql(
    (row) => sql`exists (select from bank_proposal_parts p where p.proposal_id = ${row("id")} and ${toMe})`,
  )
  readonly paidToMe!: boolean;
}
