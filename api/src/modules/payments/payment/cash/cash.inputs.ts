import { MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../../core/input/required.ts";
import { Day as DayScalar } from "../../../../core/scalars.ts";
import { LONG } from "../payment.inputs.ts";

/** Origin of reportable cash, and the person who brought it. */
@InputType()
export class CashOriginInput {
  @Required("Escribe de dónde viene el dinero")
  @MaxLength(500, LONG)
  @Field(() => String)
  origenFondos!: string;

  @Required("Escribe quién trajo el dinero")
  @MaxLength(120, LONG)
  @Field(() => String)
  traidoPor!: string;
}

/** Filter of a list of reportable cash. */
@InputType()
export class ReportableCashFilter {
  @Field(() => DayScalar, { nullable: true }) startDate?: string | null;
  @Field(() => DayScalar, { nullable: true }) endDate?: string | null;
  /** True for cash without a noted origin, false for cash with an origin. */
  @Field(() => Boolean, { nullable: true }) sinOrigen?: boolean | null;
}
