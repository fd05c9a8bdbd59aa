import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Entity, Index, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../../core/columns.ts";
import { Payment } from "../payment/payment.entity.ts";

/**
 * Later answer of the provider about a verified payment that was made before transactions were queried under
 * the agency's own key. The upgrade wrote the rows; they change nothing of the payment.
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

  /** Difference from the provider's answer, in Spanish; null without a difference. */
  @Property({ type: "text", nullable: true })
  problem: string | null = null;

  @Property({ type: "smallint", default: 0 })
  asks: number = 0;
}
