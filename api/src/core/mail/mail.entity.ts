import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant, ValueObjectColumn } from "../columns.ts";

/** File attached to an e-mail; its bytes are in the file storage. */
export interface MailAttachment {
  readonly filename: string;
  readonly storageKey: string;
  readonly contentType: string;
  /** Size in bytes. */
  readonly size: number;
}

/** Channel of a message. */
export type MessageChannel = "email" | "sms";

/**
 * Returns the SQL of the first id in the key of an e-mail (`alias` is its row): the record that the e-mail is
 * about, or a part of that record.
 */
export const mailRecord = (alias: string): string =>
  `substring(${alias}.key from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')`;

/** SQL condition that a message waits until the owner sends it, on the message's own columns. */
export const waits = "waiting_at is not null and released_at is null and dropped_at is null";
const waitingIndex = `create index mails_waiting on mails (waiting_at, id) where ${waits}`;

/** E-mail or SMS, written in the transaction of the act that it reports, and delivered by a job. */
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
  /**
   * Header `Message-ID`, unchanged in every attempt, so that the recipient's server recognizes a repetition.
   */
  @Property({ type: "text", unique: true }) messageId!: string;
  /** Kind and record; a second message with the same key is never written. */
  @Property({ type: "text", unique: true }) key!: string;
  @Property({ type: "text", default: "email" }) channel: MessageChannel = "email";
  /** An e-mail address, or a mobile number. */
  @Property({ type: "text" }) to!: string;
  @Property({ type: "text" }) subject!: string;
  /** Address of the advisor for replies (header `Reply-To`); null for the agency's address. */
  @Property({ type: "text", nullable: true }) replyTo: string | null = null;
  /** Text of the message as HTML; blank when it no longer needs to be kept. */
  @Property({ type: "text" }) html!: string;
  @Property({ type: "text" }) text!: string;
  /** SHA-256 of `text`, set when the text is blanked: it proves what text was sent. */
  @Property({ type: "text", nullable: true }) textSha256: string | null = null;
  /** Time until which a captured or held e-mail keeps its text, by the database's clock. */
  @Index()
  @Property({ ...instant, nullable: true })
  keptUntil: Date | null = null;
  @Property({ type: ValueObjectColumn }) attachments!: MailAttachment[];
  @Property({ ...instant }) createdAt!: Date;
  @Property({ ...instant, nullable: true }) sentAt: Date | null = null;
  /** Time at which the e-mail was held because the installation sends no e-mails. */
  @Property({ ...instant, nullable: true }) heldAt: Date | null = null;
  /** Time at which an e-mail to a client began to wait for the owner to send it. */
  @Property({ ...instant, nullable: true }) waitingAt: Date | null = null;
  /** Time at which the owner released a waiting e-mail. */
  @Property({ ...instant, nullable: true }) releasedAt: Date | null = null;
  /** Time at which a waiting e-mail was dropped or expired; it will not be sent. */
  @Property({ ...instant, nullable: true }) droppedAt: Date | null = null;
  /** E-mail address to which an undeliverable SMS is sent instead; null when there is none. */
  @Property({ type: "text", nullable: true }) insteadTo: string | null = null;
  /** Time at which another message replaced it, or it expired; it will not be sent. */
  @Property({ ...instant, nullable: true }) replacedAt: Date | null = null;
  /** Time until which sending it makes sense; null for no limit. */
  @Property({ ...instant, nullable: true }) expiresAt: Date | null = null;
  @Property({ type: "integer", default: 0 }) tries: number = 0;
}
