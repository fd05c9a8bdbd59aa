import { Check, Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { day, instant } from "../../../core/columns.ts";
import type { ContactChannel } from "./reminder.rules.ts";

/**
 * Reasons for which a person may be contacted only within the legal hours. An offer that the client
 * requested does not use up the channel of the week.
 */
export type ContactReason = "collection" | "marketing" | "offer";

/**
 * Contact with a person about a debt or an offer. Only one contact a day, and one channel a week, is allowed
 * (Ley 2300 de 2023, art. 3).
 */
@Entity({ tableName: "contacts" })
@Check({ name: "contacts_reason_is_known", expression: "reason in ('collection', 'marketing', 'offer')" })
@Check({ name: "contacts_channel_is_known", expression: "channel in ('mail', 'push', 'sms', 'whatsapp')" })
export class Contact {
  /** E-mail of the person in lower case, for every channel. */
  @PrimaryKey({ type: "text" }) person!: string;
  /** Day of the contact, in Bogota time. */
  @PrimaryKey({ ...day }) day!: string;
  @PrimaryKey({ type: "text" }) reason!: ContactReason;
  @Property({ type: "text" }) channel!: ContactChannel;
  @Property({ ...instant }) at!: Date;
}
