import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { CopColumn, instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { Recorded } from "../../core/record.ts";
import { COP, DateTime } from "../../core/scalars.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { ApprovalStatus, PayoutKind } from "./approval.enums.ts";
import { isCurrentSql } from "./payout.sql.ts";

/**
 * The look of a second person at one payment: this thing, this amount, this account. It is spent by the
 * payment that it is for, once; with another amount or account it is worth nothing.
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

  @Field(() => PayoutKind)
  @Enum({ items: () => Object.values(PayoutKind) })
  kind!: PayoutKind;

  /** The commission, purchase, installment or refund. */
  @Field(() => ID)
  @Property({ type: "uuid" })
  subjectId!: string;

  @Field(() => COP)
  @Property({ type: CopColumn })
  monto!: number;

  /** Digest of the account that receives it: another account needs another approval. */
  @Property({ type: "text" })
  account!: string;

  /** The account as people know it: bank and last digits. */
  @Field(() => String)
  @Property({ type: "text" })
  maskedAccount!: string;

  /** Person or company that is paid. */
  @Field(() => String)
  @Property({ type: "text" })
  payee!: string;

  /** Subject of the payment: the contract's or reservation's number, and the part of it. */
  @Field(() => String)
  @Property({ type: "text" })
  concept!: string;

  @Field(() => ApprovalStatus)
  @Enum({ items: () => Object.values(ApprovalStatus), default: "waiting" })
  status: ApprovalStatus = "waiting";

  /** True when the payment is unchanged since the request. */
  @Sql(isCurrentSql)
  @Field(() => Boolean)
  readonly current!: boolean;

  @Field(() => Person)
  @ManyToOne(() => User, { fieldName: "asked_by_id", deleteRule: "restrict" })
  askedBy!: Rel<User>;

  @Field(() => Int)
  @Property({ type: "integer", fieldName: "asked_by_id", persist: false })
  readonly askedById!: number;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "approved_by_id", deleteRule: "restrict" })
  approvedBy: Rel<User> | null = null;

  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "approved_by_id", persist: false, nullable: true })
  readonly approvedById!: number | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  approvedAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "spent_by_id", deleteRule: "restrict" })
  spentBy: Rel<User> | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  spentAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  withdrawnAt: Date | null = null;
}
