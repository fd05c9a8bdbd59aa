import type { Rel } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { CopColumn, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { COP, DateTime } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { BackingOrigin } from "../bank.enums.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";

/**
 * Pesos of a movement that are pesos of a payment: each of them once. A trigger keeps the sums on both, whose
 * checks bound them.
 */
@NotFound("Asignación no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_backings" })
@Check({ name: "bank_backings_amount_is_positive", expression: "amount > 0" })
@Unique({ properties: ["movement", "payment"] })
@Index({ properties: ["payment"] })
@Index({ properties: ["createdAt"] })
export class BankBacking {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Field(() => BankMovement)
  @ManyToOne(() => BankMovement, { fieldName: "movement_id", deleteRule: "restrict" })
  movement!: Rel<BankMovement>;

  @Field(() => Payment)
  @ManyToOne(() => Payment, { fieldName: "payment_id", deleteRule: "restrict" })
  payment!: Rel<Payment>;

  @Field(() => COP)
  @Property({ type: CopColumn })
  amount!: number;

  @Field(() => BackingOrigin)
  @Enum({ items: () => Object.values(BackingOrigin) })
  origin!: BackingOrigin;

  @Field(() => DateTime)
  @Property({ ...instant })
  createdAt!: Date;

  /** Person who matched it; null when it was matched automatically. */
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "restrict" })
  createdBy: Rel<User> | null = null;
}
