import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { NotificationCategory, NotificationPriority } from "../notification.enums.ts";

/** One notice for several people: their number, and how many have been notified so far. */
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

  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => User, "sender_id", { deleteRule: "cascade" })
  sender!: Rel<User>;

  @Property({ type: "text" })
  type!: string;

  @Enum({ items: () => Object.values(NotificationCategory) })
  category!: NotificationCategory;

  @Column(oneOf(NotificationPriority), "Prioridad.")
  priority!: NotificationPriority;

  @Column("text", "Título, como se lee.")
  title!: string;

  @Column("text", "Mensaje que se muestra.")
  message!: string;

  @Property({ type: "text", nullable: true })
  link: string | null = null;

  @Property({ type: "json", columnType: "jsonb", nullable: true })
  data: unknown = null;

  /** Ids of the recipients, in the order in which they are notified. */
  @Property({ type: "integer[]", columnType: "integer[]" })
  userIds!: number[];

  @Column("integer", "Cuántos hay en total.")
  total!: number;

  @Column("integer", "A cuántas les llegó, con las que ya no están.", { default: 0 })
  told: number = 0;

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Column("instant", "Cuándo les llegó a todas.", { nullable: true })
  finishedAt: Date | null = null;
}
