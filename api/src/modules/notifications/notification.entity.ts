import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Recorded } from "../../core/record.ts";
import { DateTime, Json } from "../../core/scalars.ts";
import { User } from "../accounts/account/user.entity.ts";
import { NotificationCategory, NotificationPriority } from "./notification.enums.ts";

/**
 * What one person is told (shapes, "Notification"). `type` is the event, such as `quote_approved`; `category`
 * its group.
 */
@NotFound("Notificación no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "notifications" })
@Index({ properties: ["user", "createdAt", "id"] })
@Index({
  name: "notifications_unread",
  expression: "create index notifications_unread on notifications (user_id) where not read",
})
@Index({
  name: "notifications_to_mail",
  expression: "create index notifications_to_mail on notifications (created_at, id) where mail_waits",
})
@Check({ name: "notifications_read_ones_say_when", expression: "read = (read_at is not null)" })
export class Notification extends Recorded {
  @ManyToOne(() => User, { fieldName: "user_id", deleteRule: "cascade" })
  user!: Rel<User>;

  @Field(() => Int)
  @Property({ type: "integer", fieldName: "user_id", persist: false })
  userId!: number;

  @Field(() => String)
  @Property({ type: "text" })
  type!: string;

  @Field(() => NotificationCategory)
  @Enum({ items: () => Object.values(NotificationCategory) })
  category!: NotificationCategory;

  @Field(() => String)
  @Property({ type: "text" })
  title!: string;

  @Field(() => String)
  @Property({ type: "text" })
  message!: string;

  @Field(() => NotificationPriority)
  @Enum({ items: () => Object.values(NotificationPriority), default: "normal" })
  priority: NotificationPriority = "normal";

  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  read: boolean = false;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  readAt: Date | null = null;

  /** Whether its mail waits for the hours in which people may be contacted. */
  @Property({ type: "boolean", default: false })
  mailWaits: boolean = false;

  /** An address of the application that opens what it is about. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  link: string | null = null;

  /** An object of ids and figures, free in form. */
  @Field(() => Json, { nullable: true })
  @Property({ type: "json", columnType: "jsonb", nullable: true })
  data: unknown = null;
}
