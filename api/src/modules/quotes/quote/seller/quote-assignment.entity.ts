import type { Rel } from "@mikro-orm/core";
import { Entity, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant } from "../../../../core/columns.ts";
import { DateTime } from "../../../../core/scalars.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Quote } from "../quote.entity.ts";

/** One hand-over of a quote: to whom, from whom, by whom and why. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_assignments" })
@Index({ properties: ["quote", "at"] })
export class QuoteAssignment {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => Quote, { fieldName: "quote_id", deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Field(() => Person)
  @Index()
  @ManyToOne(() => User, { fieldName: "seller_id" })
  seller!: Rel<User>;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "previous_id", deleteRule: "restrict" })
  previous: Rel<User> | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "assigned_by_id", deleteRule: "restrict" })
  assignedBy: Rel<User> | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  reason: string | null = null;

  @Field(() => DateTime)
  @Property({ ...instant })
  at!: Date;
}
