import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, valueObject } from "../../../core/column.ts";
import { day, ValueObjectColumn } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { TemplateOption } from "./template-composition.rules.ts";
import { TemplateTrip } from "./quote-template.types.ts";

/**
 * Named template for new quotes: the trip, and for each option the sections and the written days. It contains
 * nothing about the client.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_templates" })
@Index({
  name: "quote_templates_own_names",
  expression:
    "create unique index quote_templates_own_names on quote_templates (created_by_id, lower(name)) " +
    "where not shared",
})
@Index({
  name: "quote_templates_shared_names",
  expression:
    "create unique index quote_templates_shared_names on quote_templates (lower(name)) where shared",
})
@Check({ name: "quote_templates_have_a_name", expression: "length(btrim(name)) between 1 and 60" })
@Check({
  name: "quote_templates_have_options",
  expression: "jsonb_typeof(options) = 'array' and jsonb_array_length(options) between 1 and 3",
})
@Check({ name: "quote_templates_price_is_not_negative", expression: "precio_por_persona >= 0" })
export class QuoteTemplate extends Recorded {
  [OptionalProps]?: "shared";

  @Column("text", "Nombre, como se muestra.")
  name!: string;

  @Column("boolean", "Si todos los que venden pueden comenzar con ella.", { default: false })
  shared: boolean = false;

  @Column(valueObject<TemplateTrip>(() => TemplateTrip), "El viaje.")
  trip!: TemplateTrip;

  /** Departure for which the template was calculated; other days are relative to it. */
  @Property({ ...day })
  fechaIda!: string;

  @Property({ type: new ValueObjectColumn<TemplateOption[]>() })
  options!: TemplateOption[];

  @Sql((row) => sql`jsonb_array_length(${row("options")})`)
  @Field(() => Int, { description: "Cuántas opciones tiene; 0 si nunca hubo una segunda." })
  readonly optionCount!: number;

  @Column("cop", "Precio por persona de su opción recomendada, en COP, el día de sus precios.")
  precioPorPersona!: number;

  @Column("day", "Día de sus precios.")
  preciosDel!: string;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
    deleteRule: "set null",
  })
  createdBy: Rel<User> | null = null;

  @ReferenceId("createdBy", "integer", { description: "Número de la cuenta de quien lo creó." })
  readonly createdById!: number | null;
}
