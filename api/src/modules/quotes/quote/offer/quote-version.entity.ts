import type { Rel } from "@mikro-orm/core";
import { Check, Entity, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { CopColumn, instant, ValueObjectColumn } from "../../../../core/columns.ts";
import { FrozenPdf } from "../../../../core/pdf/frozen-pdf.entity.ts";
import { COP, DateTime } from "../../../../core/scalars.ts";
import { QuoteOffer } from "./quote-offer.type.ts";
import { Quote } from "../quote.entity.ts";

/** Frozen offer as it was sent to the client, who decides on it. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_versions" })
@Unique({ properties: ["quote", "number"] })
@Check({ name: "quote_versions_price_is_not_negative", expression: "precio_total >= 0" })
@Check({ name: "quote_versions_note_is_short", expression: "char_length(note) between 1 and 600" })
export class QuoteVersion extends FrozenPdf {
  @ManyToOne(() => Quote, { fieldName: "quote_id", deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Field(() => COP)
  @Property({ type: CopColumn })
  precioTotal!: number;

  /** Complete content of the document, except its number and its dates. */
  @Field(() => QuoteOffer)
  @Property({ type: new ValueObjectColumn<QuoteOffer>() })
  offer!: QuoteOffer;

  /** Personal note from the seller, above page and document; it is no part of the offer. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  note: string | null = null;

  @Field(() => DateTime)
  @Property({ ...instant })
  sentAt!: Date;

  @Field(() => String)
  @Property({ type: "text" })
  sentTo!: string;

  /**
   * Number of times that the client opened a link while this version was shown; null for versions sent before
   * this was counted.
   */
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", nullable: true, default: 0 })
  openings: number | null = 0;

  /** The names of the options whose details the client unfolded, in that order; null when none was. */
  @Field(() => [String], { nullable: true })
  @Property({ type: "text[]", columnType: "text[]", nullable: true })
  unfolded: string[] | null = null;

  /** End of the offer. */
  @Field(() => DateTime)
  @Property({ ...instant })
  expiresAt!: Date;
}
