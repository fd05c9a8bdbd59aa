import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Recorded } from "../../core/record.ts";
import { DateTime, Json } from "../../core/scalars.ts";
import { User } from "../accounts/account/user.entity.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { Quote } from "../quotes/quote/quote.entity.ts";
import { Reservation } from "../reservations/reservation.entity.ts";
import { type Readers, readers } from "./kinds/notice-kind.rules.ts";
import { NotificationCategory, NotificationPriority } from "./notification.enums.ts";

// No foreign key: a notice is written last, and must not wait for another transaction that holds the
// record.
const subject = { nullable: true, createForeignKeyConstraint: false, index: false } as const;

/**
 * Notification for one person (shapes, "Notification"). `type` is the event, such as `quote_approved`;
 * `category` its group.
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
  name: "notifications_deleted",
  expression: "create index notifications_deleted on notifications (deleted_at) where deleted_at is not null",
})
@Index({
  name: "notifications_by_age",
  expression: "create index notifications_by_age on notifications using brin (created_at)",
})
@Check({ name: "notifications_read_ones_say_when", expression: "read = (read_at is not null)" })
export class Notification extends Recorded {
  [OptionalProps]?: "priority" | "read" | "readers" | "data";

  @ManyToOne(() => User, { fieldName: "user_id", deleteRule: "cascade" })
  user!: Rel<User>;

  @Field(() => Int)
  @Property({ type: "integer", fieldName: "user_id", persist: false })
  readonly userId!: number;

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

  /** Time at which its person deleted it; it can be restored for a moment, then the row is deleted. */
  @Property({ ...instant, nullable: true })
  deletedAt: Date | null = null;

  /** The roles that may still read it. */
  @Enum({ items: () => Object.keys(readers), default: "everybody" })
  readers: Readers = "everybody";

  /** Quote that it is about; a person who no longer reaches the quote cannot read the notification. */
  @ManyToOne(() => Quote, { ...subject, fieldName: "quote_id" })
  quote: Rel<Quote> | null = null;

  /** Contract that it is about. */
  @ManyToOne(() => Contract, { ...subject, fieldName: "contract_id" })
  contract: Rel<Contract> | null = null;

  /** Reservation that it is about. */
  @ManyToOne(() => Reservation, { ...subject, fieldName: "order_id" })
  order: Rel<Reservation> | null = null;

  /** Address in the application that opens its subject. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  link: string | null = null;

  /** An object of ids and figures, free in form. */
  @Field(() => Json, { nullable: true })
  @Property({ type: "json", columnType: "jsonb", nullable: true })
  data: unknown = null;
}
