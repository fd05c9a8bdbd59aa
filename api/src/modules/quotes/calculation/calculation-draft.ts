import { assign } from "../../../core/rows.ts";
import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { QuoteCalculation } from "./calculation.entity.ts";
import { figureCalculation } from "./calculation-figures.ts";
import { normalSections } from "./costs/calculation-input.rules.ts";
import type { QuoteCalculationInput } from "./calculation.inputs.ts";
import { calculationPersons, saysPersons } from "./costs/calculation-persons.rules.ts";
import { payingPersons } from "../quote/quote.rules.ts";
import type { PostedSections } from "./costs/calculation-sections.rules.ts";
import { typedUnder } from "./costs/hotel-words.rules.ts";
import { keptAmounts, keptParts } from "./costs/kept-parts.rules.ts";
import { sectionsOfRest } from "./costs/rest-sections.rules.ts";
import { sectionNames } from "./costs/section-names.ts";
import { profitTerms } from "./calculation.rules.ts";
import type { QuoteOption } from "../quote/option/quote-option.entity.ts";
import { calculationOf, optionsOf, presentCalculation } from "../quote/option/quote-options.ts";
import type { Quote } from "../quote/quote.entity.ts";

/** Returns the current calculations of a locked quote, one per option. */
export async function presentCalculations(work: Work, quote: Quote): Promise<QuoteCalculation[]> {
  const options = await optionsOf(work, quote);
  if (options.length > 0) return options.map(calculationOf);
  const present = await presentCalculation(work, quote);
  return present ? [present] : [];
}

/**
 * Creates the current calculation of an option, or of a quote without options: an empty draft without
 * computed figures.
 */
export function openDraft(work: Work, quote: Quote, option: QuoteOption | null): QuoteCalculation {
  const draft = new QuoteCalculation();
  draft.quote = quote;
  draft.option = option;
  draft.tripType = quote.tripType;
  draft.fechaViajeInicio = quote.fechaIda;
  draft.fechaViajeFin = quote.fechaRegreso;
  draft.personasAtencionEspecial = quote.personasAtencionEspecial;
  draft.ganancia = { ...profitTerms(), total: 0 };
  work.add(draft);
  if (option) option.calculation = draft;
  if (!option || option.recommended) quote.calculation = draft;
  return draft;
}

/**
 * Writes an input into a draft and recomputes its figures; sent totals and commissions are ignored. When
 * several options share travellers and days (`shared`), sent travellers and days are ignored.
 */
export async function writeDraft(
  work: Work,
  quote: Quote,
  draft: QuoteCalculation,
  input: QuoteCalculationInput,
  shared = false,
): Promise<void> {
  const before = draft.precioFinalTotal ?? null;
  const posted = Object.fromEntries(
    sectionNames.map((name) => [name, input[name] === undefined ? draft[name] : input[name]]),
  );
  if (input.ganancia !== undefined) draft.ganancia = { ...checkedProfit(input.ganancia), total: 0 };
  draft.tripType = input.tripType ?? draft.tripType;
  if (shared) takePersons(draft, quote, draft.ownPersons ? draft : {});
  else takeTravellers(draft, quote, input);
  const whole = keptAmounts({ ...posted, ...keptParts(posted, draft) }, draft);
  const sections = normalSections(whole, payingPersons(draft));
  const isRest = work.origin.channel === "rest";
  const saved = isRest ? sectionsOfRest(sections, input as PostedSections) : sections;
  draft.hotelWordsOf = typedUnder(saved, draft, draft.hotelWordsOf);
  assign(draft, saved);
  if (input.observacionesGenerales !== undefined)
    draft.observacionesGenerales = input.observacionesGenerales?.trim() || null;
  draft.user = work.viewer ? work.em.getReference(User, work.viewer.id) : null;
  await figureCalculation(work, quote, draft);
  const after = draft.precioFinalTotal;
  if (before !== after) work.audit("calculation.saved", draft.id, { quoteId: quote.id, before, after });
}

/**
 * Refuses invalid values.
 * @throws Refusal BAD_USER_INPUT for values of a sent calculation that are invalid for every quote.
 */
export function refuseWrongCalculation(input: QuoteCalculationInput): void {
  checkedProfit(input.ganancia);
  normalSections(Object.fromEntries(sectionNames.map((name) => [name, input[name]])), 1);
}

function takeTravellers(draft: QuoteCalculation, quote: Quote, input: QuoteCalculationInput): void {
  draft.ownPersons = saysPersons(input);
  takePersons(draft, quote, input);
  draft.personasAtencionEspecial = input.personasAtencionEspecial ?? draft.personasAtencionEspecial;
  draft.fechaViajeInicio = input.fechaViajeInicio ?? draft.fechaViajeInicio;
  draft.fechaViajeFin = input.fechaViajeFin ?? draft.fechaViajeFin;
}

/** Sets the travellers of a draft: the sent ones, or the quote's when none were sent. */
export function takePersons(
  draft: QuoteCalculation,
  quote: Quote,
  posted: Parameters<typeof calculationPersons>[0] = {},
): void {
  const { numeroPersonas, ...persons } = calculationPersons(posted, quote);
  assign(draft, { ...persons, numPersonas: numeroPersonas });
}

function checkedProfit(posted: QuoteCalculationInput["ganancia"]) {
  const profit = profitTerms(posted);
  if (profit.valorFijo < 0) throw badInput("ganancia.valorFijo", "El valor no puede ser negativo");
  return profit;
}
