import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference } from "../../../core/column.ts";
import { heldUntil } from "../../../core/read/dated.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { MarginalRange } from "./marginal-range.type.ts";

/**
 * Table of article 383, in force from a day until the next table starts. It is never edited; when several
 * tables start on one day, the newest applies.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "marginal_tables" })
@Index({ properties: ["vigenteDesde", "createdAt"] })
@Check({
  name: "marginal_tables_have_ranges",
  expression: "jsonb_typeof(rangos) = 'array' and jsonb_array_length(rangos) between 1 and 20",
})
export class MarginalTable extends Recorded {
  @Column("day", "Primer día en que rige.")
  vigenteDesde!: string;

  @Sql((row) => heldUntil(row, "marginal_tables"))
  @Field(() => Day, { nullable: true, description: "Último día en que rige; nulo mientras no se sabe." })
  readonly vigenteHasta!: string | null;

  /** Ranges of the table; below the lowest one, nothing is withheld. */
  @Field(() => [MarginalRange], { description: "Los rangos, primero el más bajo." })
  @Property({ type: "json" })
  rangos!: readonly MarginalRange[];

  /** Null for the table that is built into the product. */
  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
  })
  createdBy: Rel<User> | null = null;
}
