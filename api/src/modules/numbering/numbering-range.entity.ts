import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../core/column.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Recorded } from "../../core/record.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { NumberedKind } from "./numbering.enums.ts";

/**
 * Numbers that the DIAN authorized for a kind of document, assigned consecutively without gaps. Ranges of
 * the same kind and prefix never overlap (an exclusion constraint). An unused range may be withdrawn and
 * entered again.
 */
@NotFound("Rango no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "numbering_ranges" })
@Index({ properties: ["kind", "vigenteDesde"] })
@Check({ name: "numbering_ranges_are_ordered", expression: "desde >= 1 and hasta >= desde" })
@Check({ name: "numbering_ranges_last_is_of_them", expression: "ultimo between desde and hasta" })
@Check({ name: "numbering_ranges_days_are_ordered", expression: "vigente_hasta >= vigente_desde" })
@Check({ name: "numbering_ranges_prefix_is_one", expression: "prefijo ~ '^[A-Z0-9]{0,4}$'" })
export class NumberingRange extends Recorded {
  [OptionalProps]?: "pruebas";

  @Column(oneOf(NumberedKind), "Documento que se numera.")
  kind!: NumberedKind;

  @Column("text", "Va antes de cada número; puede ir vacío.")
  prefijo!: string;

  @Column("integer", "Primer número autorizado.")
  desde!: number;

  @Column("integer", "Último número autorizado.")
  hasta!: number;

  @Column("integer", "Último número que salió; nulo antes del primero.", { nullable: true })
  ultimo: number | null = null;

  @Column("text", "Número de la resolución de la DIAN.")
  resolucion!: string;

  @Column("day", "Primer día en que rige.")
  vigenteDesde!: string;

  @Column("day", "Último día en que rige; nulo mientras no se sabe.")
  vigenteHasta!: string;

  /**
   * Technical key of the range, or PIN of the software, from which the documents' electronic codes are
   * calculated. Stored encrypted, and never displayed.
   */
  @Property({ type: "text", nullable: true })
  claveTecnica: string | null = null;

  /** True for environment 2 of the DIAN (tests). */
  @Column("boolean", "Si son documentos de prueba, sin efecto legal.", { default: false })
  pruebas: boolean = false;

  @Column("instant", "Cuándo se avisó que se acaba pronto y ninguno le sigue.", { nullable: true })
  warnedAt: Date | null = null;

  @Column("instant", "Cuándo se retiró; nulo mientras se usa.", { nullable: true })
  retiredAt: Date | null = null;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
    deleteRule: "set null",
  })
  createdBy: Rel<User> | null = null;
}
