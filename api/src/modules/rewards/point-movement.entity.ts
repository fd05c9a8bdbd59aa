import type { Rel } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { CopColumn, instant } from "../../core/columns.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { sql } from "../../core/read/sql.ts";
import { DateTime } from "../../core/scalars.ts";
import { User } from "../accounts/account/user.entity.ts";
import { PointKind, PointSource } from "./point-movement.enums.ts";

/**
 * One line of a person's points; lines are only ever added. `points` is the change and `balance` the result,
 * which a trigger compares with the line before. `amount` is the payment of a referred customer.
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
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  /** Owner of the points: the person who referred the customer. */
  @ManyToOne(() => User, { fieldName: "user_id", deleteRule: "restrict" })
  user!: Rel<User>;

  /** Place among the person's lines, from 1. */
  @Property({ type: "integer" })
  ordinal!: number;

  @Field(() => PointKind)
  @Enum({ items: () => Object.values(PointKind) })
  kind!: PointKind;

  @Field(() => Int)
  @Property({ type: "integer" })
  points!: number;

  @Field(() => Int)
  @Property({ type: "integer" })
  balance!: number;

  @ManyToOne(() => User, { nullable: true, fieldName: "customer_id", deleteRule: "restrict" })
  customer: Rel<User> | null = null;

  /** First name and initial of the customer; null for an adjustment and for an account that was erased. */
  @Sql(
    (row) => sql`(select split_part(u.name, ' ', 1) || ' ' || left(u.lastname, 1) || '.' from users u
      where u.id = ${row("customer")} and u.erased_at is null)`,
  )
  @Field(() => String, { nullable: true })
  readonly customerName!: string | null;

  @Enum({ items: () => Object.values(PointSource), nullable: true })
  source: PointSource | null = null;

  /** The payment, the reservation or the refund. */
  @Property({ type: "uuid", nullable: true })
  sourceId: string | null = null;

  /** Amount in COP; negative when it was reversed. */
  @Property({ type: CopColumn, nullable: true })
  amount: number | null = null;

  /** Reason for the owner's adjustment. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  reason: string | null = null;

  @ManyToOne(() => User, { nullable: true, fieldName: "by_id" })
  by: Rel<User> | null = null;

  @Field(() => DateTime)
  @Property({ ...instant })
  at!: Date;
}
