import type { Rel } from "@mikro-orm/core";
import { Check, Entity, OneToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { CopColumn, instant } from "../../../core/columns.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Payment } from "./payment.entity.ts";

/** Booking that reverses a verified payment: at most one per payment, append-only. */
@Entity({ tableName: "payment_reversals" })
@Check({ name: "payment_reversals_amount_is_positive", expression: "monto > 0" })
@Check({ name: "payment_reversals_have_a_reason", expression: "reason <> ''" })
export class PaymentReversal {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @OneToOne(() => Payment, { owner: true, fieldName: "payment_id", deleteRule: "restrict" })
  payment!: Rel<Payment>;

  /** Reversed amount: the whole payment, in COP. */
  @Property({ type: CopColumn })
  monto!: number;

  @Property({ type: "text" })
  reason!: string;

  @Property({ ...instant })
  at!: Date;

  @Reference(() => User, "by_id", { nullable: true })
  by: Rel<User> | null = null;
}
