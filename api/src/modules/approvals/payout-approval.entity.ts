import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../core/column.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { Recorded } from "../../core/record.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { ApprovalStatus, PayoutKind } from "./approval.enums.ts";
import { isCurrentSql } from "./payout.sql.ts";

/**
 * Approval by a second person of one payment with its amount and its account. It is used up by that payment,
 * once; with another amount or account it is invalid.
 */
@NotFound("Aprobación no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "payout_approvals" })
@Unique({
  name: "payout_approvals_one_living",
  properties: ["kind", "subjectId"],
  where: "status in ('waiting', 'approved')",
})
@Check({ name: "payout_approvals_amount_is_positive", expression: "monto > 0" })
@Check({
  name: "payout_approvals_are_of_two_people",
  expression: "approved_by_id <> asked_by_id and spent_by_id <> approved_by_id",
})
@Check({
  name: "payout_approvals_say_who",
  expression:
    "(approved_at is null) = (approved_by_id is null) and (spent_at is null) = (spent_by_id is null) and (withdrawn_at is null) = (status <> 'withdrawn') and (status <> 'approved' or approved_by_id is not null) and (status = 'spent') = (spent_by_id is not null) and (spent_by_id is null or approved_by_id is not null)",
})
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["monto", "id"] })
export class PayoutApproval extends Recorded {
  [OptionalProps]?: "status";

  @Column(oneOf(PayoutKind), "Por qué sale el dinero.")
  kind!: PayoutKind;

  @Column("uuid", "Identificador de la comisión, la compra, la cuota o la devolución.")
  subjectId!: string;

  @Column("cop", "Valor en COP.")
  monto!: number;

  /** Digest of the receiving account; another account needs another approval. */
  @Property({ type: "text" })
  account!: string;

  @Column("text", "Cuenta enmascarada: banco y últimas cifras.")
  maskedAccount!: string;

  @Column("text", "Persona o empresa a la que se le paga.")
  payee!: string;

  @Column("text", "Por qué se paga: número del contrato o la reserva, y qué parte.")
  concept!: string;

  @Column(oneOf(ApprovalStatus), "Estado del registro.", { default: "waiting" })
  status: ApprovalStatus = "waiting";

  @Sql(isCurrentSql)
  @Field(() => Boolean, { description: "Si sigue siendo el pago para el que se pidió." })
  readonly current!: boolean;

  @Reference(() => User, "asked_by_id", {
    as: () => Person,
    description: "Persona que la pidió.",
    deleteRule: "restrict",
  })
  askedBy!: Rel<User>;

  @ReferenceId("askedBy", "integer", { description: "Número de la cuenta de quien la pidió." })
  readonly askedById!: number;

  @Reference(() => User, "approved_by_id", {
    as: () => Person,
    description: "Persona que aprobó; nulo sin aprobación.",
    nullable: true,
    deleteRule: "restrict",
  })
  approvedBy: Rel<User> | null = null;

  @ReferenceId("approvedBy", "integer", {
    description: "Número de la cuenta de quien aprobó pagarlo como está; nulo sin aprobación.",
  })
  readonly approvedById!: number | null;

  @Column("instant", "Fecha y hora de la aprobación.", { nullable: true })
  approvedAt: Date | null = null;

  @Reference(() => User, "spent_by_id", {
    as: () => Person,
    description: "Persona que hizo el pago.",
    nullable: true,
    deleteRule: "restrict",
  })
  spentBy: Rel<User> | null = null;

  @Column("instant", "Fecha y hora en que se usó.", { nullable: true })
  spentAt: Date | null = null;

  @Column("instant", "Fecha y hora en que se retiró.", { nullable: true })
  withdrawnAt: Date | null = null;
}
