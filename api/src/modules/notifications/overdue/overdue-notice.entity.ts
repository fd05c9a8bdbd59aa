import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { day, instant } from "../../../core/columns.ts";

/** Marker that an overdue payment was notified: one for each line of a payment plan and due day. */
@Entity({ tableName: "overdue_notices" })
export class OverdueNotice {
  @PrimaryKey({ type: "uuid" }) planLineId!: string;
  @PrimaryKey({ ...day }) due!: string;
  @Property({ ...instant }) at!: Date;
}
