import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { orNull } from "../../../core/graphql/operations.ts";
import { computed, one, queries } from "../../../core/graphql/queries.ts";
import { Does, May } from "../../accounts/account/permission.ts";
import { confirmCalculation } from "./acts/confirm-calculation.ts";
import { createCalculation } from "./acts/create-calculation.ts";
import { upsertCalculation } from "./acts/upsert-calculation.ts";
import { QuoteCalculation } from "./calculation.entity.ts";
import { QuoteCalculationInput } from "./calculation.inputs.ts";
import { calculationDefaults, commissionPreview, quoteToCalculate } from "./calculation.reads.ts";
import {
  CalculationBaseData,
  CalculationDefaults,
  Comisiones,
  CommissionPreview,
} from "./calculation.types.ts";
import { visibleQuotes } from "../quote/quote.access.ts";
import { Quote } from "../quote/quote.entity.ts";
import { TripType } from "../quote/quote.enums.ts";
import { quoteActs } from "../quote/quote.acts.rules.ts";

/** Queries of calculations for sellers, within their scope; never for clients, not even through a link. */
export const CalculationQueries = queries({
  quoteCalculationByQuote: one(
    QuoteCalculation,
    ({ viewer }, { quoteId }) => ({
      presentOf: { $and: [{ id: quoteId }, visibleQuotes(viewer, null)] },
    }),
    { quoteId: ID },
    May("manageQuotes"),
  ),
  quoteCalculation: one(
    QuoteCalculation,
    ({ viewer }, { id }) => ({ $and: [{ id }, { quote: visibleQuotes(viewer, null) }] }),
    { id: ID },
    May("manageQuotes"),
  ),
  quoteCalculationBaseData: computed(
    CalculationBaseData,
    async (context, { quoteId }) => ({ loaded: await quoteToCalculate(context, quoteId) }),
    { quoteId: ID },
    May("manageQuotes"),
  ),
  quoteCommissions: computed(
    CommissionPreview,
    async (context, { quoteId, tripType }) =>
      commissionPreview(context, await quoteToCalculate(context, quoteId), tripType),
    { quoteId: ID, tripType: TripType },
    May("manageQuotes"),
  ),
});

@Resolver(() => CalculationBaseData)
export class CalculationResolver {
  @FieldResolver(() => Quote, { description: "La cotización." })
  quoteInfo(
    @Root() { loaded }: CalculationBaseData,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Quote, info, { id: loaded.id });
  }

  @FieldResolver(() => CalculationDefaults, { description: "Valores con los que comienza el cálculo." })
  calculadoraDefaults(@Root() { loaded }: CalculationBaseData): CalculationDefaults {
    return calculationDefaults(loaded);
  }

  @FieldResolver(() => Comisiones, { description: "Comisiones por rol, con la configuración de hoy." })
  async comisionesConfiguradas(@Root() { loaded }: CalculationBaseData, @Ctx() context: Context) {
    return (await commissionPreview(context, loaded, loaded.tripType)).comisiones;
  }
}

/** Mutations of calculations. */
export const CalculationMutations = mutations({
  createQuoteCalculation: orNull(
    changed(
      QuoteCalculation,
      createCalculation,
      { input: QuoteCalculationInput },
      Does(quoteActs, "calculate"),
    ),
  ),
  upsertQuoteCalculation: orNull(
    changed(
      QuoteCalculation,
      upsertCalculation,
      { input: QuoteCalculationInput },
      Does(quoteActs, "calculate"),
    ),
  ),
  confirmQuoteCalculation: orNull(
    changed(
      QuoteCalculation,
      confirmCalculation,
      { id: ID, quoteId: optional(ID) },
      Does(quoteActs, "calculate"),
    ),
  ),
});
