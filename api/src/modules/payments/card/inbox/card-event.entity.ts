import { Entity, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../../core/columns.ts";

/**
 * The inbox: what the provider told, kept before it is answered. The event of a transaction and a status
 * stands in it once, however often it comes; what of it is personal is not kept.
 */
@Entity({ tableName: "card_events" })
@Unique({ properties: ["transactionId", "status"] })
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
