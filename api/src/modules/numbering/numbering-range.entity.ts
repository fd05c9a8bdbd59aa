import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { day, instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Recorded } from "../../core/record.ts";
import { DateTime, Day } from "../../core/scalars.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { NumberedKind } from "./numbering.enums.ts";

/**
 * Numbers that the DIAN authorized for a kind of document: they are drawn one after the other, without gaps.
 * Ranges of a kind and prefix never overlap (an exclusion constraint); an unused one may be withdrawn and
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

  @Field(() => NumberedKind)
  @Enum({ items: () => Object.values(NumberedKind) })
  kind!: NumberedKind;

  /** Prefix of each number; may be empty. */
  @Field(() => String)
  @Property({ type: "text" })
  prefijo!: string;

  @Field(() => Int)
  @Property({ type: "integer" })
  desde!: number;

  @Field(() => Int)
  @Property({ type: "integer" })
  hasta!: number;

  /** The last that was drawn; null before the first. */
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", nullable: true })
  ultimo: number | null = null;

  /** Number of the DIAN's resolution. */
  @Field(() => String)
  @Property({ type: "text" })
  resolucion!: string;

  @Field(() => Day)
  @Property({ ...day })
  vigenteDesde!: string;

  @Field(() => Day)
  @Property({ ...day })
  vigenteHasta!: string;

  /**
   * The technical key, or the PIN of the software: with it documents carry their electronic code. Wrapped,
   * and never shown.
   */
  @Property({ type: "text", nullable: true })
  claveTecnica: string | null = null;

  /** True when its documents are tests (environment 2 of the DIAN). */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  pruebas: boolean = false;

  /** Time of the warning that it ends soon and nothing follows it. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  warnedAt: Date | null = null;

  /** Time at which it was taken out of use. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  retiredAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "set null" })
  createdBy: Rel<User> | null = null;
}
