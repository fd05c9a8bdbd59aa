import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { heldUntil } from "../../../core/read/dated.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { LegalFigureKey } from "./legal-figure.enums.ts";

/**
 * A legal figure, in force from a day until the next row starts. Its value is never edited; when several rows
 * start on one day, the newest applies. It is displayed as `Por confirmar` until the owner confirms it once.
 */
@NotFound("Cifra no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "legal_figures" })
@Index({ properties: ["cifra", "vigenteDesde", "createdAt"] })
@Check({ name: "legal_figures_are_positive", expression: "valor > 0" })
export class LegalFigure extends Recorded {
  @Column(oneOf(LegalFigureKey), "Cuál cifra de la ley es.")
  cifra!: LegalFigureKey;

  @Column("day", "Primer día en que rige.")
  vigenteDesde!: string;

  @Sql((row) => heldUntil(row, "legal_figures", "cifra"))
  @Field(() => Day, { nullable: true, description: "Último día en que rige; nulo mientras no se sabe." })
  readonly vigenteHasta!: string | null;

  @Column(
    "cop",
    "Valor en la unidad de la cifra: COP, dólares, horas, días, días hábiles o puntos porcentuales.",
  )
  valor!: number;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que la agregó; nulo para las que trae la plataforma.",
    nullable: true,
  })
  createdBy: Rel<User> | null = null;

  @Column("instant", "Cuándo la confirmó el Propietario; nulo mientras está por confirmar.", {
    nullable: true,
  })
  confirmedAt: Date | null = null;

  @Reference(() => User, "confirmed_by_id", {
    as: () => Person,
    description: "Persona que la confirmó.",
    nullable: true,
  })
  confirmedBy: Rel<User> | null = null;
}
