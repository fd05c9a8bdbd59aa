import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant, ValueObjectColumn } from "../../core/columns.ts";
import { DateTime } from "../../core/scalars.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { MonthFigures } from "./closing.types.ts";

/**
 * One closing of a month, with its figures at that time: kept for ever (a trigger), also when the month was
 * reopened. A month is closed while one of its closings was not undone.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "month_closings" })
@Unique({ name: "month_closings_one_living", properties: ["mes"], where: "reopened_at is null" })
@Check({ name: "month_closings_are_of_a_month", expression: "mes ~ '^\\d{4}-(0[1-9]|1[0-2])$'" })
@Check({
  name: "month_closings_figures_have_their_hash",
  expression: "sha256 = encode(sha256(convert_to(figures::text, 'UTF8')), 'hex')",
})
@Check({
  name: "month_closings_are_undone_with_a_reason",
  expression:
    "(reopened_at is null) = (reopened_by_id is null) and (reopened_at is null) = (reopen_reason is null) and reopen_reason <> ''",
})
@Index({ properties: ["mes", "closedAt"] })
export class MonthClosing {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  /** `2026-10`. */
  @Field(() => String)
  @Property({ type: "text" })
  mes!: string;

  @Field(() => DateTime)
  @Property({ ...instant })
  closedAt!: Date;

  @Field(() => Person)
  @ManyToOne(() => User, { fieldName: "closed_by_id", deleteRule: "restrict" })
  closedBy!: Rel<User>;

  /** Number of its open records at the closing. */
  @Field(() => Int)
  @Property({ type: "integer" })
  waiting!: number;

  @Field(() => MonthFigures)
  @Property({ type: new ValueObjectColumn<MonthFigures>() })
  figures!: MonthFigures;

  /** Hash of PostgreSQL's text of the figures: hexadecimal. */
  @Field(() => String)
  @Property({ type: "text" })
  sha256!: string;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  reopenedAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "reopened_by_id", deleteRule: "restrict" })
  reopenedBy: Rel<User> | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  reopenReason: string | null = null;
}
