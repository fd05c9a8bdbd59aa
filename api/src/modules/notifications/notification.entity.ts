import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../core/column.ts";
import { instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Recorded } from "../../core/record.ts";
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
 * `category` is its group.
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

  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  @ReferenceId("user", "integer", { description: "Número de la cuenta de la persona." })
  readonly userId!: number;

  @Column("text", "El suceso, como `quote_approved`; sin valor, `system_alert`.")
  type!: string;

  @Column(oneOf(NotificationCategory), "Grupo; sin valor, el de su suceso.")
  category!: NotificationCategory;

  @Column("text", "Título, como se lee.")
  title!: string;

  @Column("text", "Mensaje que se muestra.")
  message!: string;

  @Column(oneOf(NotificationPriority), "Prioridad.", { default: "normal" })
  priority: NotificationPriority = "normal";

  @Column("boolean", "Si se leyó.", { default: false })
  read: boolean = false;

  @Column("instant", "Cuándo se leyó.", { nullable: true })
  readAt: Date | null = null;

  /**
   * Time at which the person deleted the notification; it can be restored for one minute, then the row is
   * deleted.
   */
  @Property({ ...instant, nullable: true })
  deletedAt: Date | null = null;

  /** Group of roles that may still read the notification. */
  @Enum({ items: () => Object.keys(readers), default: "everybody" })
  readers: Readers = "everybody";

  /**
   * Quote that the notification is about; a person who no longer has the quote in scope cannot read the
   * notification.
   */
  @ManyToOne(() => Quote, { ...subject, fieldName: "quote_id" })
  quote: Rel<Quote> | null = null;

  /** Contract that the notification is about. */
  @ManyToOne(() => Contract, { ...subject, fieldName: "contract_id" })
  contract: Rel<Contract> | null = null;

  /** Reservation that the notification is about. */
  @ManyToOne(() => Reservation, { ...subject, fieldName: "order_id" })
  order: Rel<Reservation> | null = null;

  @Column("text", "Página de la plataforma que abre.", { nullable: true })
  link: string | null = null;

  @Column("json", "Identificadores y cifras del suceso, distintos en cada clase: por eso es JSON.", {
    nullable: true,
  })
  data: unknown = null;
}
