import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../core/auth/role.ts";
import { PercentColumn } from "../../../core/columns.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { QuoteFacts } from "./quote-facts.entity.ts";
import { shownPrice } from "./quote.sql.ts";

/** What is taken off a quote's calculated price, and who agreed to it. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
@Check({ name: "quotes_discount_is_a_percentage", expression: "descuento_porcentaje between 0 and 100" })
@Check({
  name: "quotes_discount_is_on_a_calculation",
  expression: "coalesce(descuento_porcentaje, 0) = 0 or calculation_id is not null",
})
@Check({
  name: "quotes_approved_discount_has_its_approver",
  expression:
    "not descuento_aprobado " +
    "or (coalesce(descuento_porcentaje, 0) > 0 and descuento_aprobado_por is not null)",
})
@Check({
  name: "quotes_offered_discount_is_approved",
  expression:
    "status not in ('sent', 'pending_passengers', 'approved', 'converted') " +
    "or coalesce(descuento_porcentaje, 0) = 0 or descuento_aprobado",
})
@Check({
  name: "quotes_discount_reasons_are_of_a_discount",
  expression: "descuento_motivo is null or coalesce(descuento_porcentaje, 0) > 0",
})
@Index({
  name: "quotes_discount_unapproved",
  expression:
    "create index quotes_discount_unapproved on quotes (updated_at) " +
    "where descuento_porcentaje is not null and not descuento_aprobado",
})
export abstract class QuoteDiscount extends QuoteFacts {
  /** In percent of the calculated price; null is none. The client is shown that of the version sent. */
  @Sql((row) =>
    shownPrice(
      row,
      sql`${row("descuentoPorcentaje")}::float8`,
      "nullif((offer->>'descuento_porcentaje')::float8, 0)",
    ),
  )
  @Field(() => Number, { nullable: true })
  @Property({ type: PercentColumn, nullable: true })
  descuentoPorcentaje: number | null = null;

  /** Why it is asked for, in the words of who set it. */
  @Auth(STAFF)
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  descuentoMotivo: string | null = null;

  /** Whether somebody entitled agreed to exactly that percentage. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  descuentoAprobado: boolean = false;

  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", nullable: true })
  descuentoAprobadoPor: number | null = null;
}
