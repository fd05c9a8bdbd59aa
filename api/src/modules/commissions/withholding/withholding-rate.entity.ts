import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { heldUntil } from "../../../core/read/dated.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { RatedProcedure } from "./withholding.enums.ts";

/**
 * Row of the dated table of withholding, in force from a day until the next row of the same concept starts.
 * It is never edited; when several rows start on one day, the newest applies.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "withholding_rates" })
@Index({ properties: ["concepto", "vigenteDesde", "createdAt"] })
@Check({ name: "withholding_rates_are_shares", expression: "porcentaje between 0 and 100 and base_uvt >= 0" })
export class WithholdingRate extends Recorded {
  @Column(oneOf(RatedProcedure), "Concepto de la tabla.")
  concepto!: RatedProcedure;

  @Column("day", "Primer día en que rige.")
  vigenteDesde!: string;

  @Sql((row) => heldUntil(row, "withholding_rates", "concepto"))
  @Field(() => Day, { nullable: true, description: "Último día en que rige; nulo mientras no se sabe." })
  readonly vigenteHasta!: string | null;

  @Column("percent", "Base en UVT desde la que se retiene.")
  baseUvt!: number;

  @Column("percent", "Porcentaje, en puntos porcentuales.")
  porcentaje!: number;

  /** Null for rows that are built into the product. */
  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
  })
  createdBy: Rel<User> | null = null;
}
