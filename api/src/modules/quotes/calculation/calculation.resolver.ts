import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { orNull } from "../../../core/graphql/operations.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
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
@Resolver(() => CalculationBaseData)
export class CalculationResolver {
  /** The current calculation of a quote, which is the latest. */
  @May("manageQuotes")
  @Reads(() => QuoteCalculation)
  @Query(() => QuoteCalculation, { nullable: true })
  quoteCalculationByQuote(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("quoteId", () => ID) quoteId: string,
  ) {
    return read.one(QuoteCalculation, info, {
      presentOf: { $and: [{ id: quoteId }, visibleQuotes(viewer, null)] },
    });
  }

  @May("manageQuotes")
  @Reads(() => QuoteCalculation)
  @Query(() => QuoteCalculation, { nullable: true })
  quoteCalculation(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(QuoteCalculation, info, { $and: [{ id }, { quote: visibleQuotes(viewer, null) }] });
  }

  /** Returns the initial values for the calculator of a quote. */
  @May("manageQuotes")
  @Query(() => CalculationBaseData)
  async quoteCalculationBaseData(
    @Ctx() context: Context,
    @Arg("quoteId", () => ID) quoteId: string,
  ): Promise<CalculationBaseData> {
    return { loaded: await quoteToCalculate(context, quoteId) };
  }

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

  /** Returns the commissions of a quote's sellers for a trip type, with the active configuration. */
  @May("manageQuotes")
  @Query(() => CommissionPreview)
  async quoteCommissions(
    @Ctx() context: Context,
    @Arg("quoteId", () => ID) quoteId: string,
    @Arg("tripType", () => TripType) tripType: TripType,
  ): Promise<CommissionPreview> {
    return commissionPreview(context, await quoteToCalculate(context, quoteId), tripType);
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
