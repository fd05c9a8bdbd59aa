import { ArgsType, Field, InputType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { Day } from "../../../core/scalars.ts";
import { SalesDimension } from "./sales-by.enums.ts";
import { type SalesDimension as Dimension, salesOrder } from "./sales-by.rules.ts";

/** Days of a report of sales; all days when none are set. */
@InputType()
export class SalesByFilter {
  @Field(() => Day, { nullable: true, description: "Primer día que cuenta." }) startDate?: string | null;
  @Field(() => Day, { nullable: true, description: "Último día que cuenta." }) endDate?: string | null;
}

/** Arguments of a page of a sales report, with its dimension and its sort order. */
@ArgsType()
export class SalesByArgs extends OrderedPageOf<Record<keyof typeof salesOrder.columns, unknown>>()(
  salesOrder,
) {
  @Field(() => SalesDimension, { defaultValue: "vendedor" }) por!: Dimension;
}
