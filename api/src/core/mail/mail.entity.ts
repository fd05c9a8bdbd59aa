import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant, ValueObjectColumn } from "../columns.ts";

/** File attached to a mail; its bytes are in the storage. */
export interface MailAttachment {
  readonly filename: string;
  readonly storageKey: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** Channel of a message. */
export type MessageChannel = "email" | "sms";

/**
 * Returns the first id in the key of a mail (`alias`: its row): the record that it is about, or a part of it.
 */
export const mailRecord = (alias: string): string =>
  `substring(${alias}.key from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')`;

/** Condition that a message waits until the owner sends it, over its own columns. */
export const waits = "waiting_at is not null and released_at is null and dropped_at is null";
const waitingIndex = `create index mails_waiting on mails (waiting_at, id) where ${waits}`;

/** Mail or SMS, written in the transaction of the act that it reports and delivered by a job. */
@Entity({ tableName: "mails" })
@Index({ properties: ["to", "createdAt"] })
@Index({ properties: ["createdAt", "id"], name: "mails_to_send", where: "sent_at is null" })
@Index({
  name: "mails_of_records",
  expression: `create index mails_of_records on mails ((${mailRecord("mails")}))`,
})
@Index({
  name: "mails_by_age",
  expression: "create index mails_by_age on mails using brin (created_at)",
})
@Check({ name: "mails_held_are_not_sent", expression: "held_at is null or sent_at is null" })
@Check({ name: "mails_replaced_are_not_sent", expression: "replaced_at is null or sent_at is null" })
@Index({ name: "mails_waiting", expression: waitingIndex })
@Check({
  name: "mails_wait_before_they_are_sent",
  expression:
    "waiting_at is null or released_at is not null or (sent_at is null and held_at is null and replaced_at is null)",
})
@Check({ name: "mails_released_had_waited", expression: "released_at is null or waiting_at is not null" })
@Check({
  name: "mails_dropped_are_not_sent",
  expression: "dropped_at is null or (waiting_at is not null and released_at is null and sent_at is null)",
})
@Check({ name: "mails_channel_is_known", expression: "channel in ('email', 'sms')" })
export class MailMessage {
  [OptionalProps]?: "channel" | "tries";

  @PrimaryKey({ type: "uuid" }) id: string = v7();
  /** Header `Message-ID`, the same at every try, so that the receiver recognizes a repetition. */
  @Property({ type: "text", unique: true }) messageId!: string;
  /** Record and purpose: a second mail with the same key is never written. */
  @Property({ type: "text", unique: true }) key!: string;
  @Property({ type: "text", default: "email" }) channel: MessageChannel = "email";
  /** An e-mail address, or the number of a mobile. */
  @Property({ type: "text" }) to!: string;
  @Property({ type: "text" }) subject!: string;
  /** Address of the advisor for replies (header `Reply-To`); null for the agency's. */
  @Property({ type: "text", nullable: true }) replyTo: string | null = null;
  /** Text of the message as HTML; blank once it need not be kept any more. */
  @Property({ type: "text" }) html!: string;
  @Property({ type: "text" }) text!: string;
  /** SHA-256 of `text`, set when that is blanked: it proves the sent text. */
  @Property({ type: "text", nullable: true }) textSha256: string | null = null;
  /** Time until which a captured or held mail keeps its text, by the machine's clock. */
  @Index()
  @Property({ ...instant, nullable: true })
  keptUntil: Date | null = null;
  @Property({ type: ValueObjectColumn }) attachments!: MailAttachment[];
  @Property({ ...instant }) createdAt!: Date;
  @Property({ ...instant, nullable: true }) sentAt: Date | null = null;
  /** Time at which it was held because the installation sends no mail. */
  @Property({ ...instant, nullable: true }) heldAt: Date | null = null;
  /** Time since which a mail to a client waits, or at which it began to wait, for the owner to send it. */
  @Property({ ...instant, nullable: true }) waitingAt: Date | null = null;
  /** Time at which a waiting mail was released. */
  @Property({ ...instant, nullable: true }) releasedAt: Date | null = null;
  /** Time at which a waiting mail was dropped, or its days were over: it is not sent any more. */
  @Property({ ...instant, nullable: true }) droppedAt: Date | null = null;
  /** E-mail address that gets an SMS which cannot be sent; null when there is none. */
  @Property({ type: "text", nullable: true }) insteadTo: string | null = null;
  /** Time at which another message replaced it, or it expired: it is not sent any more. */
  @Property({ ...instant, nullable: true }) replacedAt: Date | null = null;
  /** Time until which it is worth sending; null: always. */
  @Property({ ...instant, nullable: true }) expiresAt: Date | null = null;
  @Property({ type: "integer", default: 0 }) tries: number = 0;
}
