import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../../core/columns.ts";

/**
 * The inbox: what the provider told, kept before it is answered. What is said of a transaction stands in it
 * once, however often it comes. The provider's checksum does not bind the reference, nor where one figure
 * ends: so they are part of what is said, and an event that was tampered with takes no true one's place.
 * What of it is personal is not kept.
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
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  /** `transaction.updated`; others are kept and change nothing. */
  @Property({ type: "text" })
  kind!: string;

  @Property({ type: "text", nullable: true })
  transactionId: string | null = null;

  @Property({ type: "text", nullable: true })
  status: string | null = null;

  /** What it told of the transaction. */
  @Property({ type: "json", columnType: "jsonb", nullable: true })
  told: unknown = null;

  @Property({ ...instant })
  receivedAt!: Date;

  @Property({ ...instant, nullable: true })
  appliedAt: Date | null = null;

  /** How often the provider was asked about it. */
  @Property({ type: "smallint", default: 0 })
  asks: number = 0;

  /** When the provider is to be asked about it again; null while nobody asked, which is due at once. */
  @Property({ ...instant, nullable: true })
  askAt: Date | null = null;

  /** What it made of our records. */
  @Property({ type: "text", nullable: true })
  outcome: string | null = null;

  /** Why it could not be applied at the last try; null once it was, or is to be tried at once. */
  @Property({ type: "text", nullable: true })
  failure: string | null = null;

  /** How often it could not be applied. */
  @Property({ type: "smallint", default: 0 })
  tries: number = 0;
}
