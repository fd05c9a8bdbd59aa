import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { CopColumn, day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";

/**
 * Commissions that were paid in one act, of one seller or of several, with the one receipt that proves it;
 * deducted adjustments lower its amounts.
 */
@NotFound("Pago no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "commission_payouts" })
@Check({ name: "commission_payouts_pay_something", expression: "lines > 0 and sellers > 0" })
@Check({
  name: "commission_payouts_add_up",
  expression: "bruto >= 0 and neto >= 0 and neto = bruto - retefuente - rete_ica",
})
@Index({ properties: ["paidAt", "id"] })
@Index({ properties: ["bruto", "id"] })
@Index({ properties: ["neto", "id"] })
export class CommissionPayout extends Recorded {
  @Field(() => DateTime)
  @Property({ ...instant })
  paidAt!: Date;

  /** First day of the month whose limits it counts against. */
  @Field(() => Day)
  @Property({ ...day })
  mes!: string;

  /** Number of commissions paid, without adjustments. */
  @Field(() => Int)
  @Property({ type: "integer" })
  lines!: number;

  @Field(() => Int)
  @Property({ type: "integer" })
  sellers!: number;

  /** Amount in COP, before withholding. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  bruto!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  retefuente!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  reteIca!: number;

  /** Amount that left the agency's account, in COP. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  neto!: number;

  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", nullable: true })
  comprobanteId: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  observaciones: string | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "paid_by_id" })
  paidBy: Rel<User> | null = null;
}
