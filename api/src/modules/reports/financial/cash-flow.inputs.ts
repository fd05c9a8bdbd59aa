import { Field, InputType } from "type-graphql";
import { Day } from "../../../core/scalars.ts";
import { CashFlowKind, CashFlowTime } from "./cash-flow.enums.ts";

/** Filter of the amounts of the cash flow. */
@InputType()
export class CashFlowFilter {
  @Field(() => CashFlowKind, { nullable: true }) kind?: CashFlowKind | null;
  @Field(() => CashFlowTime, { nullable: true }) time?: CashFlowTime | null;
  /** The Monday of a week. */
  @Field(() => Day, { nullable: true }) monday?: string | null;
}
