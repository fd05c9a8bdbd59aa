import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { day, instant } from "../../../core/columns.ts";

/** Marker that an overdue payment was notified: one for each due day of a line of a payment plan. */
@Entity({ tableName: "overdue_notices" })
export class OverdueNotice {
  @PrimaryKey({ type: "uuid" }) planLineId!: string;
  @PrimaryKey({ ...day }) due!: string;
  @Property({ ...instant }) at!: Date;
}
