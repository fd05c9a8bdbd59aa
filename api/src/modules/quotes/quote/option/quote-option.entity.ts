import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { SELLERS } from "../../../../core/auth/role.ts";
import { Column, Reference } from "../../../../core/column.ts";
import { Recorded } from "../../../../core/record.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { sql } from "../../../../core/read/sql.ts";
import { COP } from "../../../../core/scalars.ts";
import { QuoteCalculation } from "../../calculation/calculation.entity.ts";
import { Quote } from "../quote.entity.ts";

/**
 * One of several options for the trip of a quote, with a separate calculation. A quote that never had a
 * second option has no rows here.
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

  @Reference(() => Quote, "quote_id", { deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Column("text", "Nombre, como se muestra.")
  name!: string;

  /** Position among the options, from 1 to 3. */
  @Property({ type: "smallint" })
  position!: number;

  /** True for the option that the quote uses until the client chooses. */
  @Column("boolean", "Si la agencia la recomienda.", { default: false })
  recommended: boolean = false;

  @Column("boolean", "Si es la que aprobó el cliente.", { default: false })
  chosen: boolean = false;

  @Auth(SELLERS)
  @Index()
  @Reference(() => QuoteCalculation, "calculation_id", {
    description: "El cálculo actual; nulo si no hay.",
    nullable: true,
    deleteRule: "set null",
  })
  calculation: Rel<QuoteCalculation> | null = null;

  @Sql(
    (row) => sql`(select k.precio_final_total from quote_calculations k where k.id = ${row("calculation")})`,
  )
  @Field(() => COP, { nullable: true, description: "Precio para el cliente en COP, después del descuento." })
  readonly precioTotal!: number | null;

  @Sql(
    (row) =>
      sql`(select k.precio_final_por_persona from quote_calculations k where k.id = ${row("calculation")})`,
  )
  @Field(() => COP, {
    nullable: true,
    description: "Precio por persona que paga, en COP, redondeado al peso hacia arriba.",
  })
  readonly precioPorPersona!: number | null;
}
