import { Field, InputType } from "type-graphql";
import { Day } from "../../../core/scalars.ts";
import { CashFlowKind, CashFlowTime } from "./cash-flow.enums.ts";

/** Filter of the amounts of the cash flow. */
@InputType()
export class CashFlowFilter {
  @Field(() => CashFlowKind, { nullable: true, description: "De quién o para quién es." })
  kind?: CashFlowKind | null;
  @Field(() => CashFlowTime, { nullable: true, description: "Cuándo entra o sale." })
  time?: CashFlowTime | null;
  @Field(() => Day, { nullable: true, description: "Lunes de la semana." }) monday?: string | null;
}
