import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../core/auth/role.ts";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { May } from "../../accounts/account/permission.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { approvedBySql, needsSecondPersonSql } from "../../approvals/payout.sql.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { AccountKind } from "../../contracts/refund-account/refund-account.enums.ts";
import { WithReceipt } from "../../purchases/purchase/receipt.entity.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import { paidForSql } from "../payable/paid-for.sql.ts";
import { PaidFor } from "../payable/paid-for.type.ts";
import { Payment } from "../payment/payment.entity.ts";
import { RefundMeans, RefundReason, RefundStatus } from "./refund.enums.ts";
import { maskedAccountSql, refundClientSql } from "./refund.sql.ts";
import type { RefundTurnFacts } from "./turn/refund-turn.rules.ts";
import { approvalAskedBySql, refundTurnFactsSql } from "./turn/refund-turn.sql.ts";

/**
 * Money that the agency owes to a client, with a due day. A refund does not change the received payments. A
 * payment in review is refunded once; the other payments of a record are refunded up to their sum.
 */
@NotFound("Devolución no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "refunds" })
@Check({ name: "refunds_amount_is_positive", expression: "monto > 0" })
@Check({ name: "refunds_are_of_one_thing", expression: "num_nonnulls(contract_id, order_id) = 1" })
@Check({
  name: "refunds_name_the_payment_in_review",
  expression: "(reason = 'pago_en_revision') = (payment_id is not null)",
})
@Check({
  name: "refunds_accounts_are_whole",
  expression:
    "num_nonnulls(account_bank, account_kind, account_number, account_holder, account_document_type, account_document, account_at) in (0, 7)",
})
@Check({
  name: "refunds_accounts_say_their_end",
  expression: "num_nonnulls(account_number, account_ending) in (0, 2)",
})
@Index({
  name: "refunds_plain_accounts",
  expression:
    "create index refunds_plain_accounts on refunds (id) " +
    "where account_number is not null and account_print is null",
})
@Check({
  name: "refunds_paid_say_how",
  expression:
    "(status = 'pagada') = (num_nonnulls(paid_at, paid_on, means, paid_by_id) > 0) and (status <> 'pagada' or (num_nonnulls(paid_at, paid_on, means, paid_by_id, account_number, comprobante_key) = 6))",
})
@Check({
  name: "refunds_annulled_say_why",
  expression:
    "(status = 'anulada') = (annulled_at is not null) and (annulled_at is null or annul_reason <> '')",
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["status", "dueOn", "id"] })
@Index({ properties: ["paidOn"] })
@Index({ properties: ["dueOn", "id"] })
@Index({ properties: ["monto", "id"] })
@Index({
  name: "refunds_by_payment_day",
  expression: "create index refunds_by_payment_day on refunds (paid_on nulls first, id)",
})
@Index({ properties: ["contract"] })
@Index({ properties: ["order"] })
export class Refund extends WithReceipt {
  [OptionalProps]?: "status";

  @Reference(() => Contract, "contract_id", {
    description: "El contrato.",
    nullable: true,
    deleteRule: "restrict",
  })
  contract: Rel<Contract> | null = null;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato." })
  readonly contractId!: string | null;

  /** The refunded reservation; null when a contract is refunded. */
  @Reference(() => Reservation, "order_id", { nullable: true, deleteRule: "restrict" })
  order: Rel<Reservation> | null = null;

  @ReferenceId("order", "uuid", { description: "Identificador de la reserva; nulo para un contrato." })
  readonly orderId!: string | null;

  @Sql(paidForSql)
  @Field(() => PaidFor, { description: "Contrato o reserva de la devolución." })
  readonly paidFor!: PaidFor;

  @Auth(STAFF)
  @Sql(refundClientSql)
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del cliente." })
  readonly clientId!: number | null;

  @Column("cop", "Valor en COP.")
  monto!: number;

  @Column(oneOf(RefundReason), "Motivo de la devolución.")
  reason!: RefundReason;

  @Column(oneOf(RefundStatus), "Estado del registro.", { default: "abierta" })
  status: RefundStatus = "abierta";

  @Column("text", "Nota de quien la abrió.", { nullable: true })
  note: string | null = null;

  @Column("day", "Día en que el cliente la debe tener.")
  dueOn!: string;

  /** Time at which the people who pay refunds were notified that the due day is near. */
  @Property({ ...instant, nullable: true })
  noticedAt: Date | null = null;

  @Field(() => Payment, {
    nullable: true,
    description: "Pago en revisión que se devuelve; nulo si no es uno.",
  })
  @OneToOne(() => Payment, { owner: true, nullable: true, fieldName: "payment_id", deleteRule: "restrict" })
  payment: Rel<Payment> | null = null;

  /** Null when the client opened the refund through the link, or it was opened automatically. */
  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
    deleteRule: "set null",
  })
  createdBy: Rel<User> | null = null;

  @ReferenceId("createdBy", "integer")
  readonly createdById!: number | null;

  /** Null for sellers. */
  @May("readRefunds")
  @Sql(maskedAccountSql)
  @Field(() => String, {
    nullable: true,
    description: "Cuenta enmascarada: `Bancolombia •••• 4321`; nulo si no se sabe.",
  })
  readonly accountMasked!: string | null;

  @Sql((row) => sql`(${row("accountNumber")} is not null)`)
  @Field(() => Boolean, { description: "Si ya se dijo a qué cuenta va." })
  readonly hasAccount!: boolean;

  @Property({ type: "text", nullable: true }) accountBank: string | null = null;
  @Enum({ items: () => Object.values(AccountKind), nullable: true }) accountKind: AccountKind | null = null;
  /** Encrypted account number, decrypted by `refund-account-number.ts`. */
  @Property({ type: "text", nullable: true }) accountNumber: string | null = null;
  /** Last digits of the account. */
  @Property({ type: "text", nullable: true }) accountEnding: string | null = null;
  /** Keyed hash of the account number; null while the number is not encrypted yet. */
  @Property({ type: "text", nullable: true }) accountPrint: string | null = null;
  @Property({ type: "text", nullable: true }) accountHolder: string | null = null;
  @Enum({ items: () => TipoDocumento, nullable: true }) accountDocumentType: TipoDocumento | null = null;
  @Property({ type: "text", nullable: true }) accountDocument: string | null = null;

  @Column("instant", "Cuándo se dijo la cuenta.", { nullable: true })
  accountAt: Date | null = null;

  @Reference(() => User, "account_by_id", {
    as: () => Person,
    description: "Persona del equipo que la anotó; nulo si fue el cliente.",
    nullable: true,
    deleteRule: "restrict",
  })
  accountBy: Rel<User> | null = null;

  @ReferenceId("accountBy", "integer")
  readonly accountById!: number | null;

  @May("approvePayouts")
  @Sql(needsSecondPersonSql("refund"))
  @Field(() => Boolean, { nullable: true, description: "Si pagarlo requiere que otra persona lo apruebe." })
  readonly needsSecondPerson!: boolean | null;

  @May("approvePayouts")
  @Sql(approvedBySql("refund"))
  @Field(() => Int, {
    nullable: true,
    description: "Número de la cuenta de quien aprobó pagarlo como está; nulo sin aprobación.",
  })
  readonly approvedById!: number | null;

  @Column("day", "Día en que se pagó.", { nullable: true })
  paidOn: string | null = null;

  @Column("instant", "Fecha y hora en que se anotó el pago.", { nullable: true })
  paidAt: Date | null = null;

  @Reference(() => User, "paid_by_id", {
    as: () => Person,
    description: "Persona que lo pagó.",
    nullable: true,
    deleteRule: "restrict",
  })
  paidBy: Rel<User> | null = null;

  @Column(oneOf(RefundMeans), "Medio exacto de pago.", { nullable: true })
  means: RefundMeans | null = null;

  @Column("text", "Referencia con la que se reconoce en el banco.", { nullable: true })
  reference: string | null = null;

  @Column("instant", "Cuándo se anuló.", { nullable: true })
  annulledAt: Date | null = null;

  @Column("text", "Por qué se anuló.", { nullable: true })
  annulReason: string | null = null;

  /** Facts that determine who takes the next step on the refund. */
  @Sql(refundTurnFactsSql)
  readonly turnFacts!: RefundTurnFacts;

  /** Id of the person who requested approval to pay the refund, while that request is pending. */
  @Sql(approvalAskedBySql)
  readonly approvalAskedBy!: number | null;
}
