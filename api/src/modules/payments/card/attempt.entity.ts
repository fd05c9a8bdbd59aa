import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Reference } from "../../../core/column.ts";
import { CopColumn, instant } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import { AttemptStatus, MedioEnLinea } from "./card.enums.ts";

/**
 * A client's attempt to pay online. The attempt is stored before the provider is called, so that every later
 * report of the provider can be matched. Its payments are rows of `payments`, one per transaction.
 */
@Entity({ tableName: "card_attempts" })
@Check({ name: "card_attempts_amount_is_positive", expression: "monto > 0" })
@Check({ name: "card_attempts_pay_one_thing", expression: "num_nonnulls(contract_id, order_id) = 1" })
@Index({
  name: "card_attempts_unsettled",
  expression: `create index card_attempts_unsettled on card_attempts (created_at)
      where status in ('started', 'pending')`,
})
export class CardAttempt extends Recorded {
  [OptionalProps]?: "status";

  @Index()
  @Reference(() => Contract, "contract_id", { nullable: true, deleteRule: "restrict" })
  contract: Rel<Contract> | null = null;

  /** The reservation that is paid; null when a contract is paid. */
  @Index()
  @Reference(() => Reservation, "order_id", { nullable: true, deleteRule: "restrict" })
  order: Rel<Reservation> | null = null;

  /**
   * Reference of the attempt at the provider: the number of the contract or the id of the reservation, a
   * dash, and the number of the attempt.
   */
  @Unique()
  @Property({ type: "text" })
  reference!: string;

  @Property({ type: CopColumn })
  monto!: number;

  @Enum({ items: () => Object.values(MedioEnLinea) })
  medio!: MedioEnLinea;

  @Enum({ items: () => Object.values(AttemptStatus), default: "started" })
  status: AttemptStatus = "started";

  /** Idempotency key sent by the payer's program; a repeated request finds the attempt by this key. */
  @Unique()
  @Property({ type: "text", nullable: true })
  key: string | null = null;

  /** Latest known transaction of the provider. */
  @Index()
  @Property({ type: "text", nullable: true })
  transactionId: string | null = null;

  /** Reason why the provider refused the transaction, in the provider's words. */
  @Property({ type: "text", nullable: true })
  reason: string | null = null;

  /** Page of the payer's bank where the payment continues. */
  @Property({ type: "text", nullable: true })
  bankUrl: string | null = null;

  @Property({ type: "text", nullable: true })
  pagadorNombre: string | null = null;

  @Property({ type: "text", nullable: true })
  pagadorEmail: string | null = null;

  @Property({ type: "text", nullable: true })
  pagadorTelefono: string | null = null;

  /** Time of the latest query to the provider about this attempt. */
  @Property({ ...instant, nullable: true })
  lookedUpAt: Date | null = null;

  /** Time at which the attempt reached its current outcome; null while it is open. */
  @Property({ ...instant, nullable: true })
  settledAt: Date | null = null;
}
