import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant } from "../../../../core/columns.ts";
import { DateTime } from "../../../../core/scalars.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Quote } from "../quote.entity.ts";

/** Question of a client about an offer, asked on its page, with the answer. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_questions" })
@Index({ properties: ["quote", "askedAt"] })
@Index({ name: "quote_questions_open", properties: ["quote"], where: "answered_at is null" })
@Check({
  name: "quote_questions_say_something",
  expression: "length(btrim(text)) between 1 and 2000 and length(answer) <= 2000",
})
@Check({
  name: "quote_questions_are_answered_by_somebody",
  expression: "(answer is null) = (answered_at is null)",
})
export class QuoteQuestion {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => Quote, { fieldName: "quote_id", deleteRule: "cascade" })
  quote!: Rel<Quote>;

  /** The number of the version that was on the page. */
  @Field(() => Int)
  @Property({ type: "integer" })
  version!: number;

  @Field(() => String)
  @Property({ type: "text" })
  text!: string;

  @Field(() => DateTime)
  @Property({ ...instant })
  askedAt!: Date;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  answer: string | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  answeredAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "answered_by_id", deleteRule: "restrict" })
  answeredBy: Rel<User> | null = null;
}
