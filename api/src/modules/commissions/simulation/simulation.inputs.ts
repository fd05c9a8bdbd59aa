import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { CalculationType } from "../../quotes/calculation/calculation.enums.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { TipoVendedor } from "../commission/commission.enums.ts";

/** Terms of a role and trip type that are tried before they are saved. */
@InputType()
export class SimulateTermsInput {
  @Required("El rol es obligatorio")
  @Field(() => TipoVendedor)
  role!: TipoVendedor;

  @Required("El tipo de viaje es obligatorio")
  @Field(() => TripType)
  tripType!: TripType;

  @Field(() => CalculationType)
  calculationType!: CalculationType;

  @Field(() => COP, { nullable: true }) amountPerPerson?: number | null;
  @Field(() => Number, { nullable: true }) percentage?: number | null;
  @Field(() => COP, { nullable: true }) fixedAmount?: number | null;
  @Field(() => COP, { nullable: true }) minAmount?: number | null;
  @Field(() => COP, { nullable: true }) maxAmount?: number | null;

  /** Number of months: 3, 6 or 12. */
  @Field(() => Int, { defaultValue: 6 })
  months!: number;
}

/** A monthly limit that is tried before it is saved, in COP. */
@InputType()
export class SimulateLimitInput {
  @Required("El límite es obligatorio")
  @Field(() => COP)
  limite!: number;

  /** Seller to simulate; everybody in the asker's scope when absent. */
  @Field(() => Int, { nullable: true })
  userId?: number | null;

  /** Number of months: 3, 6 or 12. */
  @Field(() => Int, { defaultValue: 6 })
  months!: number;
}
