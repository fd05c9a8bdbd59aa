import { Field, InputType } from "type-graphql";
import { RequiredText } from "../../../../core/input/text-fields.ts";
import { Day as DayScalar } from "../../../../core/scalars.ts";

/** Origin of reportable cash, and the person who brought it. */
@InputType()
export class CashOriginInput {
  @RequiredText("Escribe de dónde viene el dinero", "De dónde viene el efectivo; nulo si no se dijo.", 500)
  origenFondos!: string;

  @RequiredText("Escribe quién trajo el dinero", "Quién trajo el efectivo: nombre y documento.", 120)
  traidoPor!: string;
}

/** Filter of a list of reportable cash. */
@InputType()
export class ReportableCashFilter {
  @Field(() => DayScalar, { nullable: true, description: "Primer día que cuenta." }) startDate?:
    string | null;
  @Field(() => DayScalar, { nullable: true, description: "Último día que cuenta." }) endDate?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "El que no dice de dónde viene (sí), o el que sí (no).",
  })
  sinOrigen?: boolean | null;
}
