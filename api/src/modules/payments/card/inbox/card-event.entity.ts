import { OptionalProps } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../../core/columns.ts";

/**
 * Event of the provider, stored before it is answered. Each report of a transaction is stored once, however
 * often it is sent.
 * The provider's checksum does not cover the reference, nor the borders between figures. So both are part of
 * the identity of a report, and a tampered event never replaces a true event. Personal data in it are not
 * stored.
 */
@Entity({ tableName: "card_events" })
@Index({
  name: "card_events_once",
  expression: `create unique index card_events_once on card_events (transaction_id, status,
      (told ->> 'reference'), (told ->> 'amount_in_cents'), (told ->> 'currency'))`,
})
@Index({
  name: "card_events_failed",
  expression:
    "create index card_events_failed on card_events (received_at) " +
    "where applied_at is null and failure is not null",
})
@Index({
  name: "card_events_to_apply",
  expression: "create index card_events_to_apply on card_events (received_at) where applied_at is null",
})
export class CardEvent {
  [OptionalProps]?: "reported" | "asks" | "tries";

  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  /** `transaction.updated`; others are kept and change nothing. */
  @Property({ type: "text" })
  kind!: string;

  @Property({ type: "text", nullable: true })
  transactionId: string | null = null;

  @Property({ type: "text", nullable: true })
  status: string | null = null;

  /** Properties of the transaction as the provider reported them. */
  @Property({ type: "json", columnType: "jsonb", nullable: true, fieldName: "told" })
  reported: unknown = null;

  @Property({ ...instant })
  receivedAt!: Date;

  @Property({ ...instant, nullable: true })
  appliedAt: Date | null = null;

  /** Number of queries to the provider about it. */
  @Property({ type: "smallint", default: 0 })
  asks: number = 0;

  /** Time of the next query to the provider about it; null before the first query, which is due at once. */
  @Property({ ...instant, nullable: true })
  askAt: Date | null = null;

  /** Result of applying it to the records. */
  @Property({ type: "text", nullable: true })
  outcome: string | null = null;

  /** Reason why it could not be applied at the last try; null once it was, or is to be tried at once. */
  @Property({ type: "text", nullable: true })
  failure: string | null = null;

  /** Number of times that it could not be applied. */
  @Property({ type: "smallint", default: 0 })
  tries: number = 0;
}
