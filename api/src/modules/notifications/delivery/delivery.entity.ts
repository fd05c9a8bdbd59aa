import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Notification } from "../notification.entity.ts";
import { DeliveryChannel, DeliveryClass } from "./delivery.enums.ts";

/**
 * Delivery of a notice to a person by one channel, with the times at which it was due, and was sent or
 * dropped.
 */
@Entity({ tableName: "notice_deliveries" })
@Index({
  name: "notice_deliveries_due",
  expression: "create index notice_deliveries_due on notice_deliveries (due_at) where done_at is null",
})
@Index({ properties: ["user", "channel", "doneAt"] })
@Index({
  name: "notice_deliveries_done",
  expression: "create index notice_deliveries_done on notice_deliveries (done_at) where done_at is not null",
})
@Check({ name: "notice_deliveries_dropped_ones_are_done", expression: "not dropped or done_at is not null" })
export class NoticeDelivery {
  [OptionalProps]?: "dropped";

  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Index()
  @Reference(() => Notification, "notification_id", { deleteRule: "cascade" })
  notification!: Rel<Notification>;

  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  @Enum({ items: () => Object.values(DeliveryChannel) })
  channel!: DeliveryChannel;

  @Enum({ items: () => Object.values(DeliveryClass), fieldName: "class" })
  kind!: DeliveryClass;

  @Property({ ...instant })
  dueAt!: Date;

  @Property({ ...instant, nullable: true })
  doneAt: Date | null = null;

  /** True when the notice was dropped: the person no longer wants it, or may no longer read it. */
  @Property({ type: "boolean", default: false })
  dropped: boolean = false;
}
