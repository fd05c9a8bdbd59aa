import type { Rel } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../../accounts/account/user.entity.ts";

/**
 * Browser that receives pushes for the person who last enabled them in it. It is valid as long as that
 * person's sessions of that time, whose `sessionsVersion` is stored here.
 */
@Entity({ tableName: "push_subscriptions" })
export class PushSubscription {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Index()
  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  /** URL of the browser's push service: https, on the public internet. */
  @Property({ type: "text", unique: true })
  endpoint!: string;

  @Property({ type: "text" })
  p256dh!: string;

  @Property({ type: "text" })
  auth!: string;

  @Property({ type: "integer" })
  sessionsVersion!: number;

  @Property({ ...instant })
  createdAt!: Date;
}
