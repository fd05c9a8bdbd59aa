import type { Rel } from "@mikro-orm/core";
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant } from "../../../../core/columns.ts";
import { DateTime } from "../../../../core/scalars.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { QuoteEventKind } from "../quote.enums.ts";
import { Quote } from "../quote.entity.ts";

/** One line of a quote's timeline: event, time, and author. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_events" })
@Index({ properties: ["quote", "at"] })
export class QuoteEvent {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => Quote, { fieldName: "quote_id", deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Field(() => QuoteEventKind)
  @Enum({ items: () => Object.values(QuoteEventKind) })
  event!: QuoteEventKind;

  @Field(() => DateTime)
  @Property({ ...instant })
  at!: Date;

  /** Null when the client acted through the link, or a job did. */
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "actor_id", deleteRule: "restrict" })
  actor: Rel<User> | null = null;

  /** Name shown for the person who did it: a person's name, `Cliente` or `Sistema`. */
  @Field(() => String)
  @Property({ type: "text" })
  actorName!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  note: string | null = null;
}
