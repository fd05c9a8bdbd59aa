import type { Context } from "../../../core/context.ts";
import { daysBetween } from "../../../core/colombia/days.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { QuoteCalculation } from "./calculation.entity.ts";
import { normalSections } from "./costs/calculation-input.rules.ts";
import { commissionFigures, defaultTerms, promisedRoles } from "./calculation.rules.ts";
import type { CalculationDefaults, CommissionPreview } from "./calculation.types.ts";
import { sellersOn, termsOn } from "./commission-terms.ts";
import { categoryFor } from "./costs/lodging.rules.ts";
import { NO_QUOTE, visibleQuotes } from "../quote/quote.access.ts";
import { Quote } from "../quote/quote.entity.ts";
import type { TripType } from "../quote/quote.enums.ts";
import { payingPersons } from "../quote/quote.rules.ts";

/** Returns a quote within the viewer's scope; links never give access to its costs. */
export const quoteToCalculate = (context: Context, id: string): Promise<Quote> =>
  Scope.of(context).find(Quote, { $and: [{ id }, visibleQuotes(context.viewer, null)] }, NO_QUOTE);

/**
 * Returns the commissions of a quote's sellers for a trip type with today's configuration, computed from the
 * costs of the current calculation. Without a calculation, fixed amounts are final and percentages are 0.
 */
export async function commissionPreview(
  context: Context,
  quote: Quote,
  tripType: TripType | null,
): Promise<CommissionPreview> {
  const scope = Scope.of(context);
  const configured = await termsOn(scope, tripType, scope.today);
  const calculation =
    quote.calculation && (await scope.em.findOne(QuoteCalculation, { id: quote.calculation.id }));
  const present = sellersOn(quote);
  const comisiones = commissionFigures(
    configured,
    present,
    calculation?.costoBase ?? null,
    payingPersons(quote),
  );
  const terms = promisedRoles
    .filter((role) => present[role])
    .map((role) => ({ role, ...(configured[role] ?? defaultTerms) }));
  return { comisiones, terms };
}

/**
 * Returns the initial values of a quote's new calculation: places, days and nights of the trip, without
 * costs.
 */
export function calculationDefaults(quote: Quote): CalculationDefaults {
  const { origen, destino, fechaIda, fechaRegreso, tripType, tipoHotel, acomodacion } = quote;
  const way = fechaRegreso ? "ida_vuelta" : "ida";
  const sections = normalSections({
    tiquetes: {
      tipo: tripType === "hotel" ? "sin_tiquetes" : way,
      origen,
      destino,
      fechaIda,
      fechaVuelta: fechaRegreso,
    },
    hotel: {
      categoria: categoryFor(tipoHotel),
      acomodacion: acomodacion === "sencilla" ? "simple" : (acomodacion ?? "doble"),
      noches: fechaRegreso ? daysBetween(fechaIda, fechaRegreso) : 0,
      ubicacion: destino,
    },
    traslados: {},
    alimentacion: { tipo: "ninguna" },
  });
  const { tiquetes, hotel, traslados, alimentacion } = sections;
  return {
    tiquetes: { ...tiquetes, tramos: [] },
    hotel: { ...hotel, estadias: [] },
    traslados,
    alimentacion,
    fechaViajeInicio: fechaIda,
    fechaViajeFin: fechaRegreso,
  } as CalculationDefaults;
}
