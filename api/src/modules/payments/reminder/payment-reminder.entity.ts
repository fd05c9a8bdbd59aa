import { Check, Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { day, instant } from "../../../core/columns.ts";

/**
 * Reminder of a plan line that was sent to a client, automatically or manually. The primary key allows one
 * reminder per step; when the due day changes, a new reminder is sent. A client gets at most one reminder a
 * day, whatever the client owes (Ley 2300 de 2023, art. 3).
 */
@Entity({ tableName: "payment_reminders" })
@Unique({ name: "payment_reminders_once_a_day", properties: ["email", "sentOn"] })
@Check({ name: "payment_reminders_step_is_one", expression: "step between -7 and 9999" })
export class PaymentReminder {
  @PrimaryKey({ type: "uuid" }) planLineId!: string;
  @PrimaryKey({ ...day }) due!: string;
  /** Days after the due day; negative before it. */
  @PrimaryKey({ type: "smallint" }) step!: number;
  /** E-mail address of the client, in lower case. */
  @Property({ type: "text" }) email!: string;
  /** Day of the reminder in Bogotá. */
  @Property({ ...day }) sentOn!: string;
  @Property({ ...instant }) at!: Date;
}
