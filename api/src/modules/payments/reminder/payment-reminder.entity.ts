import { Check, Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { day, instant } from "../../../core/columns.ts";

/**
 * Reminder of a line of their plan that was sent to a client, automatically or manually; its key makes it the
 * only reminder of its step. A due day that moves is reminded of again. Nobody is reminded twice on one day,
 * whatever they owe (Ley 2300 de 2023, art. 3).
 */
@Entity({ tableName: "payment_reminders" })
@Unique({ name: "payment_reminders_once_a_day", properties: ["email", "sentOn"] })
@Check({ name: "payment_reminders_step_is_one", expression: "step between -7 and 9999" })
export class PaymentReminder {
  @PrimaryKey({ type: "uuid" }) planLineId!: string;
  @PrimaryKey({ ...day }) due!: string;
  /** Days after the due day, negative before it. */
  @PrimaryKey({ type: "smallint" }) step!: number;
  /** E-mail address of the client, lower-case. */
  @Property({ type: "text" }) email!: string;
  /** The day in Bogota. */
  @Property({ ...day }) sentOn!: string;
  @Property({ ...instant }) at!: Date;
}
