import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { CopColumn, day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { heldUntil } from "../../../core/read/dated.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { LegalFigureKey } from "./legal-figure.enums.ts";

/**
 * A figure of the law from a day until its next row begins; its value is never edited, and of several on one
 * day the newest holds. It is shown as `Por confirmar` until the owner has confirmed it once.
 */
@NotFound("Cifra no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "legal_figures" })
@Index({ properties: ["cifra", "vigenteDesde", "createdAt"] })
@Check({ name: "legal_figures_are_positive", expression: "valor > 0" })
export class LegalFigure extends Recorded {
  @Field(() => LegalFigureKey)
  @Enum({ items: () => Object.values(LegalFigureKey) })
  cifra!: LegalFigureKey;

  @Field(() => Day)
  @Property({ ...day })
  vigenteDesde!: string;

  /** Last day on which it holds; null while no later one is known. */
  @Sql((row) => heldUntil(row, "legal_figures", "cifra"))
  @Field(() => Day, { nullable: true })
  readonly vigenteHasta!: string | null;

  /** Value in the figure's unit: pesos, dollars, hours, days, or percent. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  valor!: number;

  /** Author; null for rows that are part of the product. */
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id" })
  createdBy: Rel<User> | null = null;

  /** Time at which the owner confirmed it; null while it waits for confirmation. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  confirmedAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "confirmed_by_id" })
  confirmedBy: Rel<User> | null = null;
}
