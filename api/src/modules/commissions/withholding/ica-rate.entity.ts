import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference } from "../../../core/column.ts";
import { heldUntil } from "../../../core/read/dated.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";

/**
 * Rate of ICA (the municipal tax on industry and commerce) withheld from commissions, in force from a day
 * until the municipality's next row starts. It is never edited; when several rows start on one day, the
 * latest applies.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "ica_rates" })
@Index({ properties: ["dane", "vigenteDesde", "createdAt"] })
@Check({ name: "ica_rates_are_shares", expression: "por_mil between 0 and 100" })
@Check({
  name: "ica_rates_are_of_a_municipality",
  expression: "dane ~ '^[0-9]{5}$' and btrim(municipio) <> ''",
})
export class IcaRate extends Recorded {
  @Column("text", "Código DANE del municipio: cinco cifras, dos del departamento.")
  dane!: string;

  @Column("text", "Municipio cuyo ICA se retiene; nulo si ninguno.")
  municipio!: string;

  @Column("day", "Primer día en que rige.")
  vigenteDesde!: string;

  @Sql((row) => heldUntil(row, "ica_rates", "dane"))
  @Field(() => Day, { nullable: true, description: "Último día en que rige; nulo mientras no se sabe." })
  readonly vigenteHasta!: string | null;

  @Column("percent", "Tarifa por mil.")
  porMil!: number;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
  })
  createdBy: Rel<User> | null = null;
}
