import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { Payment } from "../payment/payment.entity.ts";
import { CardAttempt } from "./attempt.entity.ts";

/** Latest report of the provider about one of its transactions. A transaction has at most one payment. */
@Entity({ tableName: "card_transactions" })
@Check({ name: "card_transactions_keep_four_digits", expression: "card_last_four ~ '^[0-9]{4}$'" })
export class CardTransaction {
  /** The provider's transaction id. */
  @PrimaryKey({ type: "text" })
  id!: string;

  /**
   * Attempt that the transaction belongs to; null when a program outside the application paid a reservation.
   */
  @Index()
  @Reference(() => CardAttempt, "attempt_id", { nullable: true, deleteRule: "restrict" })
  attempt: Rel<CardAttempt> | null = null;

  @OneToOne(() => Payment, { owner: true, nullable: true, fieldName: "payment_id", deleteRule: "restrict" })
  payment: Rel<Payment> | null = null;

  /** Status as the provider spells it; not a status of this application. */
  @Property({ type: "text", fieldName: "status" })
  word!: string;

  /**
   * Brand of the card that was charged, as the provider spells it. The next column contains its last four
   * digits.
   */
  @Property({ type: "text", nullable: true })
  cardBrand: string | null = null;

  @Property({ type: "text", nullable: true })
  cardLastFour: string | null = null;

  @Property({ ...instant, fieldName: "told_at" })
  reportedAt!: Date;
}
