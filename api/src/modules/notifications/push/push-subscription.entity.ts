import type { Rel } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../../accounts/account/user.entity.ts";

/**
 * Browser that receives pushes for the person who last switched them on in it. It ends with that person's
 * sessions open at that moment, whose `sessionsVersion` it keeps.
 */
@Entity({ tableName: "push_subscriptions" })
export class PushSubscription {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Index()
  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  /** The address of the browser's push service: https, of the public internet. */
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
