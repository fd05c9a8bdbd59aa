import { Check, Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../../core/columns.ts";

/**
 * Alert sent for an item's deadline; the primary key ensures that each step is sent once. A changed deadline
 * is alerted again.
 */
@Entity({ tableName: "deadline_alerts" })
@Check({ name: "deadline_alerts_hours_are_a_step", expression: "hours in (72, 24, 12, 0)" })
export class DeadlineAlert {
  @PrimaryKey({ type: "uuid" }) itemId!: string;
  @PrimaryKey({ ...instant }) deadline!: Date;
  /** Step that was reached: hours before the deadline; 0 when it passed. */
  @PrimaryKey({ type: "integer" }) hours!: number;
  @Property({ ...instant }) at!: Date;
}
