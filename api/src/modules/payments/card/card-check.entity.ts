import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Entity, Index, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../../core/columns.ts";
import { Payment } from "../payment/payment.entity.ts";

/**
 * Comparison of a verified payment with the provider's later answer. The payments were made before
 * transactions were queried with the agency's own key; an upgrade created these rows. They never change the
 * payment.
 */
@Entity({ tableName: "card_checks" })
@Index({
  name: "card_checks_to_ask",
  expression: "create index card_checks_to_ask on card_checks (payment_id) where asked_at is null",
})
@Index({
  name: "card_checks_unconfirmed",
  expression: "create index card_checks_unconfirmed on card_checks (asked_at) where problem is not null",
})
export class CardCheck {
  [OptionalProps]?: "asks";

  @OneToOne(() => Payment, { owner: true, primary: true, fieldName: "payment_id", deleteRule: "cascade" })
  payment!: Rel<Payment>;

  /** Time of the provider's answer; null until the provider is queried. */
  @Property({ ...instant, nullable: true })
  askedAt: Date | null = null;

  /** Difference between the payment and the provider's answer, in Spanish; null when they agree. */
  @Property({ type: "text", nullable: true })
  problem: string | null = null;

  @Property({ type: "smallint", default: 0 })
  asks: number = 0;
}
