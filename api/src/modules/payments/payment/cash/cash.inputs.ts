import { MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../../core/input/required.ts";
import { Day as DayScalar } from "../../../../core/scalars.ts";
import { LONG } from "../payment.inputs.ts";

/** Where reportable cash comes from, and who brought it. */
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

/** Which reportable cash a list is about. */
@InputType()
export class ReportableCashFilter {
  @Field(() => DayScalar, { nullable: true }) startDate?: string | null;
  @Field(() => DayScalar, { nullable: true }) endDate?: string | null;
  /** Of which nobody said where it comes from (true), or somebody did (false). */
  @Field(() => Boolean, { nullable: true }) sinOrigen?: boolean | null;
}
