import type { Rel } from "@mikro-orm/core";
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { CopColumn, instant, ValueObjectColumn } from "../../core/columns.ts";
import { COP, DateTime } from "../../core/scalars.ts";
import { QuoteOffer } from "./quote-offer.type.ts";
import { Quote } from "./quote.entity.ts";

/** What was sent to the client, frozen: the client decides on it. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_versions" })
@Unique({ properties: ["quote", "number"] })
@Check({ name: "quote_versions_price_is_not_negative", expression: "precio_total >= 0" })
export class QuoteVersion {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => Quote, { fieldName: "quote_id", deleteRule: "cascade" })
  quote!: Rel<Quote>;

  /** From 1, without gaps. */
  @Field(() => Int)
  @Property({ type: "integer" })
  number!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  precioTotal!: number;

  /** Everything the document says, but its number and its dates. */
  @Field(() => QuoteOffer)
  @Property({ type: new ValueObjectColumn<QuoteOffer>() })
  offer!: QuoteOffer;

  /** Key of the PDF in storage. */
  @Property({ type: "text" })
  fileKey!: string;

  @Field(() => String)
  @Property({ type: "text" })
  filename!: string;

  /** Bytes of the PDF. */
  @Field(() => Int)
  @Property({ type: "integer" })
  size!: number;

  /** SHA-256 of the PDF, hexadecimal. */
  @Field(() => String)
  @Property({ type: "text" })
  sha256!: string;

  @Field(() => DateTime)
  @Property({ ...instant })
  sentAt!: Date;

  @Field(() => String)
  @Property({ type: "text" })
  sentTo!: string;

  /** Until when the offer stands. */
  @Field(() => DateTime)
  @Property({ ...instant })
  expiresAt!: Date;
}
