import { ArgsType, Field, InputType } from "type-graphql";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageArgs } from "../../../core/page.ts";
import { FinancialFilter } from "../financial/financial.filter.ts";
import { TripProfitDay, TripProfitGrouping } from "./trip-profit.enums.ts";
import { tripProfitOrder } from "./trip-profit.rules.ts";

/** Filter of the report on trip profit: days, and one group of trips. */
@InputType()
export class TripProfitFilter extends FinancialFilter {
  @Field(() => TripProfitDay, {
    nullable: true,
    description: "Día por el que cuenta; sin valor, el de la firma.",
  })
  segun?: TripProfitDay | null;

  @Field(() => TripProfitGrouping, { nullable: true, description: "Cómo se agrupa." })
  agrupado?: TripProfitGrouping | null;

  @OptionalText(
    "Clave de un grupo: `2026-03`, el identificador de un vendedor o un proveedor, un destino.",
    200,
    { message: "El grupo es demasiado largo" },
  )
  grupo?: string | null;
}

/** Arguments of a page of trip groups, with their grouping. */
@ArgsType()
export class TripProfitGroupArgs extends PageArgs {
  @Field(() => TripProfitGrouping, { defaultValue: "mes" }) por!: TripProfitGrouping;
}

/** Arguments for a page of the list of trips, with the sort order. */
@ArgsType()
export class TripProfitPageArgs extends OrderedPageOf<
  Record<keyof typeof tripProfitOrder.columns, unknown>
>()(tripProfitOrder) {}
