import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { SELLERS } from "../../../../core/auth/role.ts";
import { Recorded } from "../../../../core/record.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { sql } from "../../../../core/read/sql.ts";
import { COP } from "../../../../core/scalars.ts";
import { QuoteCalculation } from "../../calculation/calculation.entity.ts";
import { Quote } from "../quote.entity.ts";

/**
 * One of several ways to make the trip of a quote, with a calculation of its own. A quote that never had a
 * second one has none of these rows.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_options" })
@Unique({ name: "quote_options_places", properties: ["quote", "position"] })
@Unique({
  name: "quote_options_one_is_recommended",
  expression:
    "create unique index quote_options_one_is_recommended on quote_options (quote_id) where recommended",
})
@Unique({
  name: "quote_options_one_is_chosen",
  expression: "create unique index quote_options_one_is_chosen on quote_options (quote_id) where chosen",
})
@Unique({
  name: "quote_options_names",
  expression: "create unique index quote_options_names on quote_options (quote_id, lower(name))",
})
@Check({ name: "quote_options_are_three_at_most", expression: "position between 1 and 3" })
@Check({ name: "quote_options_have_a_name", expression: "length(name) between 1 and 40" })
export class QuoteOption extends Recorded {
  [OptionalProps]?: "recommended" | "chosen";

  @ManyToOne(() => Quote, { fieldName: "quote_id", deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Field(() => String)
  @Property({ type: "text" })
  name!: string;

  /** Position among the options, from 1 to 3. */
  @Property({ type: "smallint" })
  position!: number;

  /** True when the agency recommends it; until the client chooses, the quote represents this option. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  recommended: boolean = false;

  /** True when it is the option that the client approved. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  chosen: boolean = false;

  /** Its present calculation. */
  @Auth(SELLERS)
  @Field(() => QuoteCalculation, { nullable: true })
  @Index()
  @ManyToOne(() => QuoteCalculation, { nullable: true, fieldName: "calculation_id", deleteRule: "set null" })
  calculation: Rel<QuoteCalculation> | null = null;

  /** Selling price by its present calculation, in COP. */
  @Sql(
    (row) => sql`(select k.precio_final_total from quote_calculations k where k.id = ${row("calculation")})`,
  )
  @Field(() => COP, { nullable: true })
  readonly precioTotal!: number | null;

  /** `precioTotal` shared by the payers, rounded up to the peso. */
  @Sql(
    (row) =>
      sql`(select k.precio_final_por_persona from quote_calculations k where k.id = ${row("calculation")})`,
  )
  @Field(() => COP, { nullable: true })
  readonly precioPorPersona!: number | null;
}
