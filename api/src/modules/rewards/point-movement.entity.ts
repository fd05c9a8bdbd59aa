import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf } from "../../core/column.ts";
import { CopColumn } from "../../core/columns.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { sql } from "../../core/read/sql.ts";
import { User } from "../accounts/account/user.entity.ts";
import { PointKind, PointSource } from "./point-movement.enums.ts";

/**
 * Movement of a person's points; the table is append-only. `points` is the change and `balance` the result,
 * which a trigger checks against the previous movement. `amount` is the payment of a referred customer.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "point_movements" })
@Unique({ properties: ["user", "ordinal"] })
@Unique({ properties: ["source", "sourceId", "kind"] })
@Check({ name: "point_movements_balance_is_not_negative", expression: "balance >= 0" })
@Check({
  name: "point_movements_go_their_way",
  expression:
    "case kind when 'earned' then points > 0 and points = amount / 50000 when 'taken_back' then points <= 0 and amount < 0 else points <> 0 end",
})
@Check({
  name: "point_movements_of_refunds_take_no_more_than_they_made",
  expression: "source is distinct from 'refund' or (kind = 'taken_back' and points >= amount / 50000)",
})
@Check({
  name: "point_movements_say_where_from",
  expression: "(kind = 'adjustment') = (num_nonnulls(source, source_id, customer_id, amount) = 0)",
})
@Check({
  name: "point_movements_adjustments_say_why",
  expression: "kind <> 'adjustment' or (reason <> '' and by_id is not null)",
})
@Index({ properties: ["user", "customer"] })
export class PointMovement {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  /** Owner of the points: the person who referred the customer. */
  @Reference(() => User, "user_id", { deleteRule: "restrict" })
  user!: Rel<User>;

  /** Sequence number among the person's movements, from 1. */
  @Property({ type: "integer" })
  ordinal!: number;

  @Column(oneOf(PointKind), "Motivo del movimiento.")
  kind!: PointKind;

  @Column("integer", "Cuántos puntos suma, o resta si es negativo.")
  points!: number;

  @Column("integer", "Saldo de puntos después del movimiento.")
  balance!: number;

  @Reference(() => User, "customer_id", { nullable: true, deleteRule: "restrict" })
  customer: Rel<User> | null = null;

  @Sql(
    (row) => sql`(select split_part(u.name, ' ', 1) || ' ' || left(u.lastname, 1) || '.' from users u
      where u.id = ${row("customer")} and u.erased_at is null)`,
  )
  @Field(() => String, {
    nullable: true,
    description: "Nombre e inicial del cliente; nulo en un ajuste o si su cuenta se suprimió.",
  })
  readonly customerName!: string | null;

  @Enum({ items: () => Object.values(PointSource), nullable: true })
  source: PointSource | null = null;

  /** Id of the payment, the reservation's change to paid, or the refund. */
  @Property({ type: "uuid", nullable: true })
  sourceId: string | null = null;

  /** Amount in COP; negative for a reversed payment. */
  @Property({ type: CopColumn, nullable: true })
  amount: number | null = null;

  @Column("text", "Motivo del ajuste; nulo si no es uno.", { nullable: true })
  reason: string | null = null;

  @Reference(() => User, "by_id", { nullable: true })
  by: Rel<User> | null = null;

  @Column("instant", "Fecha y hora en que pasó.")
  at!: Date;
}
