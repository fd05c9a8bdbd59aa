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
import { CopColumn, instant } from "../../core/columns.ts";
import { COP, DateTime } from "../../core/scalars.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import { LateKind } from "./closing.enums.ts";
import { MonthClosing } from "./month-closing.entity.ts";

/**
 * Booking by the card provider in a closed month: the only thing that changes its figures. A trigger writes
 * it together with the payment, and nothing ever changes it.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "late_bookings" })
@Unique({ properties: ["payment", "kind"] })
@Check({
  name: "late_bookings_have_their_sign",
  expression: "(kind = 'reverso') = (monto < 0) and monto <> 0",
})
@Index({ properties: ["closing", "at"] })
export class LateBooking {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  /** Closing of the month after which it was booked. */
  @ManyToOne(() => MonthClosing, { fieldName: "closing_id", deleteRule: "restrict" })
  closing!: Rel<MonthClosing>;

  @Field(() => Payment)
  @ManyToOne(() => Payment, { fieldName: "payment_id", deleteRule: "restrict" })
  payment!: Rel<Payment>;

  @Field(() => LateKind)
  @Enum({ items: () => Object.values(LateKind) })
  kind!: LateKind;

  /** Amount added to the month, in COP; negative for a voided payment. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  monto!: number;

  @Field(() => DateTime)
  @Property({ ...instant })
  at!: Date;
}
