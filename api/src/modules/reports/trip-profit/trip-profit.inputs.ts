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

/** Page of the groups of trips, and their grouping. */
@ArgsType()
export class TripProfitGroupArgs extends PageArgs {
  @Field(() => TripProfitGrouping, { defaultValue: "mes" }) por!: TripProfitGrouping;
}

/** Page and order of the list of trips. */
@ArgsType()
export class TripProfitPageArgs extends OrderedPageOf<
  Record<keyof typeof tripProfitOrder.columns, unknown>
>()(tripProfitOrder) {}
