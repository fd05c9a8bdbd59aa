import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";
import { DateTime } from "../../../core/scalars.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { NotificationCategory, NotificationPriority } from "../notification.enums.ts";

/** One notice for many people: how many they are, and how many of them were notified so far. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "notice_batches" })
@Index({ properties: ["sender", "createdAt", "id"] })
@Check({ name: "notice_batches_tell_everybody_once", expression: "told between 0 and total" })
@Check({
  name: "notice_batches_end_when_all_are_told",
  expression: "(finished_at is not null) = (told = total)",
})
@Check({ name: "notice_batches_have_people", expression: "total = cardinality(user_ids) and total > 0" })
export class NoticeBatch {
  [OptionalProps]?: "data" | "told";

  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => User, { fieldName: "sender_id", deleteRule: "cascade" })
  sender!: Rel<User>;

  @Property({ type: "text" })
  type!: string;

  @Enum({ items: () => Object.values(NotificationCategory) })
  category!: NotificationCategory;

  @Field(() => NotificationPriority)
  @Enum({ items: () => Object.values(NotificationPriority) })
  priority!: NotificationPriority;

  @Field(() => String)
  @Property({ type: "text" })
  title!: string;

  @Field(() => String)
  @Property({ type: "text" })
  message!: string;

  @Property({ type: "text", nullable: true })
  link: string | null = null;

  @Property({ type: "json", columnType: "jsonb", nullable: true })
  data: unknown = null;

  /** Ids of people in the order in which they are notified. */
  @Property({ type: "integer[]", columnType: "integer[]" })
  userIds!: number[];

  @Field(() => Int)
  @Property({ type: "integer" })
  total!: number;

  /** Number of people notified, including people who have left since. */
  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  told: number = 0;

  @Field(() => DateTime)
  @Property({ ...instant })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  finishedAt: Date | null = null;
}
