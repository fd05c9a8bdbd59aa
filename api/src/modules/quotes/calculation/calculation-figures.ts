import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { normalSections } from "./costs/calculation-input.rules.ts";
import { sectionNames } from "./costs/section-names.ts";
import type { QuoteCalculation } from "./calculation.entity.ts";
import {
  calculate,
  commissionOf,
  defaultTerms,
  promisedRoles,
  type TermsByRole,
} from "./calculation.rules.ts";
import type { FrozenCommission } from "./calculation.types.ts";
import { sellersOn, termsOn } from "./commission-terms.ts";
import type { Quote } from "../quote/quote.entity.ts";
import { payingPersons } from "../quote/quote.rules.ts";

/** Computes all figures of a calculation with today's commission terms and the quote's discount. */
export async function figureCalculation(
  work: Work,
  quote: Quote,
  calculation: QuoteCalculation,
): Promise<void> {
  figureBy(await termsOn(work, calculation.tripType, work.today), quote, calculation);
}

/**
 * Computes the figures of a calculation and stores the commission promised to each seller of the quote, with
 * its explanation. Commissions are generated from these stored values.
 */
export async function freezeCalculation(
  work: Work,
  quote: Quote,
  calculation: QuoteCalculation,
): Promise<void> {
  const terms = await termsOn(work, calculation.tripType, work.today);
  figureBy(terms, quote, calculation);
  const present = sellersOn(quote);
  const { costoBase: base } = calculation;
  const persons = payingPersons(calculation);
  calculation.congeladas = promisedRoles.flatMap((role): FrozenCommission[] => {
    if (!present[role]) return [];
    const { configId, configVersion, ...own } = terms[role] ?? {
      configId: null,
      configVersion: null,
      ...defaultTerms,
    };
    return [
      { role, configId, configVersion, terms: own, base, persons, ...commissionOf(own, base, persons) },
    ];
  });
}

function figureBy(terms: TermsByRole, quote: Quote, calculation: QuoteCalculation): void {
  const { porcentaje, valorFijo } = calculation.ganancia;
  const persons = payingPersons(calculation);
  // The price of a room or of the group is divided again among the present payers.
  const sections = Object.fromEntries(sectionNames.map((name) => [name, calculation[name]]));
  assign(calculation, normalSections(sections, persons));
  const { lines: _, ...figures } = calculate({
    sections: calculation,
    persons,
    profit: { porcentaje, valorFijo },
    terms,
    present: sellersOn(quote),
    discountPercent: quote.descuentoPorcentaje ?? 0,
  });
  assign(calculation, figures);
}
