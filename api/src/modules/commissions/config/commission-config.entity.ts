import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { CopColumn, day, PercentColumn } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { CalculationType } from "../../quotes/calculation/calculation.enums.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { ConfiguredRole } from "./commission-config.enums.ts";

/**
 * Terms of a role's commission for a trip type (shapes, "CommissionConfig"). A change is a new row with the
 * next `version`, in force from `effectiveFrom` until the day before `effectiveUntil`; commissions promised
 * by earlier versions stay.
 */
@NotFound("Configuración no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "commission_configs" })
@Unique({ name: "commission_configs_one_active", properties: ["role", "tripType"], where: "is_active" })
@Unique({ name: "commission_configs_versions_differ", properties: ["role", "tripType", "version"] })
@Index({ properties: ["role", "tripType", "effectiveFrom"] })
@Check({
  name: "commission_configs_amounts_are_not_negative",
  expression: "amount_per_person >= 0 and fixed_amount >= 0",
})
@Check({ name: "commission_configs_percentage_is_one", expression: "percentage between 0 and 100" })
@Check({
  name: "commission_configs_limits_are_ordered",
  expression: "min_amount >= 0 and max_amount >= 0 and min_amount <= max_amount",
})
@Check({ name: "commission_configs_days_are_ordered", expression: "effective_until >= effective_from" })
export class CommissionConfig extends Recorded {
  [OptionalProps]?: "calculationType" | "amountPerPerson" | "percentage" | "fixedAmount" | "isActive";

  @Field(() => ConfiguredRole)
  @Enum({ items: () => Object.values(ConfiguredRole) })
  role!: ConfiguredRole;

  @Field(() => TripType)
  @Enum({ items: () => Object.values(TripType) })
  tripType!: TripType;

  @Field(() => CalculationType)
  @Enum({ items: () => Object.values(CalculationType), default: "fixed_per_person" })
  calculationType: CalculationType = "fixed_per_person";

  @Field(() => COP)
  @Property({ type: CopColumn, default: 0 })
  amountPerPerson: number = 0;

  @Field(() => Number)
  @Property({ type: PercentColumn, default: 0 })
  percentage: number = 0;

  @Field(() => COP)
  @Property({ type: CopColumn, default: 0 })
  fixedAmount: number = 0;

  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, nullable: true })
  minAmount: number | null = null;

  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, nullable: true })
  maxAmount: number | null = null;

  @Field(() => Day)
  @Property({ ...day })
  effectiveFrom!: string;

  /** The first day on which it no longer holds; null while it does. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  effectiveUntil: string | null = null;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: true })
  isActive: boolean = true;

  /** Author; null for versions that are part of the product. */
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id" })
  createdBy: Rel<User> | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "updated_by_id" })
  updatedBy: Rel<User> | null = null;
}
