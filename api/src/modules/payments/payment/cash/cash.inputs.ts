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
  @Field(() => String, { description: "De dónde viene el efectivo; nulo si no se dijo." })
  origenFondos!: string;

  @Required("Escribe quién trajo el dinero")
  @MaxLength(120, LONG)
  @Field(() => String, { description: "Quién trajo el efectivo: nombre y documento." })
  traidoPor!: string;
}

/** Filter of a list of reportable cash. */
@InputType()
export class ReportableCashFilter {
  @Field(() => DayScalar, { nullable: true, description: "Primer día que cuenta." }) startDate?:
    string | null;
  @Field(() => DayScalar, { nullable: true, description: "Último día que cuenta." }) endDate?: string | null;
  /** True for cash without a noted origin, false for cash with an origin. */
  @Field(() => Boolean, {
    nullable: true,
    description: "El que no dice de dónde viene (sí), o el que sí (no).",
  })
  sinOrigen?: boolean | null;
}
