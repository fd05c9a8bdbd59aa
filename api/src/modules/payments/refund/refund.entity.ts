import type { Rel } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToOne,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { CopColumn, day } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import { Payment } from "../payment/payment.entity.ts";
import { RefundReason } from "./refund.enums.ts";

/**
 * Money that the agency owes back to a client, by a day. It changes no payment: what came in stays as it was.
 * A thing is refunded once for each reason, and a payment in review once.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "refunds" })
@Check({ name: "refunds_amount_is_positive", expression: "monto > 0" })
@Check({ name: "refunds_are_of_one_thing", expression: "num_nonnulls(contract_id, order_id) = 1" })
@Check({
  name: "refunds_name_the_payment_in_review",
  expression: "(reason = 'pago_en_revision') = (payment_id is not null)",
})
@Unique({
  name: "refunds_once_per_contract",
  properties: ["contract", "reason"],
  where: "reason <> 'pago_en_revision'",
})
@Unique({
  name: "refunds_once_per_order",
  properties: ["order", "reason"],
  where: "reason <> 'pago_en_revision'",
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["contract"] })
@Index({ properties: ["order"] })
export class Refund extends Recorded {
  @Field(() => Contract, { nullable: true })
  @ManyToOne(() => Contract, { nullable: true, fieldName: "contract_id", deleteRule: "restrict" })
  contract: Rel<Contract> | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", fieldName: "contract_id", persist: false, nullable: true })
  contractId!: string | null;

  /** The reservation whose money goes back, where it is no contract's. */
  @ManyToOne(() => Reservation, { nullable: true, fieldName: "order_id", deleteRule: "restrict" })
  order: Rel<Reservation> | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", fieldName: "order_id", persist: false, nullable: true })
  orderId!: string | null;

  @Field(() => COP)
  @Property({ type: CopColumn })
  monto!: number;

  @Field(() => RefundReason)
  @Enum({ items: () => Object.values(RefundReason) })
  reason!: RefundReason;

  /** The day by which the client has it. */
  @Field(() => Day)
  @Property({ ...day })
  dueOn!: string;

  /** The payment in review that goes back. */
  @Field(() => Payment, { nullable: true })
  @OneToOne(() => Payment, { owner: true, nullable: true, fieldName: "payment_id", deleteRule: "restrict" })
  payment: Rel<Payment> | null = null;

  /** Who opened it; nobody where its client did by the link. */
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "set null" })
  createdBy: Rel<User> | null = null;
}
