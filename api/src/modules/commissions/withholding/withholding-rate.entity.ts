import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { day, PercentColumn } from "../../../core/columns.ts";
import { heldUntil } from "../../../core/read/dated.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { RatedProcedure } from "./withholding.enums.ts";

/**
 * One row of the dated table of withholding: it holds from its day until the next row of its concept begins,
 * and is never edited; of rows that begin on the same day the newest holds.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "withholding_rates" })
@Index({ properties: ["concepto", "vigenteDesde", "createdAt"] })
@Check({ name: "withholding_rates_are_shares", expression: "porcentaje between 0 and 100 and base_uvt >= 0" })
export class WithholdingRate extends Recorded {
  @Field(() => RatedProcedure)
  @Enum({ items: () => Object.values(RatedProcedure) })
  concepto!: RatedProcedure;

  @Field(() => Day)
  @Property({ ...day })
  vigenteDesde!: string;

  /** Last day on which it holds; null while no later one is known. */
  @Sql((row) => heldUntil(row, "withholding_rates", "concepto"))
  @Field(() => Day, { nullable: true })
  readonly vigenteHasta!: string | null;

  /** Base in UVT from which a payment is subject to the rate. */
  @Field(() => Number)
  @Property({ type: PercentColumn })
  baseUvt!: number;

  @Field(() => Number)
  @Property({ type: PercentColumn })
  porcentaje!: number;

  /** Author; null for rows that are part of the product. */
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id" })
  createdBy: Rel<User> | null = null;
}
