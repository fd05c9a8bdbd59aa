import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { CopColumn, instant } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import { AttemptStatus, MedioEnLinea } from "./card.enums.ts";

/**
 * One try of a client to pay online. It is stored before the provider is asked, so that whatever the provider
 * tells afterwards is known to be ours; the payment itself stands in `payments`, one for each transaction.
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
  @Index()
  @ManyToOne(() => Contract, { nullable: true, fieldName: "contract_id", deleteRule: "restrict" })
  contract: Rel<Contract> | null = null;

  /** The reservation that is paid, where it is no contract. */
  @Index()
  @ManyToOne(() => Reservation, { nullable: true, fieldName: "order_id", deleteRule: "restrict" })
  order: Rel<Reservation> | null = null;

  /** What the provider knows it by: the number of what is paid, a dash, and which try this is. */
  @Unique()
  @Property({ type: "text" })
  reference!: string;

  @Property({ type: CopColumn })
  monto!: number;

  @Enum({ items: () => Object.values(MedioEnLinea) })
  medio!: MedioEnLinea;

  @Enum({ items: () => Object.values(AttemptStatus), default: "started" })
  status: AttemptStatus = "started";

  /** What the payer's program calls it: a repetition of the request finds it again. */
  @Unique()
  @Property({ type: "text", nullable: true })
  key: string | null = null;

  /** The provider's transaction that it was last known by. */
  @Index()
  @Property({ type: "text", nullable: true })
  transactionId: string | null = null;

  /** Why it was refused, in the provider's words. */
  @Property({ type: "text", nullable: true })
  reason: string | null = null;

  /** Where the client goes on paying, at their bank. */
  @Property({ type: "text", nullable: true })
  bankUrl: string | null = null;

  @Property({ type: "text", nullable: true })
  pagadorNombre: string | null = null;

  @Property({ type: "text", nullable: true })
  pagadorEmail: string | null = null;

  @Property({ type: "text", nullable: true })
  pagadorTelefono: string | null = null;

  /** When the provider was last asked what became of it. */
  @Property({ ...instant, nullable: true })
  lookedUpAt: Date | null = null;

  /** When it came to its present outcome; null while it is open. */
  @Property({ ...instant, nullable: true })
  settledAt: Date | null = null;
}
