import { OptionalProps } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../../core/columns.ts";

/**
 * Event of the provider, stored before the request is answered. Each report of a transaction is stored once,
 * however often it is sent. The provider's checksum covers neither the reference nor the boundaries between
 * values. Both are therefore part of a report's identity, so that a tampered event never replaces a genuine
 * one. Personal data of the event are not stored.
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

  /**
   * Type of the event. Only `transaction.updated` has an effect; events of other types are stored and
   * ignored.
   */
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

  /** Number of queries to the provider about this event. */
  @Property({ type: "smallint", default: 0 })
  asks: number = 0;

  /**
   * Time of the next query to the provider about this event; null before the first query, which is due
   * immediately.
   */
  @Property({ ...instant, nullable: true })
  askAt: Date | null = null;

  /** Result of applying the event to the records. */
  @Property({ type: "text", nullable: true })
  outcome: string | null = null;

  /**
   * Reason why the latest attempt to apply the event failed; null once it was applied, or while it is to be
   * tried immediately.
   */
  @Property({ type: "text", nullable: true })
  failure: string | null = null;

  /** Number of failed attempts to apply the event. */
  @Property({ type: "smallint", default: 0 })
  tries: number = 0;
}
