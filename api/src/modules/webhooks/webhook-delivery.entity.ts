import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../core/column.ts";
import { instant } from "../../core/columns.ts";
import { Webhook } from "./webhook.entity.ts";

/** Event that a webhook delivers: the bytes that every attempt sends, and the result of the attempts. */
@Entity({ tableName: "webhook_deliveries" })
@Unique({ properties: ["webhook", "entryId"] })
@Index({ properties: ["webhook", "createdAt", "id"] })
@Index({ properties: ["createdAt"] })
@Index({
  name: "webhook_deliveries_open",
  properties: ["webhook", "recordId", "position"],
  where: "ended_at is null",
})
@Check({
  name: "webhook_deliveries_have_a_small_body",
  expression: "octet_length(body) <= 262144 and char_length(answer) <= 1024",
})
@Check({
  name: "webhook_deliveries_delivered_have_ended",
  expression: "not delivered or ended_at is not null",
})
export class WebhookDelivery {
  [OptionalProps]?: "position" | "tries" | "delivered" | "test";

  /** Id of the delivery for the receiver, equal in every attempt. */
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  /** Sequence number among all deliveries, in the order in which they were written. */
  @Property({ type: "bigint", autoincrement: true })
  readonly position!: string;

  @Reference(() => Webhook, "webhook_id", { deleteRule: "cascade" })
  webhook!: Rel<Webhook>;

  @Property({ type: "text" })
  event!: string;

  /** Id of the record that the event is about; empty in a test without a record. */
  @Property({ type: "text" })
  recordId!: string;

  /** Id of the audit entry that the event represents; null in a test. */
  @Property({ type: "uuid", nullable: true })
  entryId: string | null = null;

  /** True for a test of the address that a person requested; it is attempted only once. */
  @Property({ type: "boolean", default: false })
  test: boolean = false;

  @Property({ ...instant })
  createdAt!: Date;

  /** Text that every attempt sends; null until the query has run. */
  @Property({ type: "text", nullable: true })
  body: string | null = null;

  @Property({ type: "integer", default: 0 })
  tries: number = 0;

  @Property({ ...instant, nullable: true })
  firstTriedAt: Date | null = null;

  @Property({ ...instant, nullable: true })
  triedAt: Date | null = null;

  /** Time of the next attempt. */
  @Property({ ...instant })
  dueAt!: Date;

  /** HTTP status of the latest response. The next column is the beginning of its text. */
  @Property({ type: "smallint", nullable: true })
  answerStatus: number | null = null;

  @Property({ type: "text", nullable: true })
  answer: string | null = null;

  /** Reason why there was no response, or no text to send. */
  @Property({ type: "text", nullable: true })
  failure: string | null = null;

  /** Time at which the delivery ended and attempts stopped; null while it is pending. */
  @Property({ ...instant, nullable: true })
  endedAt: Date | null = null;

  @Property({ type: "boolean", default: false })
  delivered: boolean = false;
}
