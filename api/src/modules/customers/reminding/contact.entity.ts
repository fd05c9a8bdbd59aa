import { Check, Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { day, instant } from "../../../core/columns.ts";
import type { ContactChannel } from "./reminder.rules.ts";

/**
 * Reasons for which a person may be contacted only within the hours of the law. An offer that the client
 * requested takes no channel of the week.
 */
export type ContactReason = "collection" | "marketing" | "offer";

/**
 * A contact of a person about a debt or an offer: one a day over all of them, and one channel a week (Ley
 * 2300 de 2023, art. 3).
 */
@Entity({ tableName: "contacts" })
@Check({ name: "contacts_reason_is_known", expression: "reason in ('collection', 'marketing', 'offer')" })
@Check({ name: "contacts_channel_is_known", expression: "channel in ('mail', 'push', 'sms', 'whatsapp')" })
export class Contact {
  /** Their e-mail, lower-case, whatever the channel. */
  @PrimaryKey({ type: "text" }) person!: string;
  /** The day in Bogota. */
  @PrimaryKey({ ...day }) day!: string;
  @PrimaryKey({ type: "text" }) reason!: ContactReason;
  @Property({ type: "text" }) channel!: ContactChannel;
  @Property({ ...instant }) at!: Date;
}
