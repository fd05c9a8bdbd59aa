import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../core/column.ts";
import { instant } from "../../core/columns.ts";
import { Webhook } from "./webhook.entity.ts";

/** One event that a webhook delivers: the bytes that every try sends, and the result of the tries. */
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

  /** Id under which the receiver knows it: the same in every try. */
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  /** Its place among all, in the order in which the acts wrote them. */
  @Property({ type: "bigint", autoincrement: true })
  readonly position!: string;

  @Reference(() => Webhook, "webhook_id", { deleteRule: "cascade" })
  webhook!: Rel<Webhook>;

  @Property({ type: "text" })
  event!: string;

  /** Record that the event is about; empty in a test without one. */
  @Property({ type: "text" })
  recordId!: string;

  /** Line of the history that is the event; null in a test. */
  @Property({ type: "uuid", nullable: true })
  entryId: string | null = null;

  /** True when a person requested a test of the address: it is tried once. */
  @Property({ type: "boolean", default: false })
  test: boolean = false;

  @Property({ ...instant })
  createdAt!: Date;

  /** The text that every try sends; null until the query has run. */
  @Property({ type: "text", nullable: true })
  body: string | null = null;

  @Property({ type: "integer", default: 0 })
  tries: number = 0;

  @Property({ ...instant, nullable: true })
  firstTriedAt: Date | null = null;

  @Property({ ...instant, nullable: true })
  triedAt: Date | null = null;

  /** Time of the next try. */
  @Property({ ...instant })
  dueAt!: Date;

  /** Status of the last answer, and the beginning of its text. */
  @Property({ type: "smallint", nullable: true })
  answerStatus: number | null = null;

  @Property({ type: "text", nullable: true })
  answer: string | null = null;

  /** Reason why there was no answer, or no text to send. */
  @Property({ type: "text", nullable: true })
  failure: string | null = null;

  /** Time since when it is not tried any more. */
  @Property({ ...instant, nullable: true })
  endedAt: Date | null = null;

  @Property({ type: "boolean", default: false })
  delivered: boolean = false;
}
