import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { CopColumn, instant } from "../core/columns.ts";

/**
 * Transaction of the simulator, stored in the database and not in memory: several processes at one address
 * act as one provider, and a payment made before a crash still exists after it, as with the real provider.
 */
@Entity({ tableName: "sandbox_transactions" })
@Check({ name: "sandbox_transactions_amount_is_positive", expression: "amount_in_cents > 0" })
@Index({
  name: "sandbox_transactions_to_tell",
  expression: `create index sandbox_transactions_to_tell on sandbox_transactions (event_due_at)
      where event_due_at is not null`,
})
@Index({ properties: ["reference"] })
@Index({
  name: "sandbox_transactions_take_references_once",
  expression: `create unique index sandbox_transactions_take_references_once
      on sandbox_transactions (merchant, reference) where said is null`,
})
export class SandboxTransaction {
  [OptionalProps]?: "merchant" | "eventTries";

  @PrimaryKey({ type: "text" }) id!: string;
  @Property({ type: "text" }) reference!: string;
  /** Public key of the paid merchant. */
  @Property({ type: "text", default: "pub_test_local" }) merchant!: string;
  /** Amount in cents of a peso, unlike the application's own amounts. */
  @Property({ type: CopColumn }) amountInCents!: number;
  @Property({ type: "text" }) currency!: string;
  @Property({ type: "text" }) customerEmail!: string;
  /** Kind of the payment method and its displayed details; never a card number. */
  @Property({ type: "json", columnType: "jsonb" }) paymentMethod!: Record<string, unknown>;
  @Property({ type: "text", nullable: true }) redirectUrl: string | null = null;
  /** Outcome of the transaction, determined when it is created. */
  @Property({ type: "text" }) outcome!: string;
  @Property({ ...instant }) createdAt!: Date;
  /** Time at which it reaches its outcome; the transaction is pending until then. */
  @Property({ ...instant }) settlesAt!: Date;
  @Property({ ...instant, nullable: true }) voidedAt: Date | null = null;
  /** Time at which its event is to be sent or resent; null when there is none to send. */
  @Property({ ...instant, nullable: true }) eventDueAt: Date | null = null;
  @Property({ type: "integer", default: 0 }) eventTries: number = 0;
  /**
   * Properties that it returns instead of its own, set by `PUT /transactions/{id}`; null when none were set.
   */
  @Property({ type: "json", columnType: "jsonb", nullable: true })
  said: Readonly<Record<string, unknown>> | null = null;
}

/** Fault that the simulator simulates, and the address to which it sends events; at most one row. */
@Entity({ tableName: "sandbox_faults" })
@Check({ name: "sandbox_faults_are_one_row", expression: "id = 1" })
export class SandboxFault {
  @PrimaryKey({ type: "integer", autoincrement: false }) id: number = 1;
  @Property({ type: "text" }) fault!: string;
  /** Address to which events are sent instead of the default; null for the default. */
  @Property({ type: "text", nullable: true }) eventsUrl: string | null = null;
}

/** Tables of the simulator. */
export const sandboxEntities = [SandboxFault, SandboxTransaction];
