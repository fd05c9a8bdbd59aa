import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { copyCalculation } from "./acts/copy-calculation.ts";
import { presentCalculations } from "./calculation-draft.ts";
import { sectionNames } from "./costs/section-names.ts";
import type { QuoteCalculation } from "./calculation.entity.ts";
import { figureCalculation } from "./calculation-figures.ts";
import { normalSections } from "./costs/calculation-input.rules.ts";
import { followTrip, type CalculatedTrip, tripKeys } from "./costs/calculation-trip.rules.ts";
import { personKeys } from "../quote/request/quote-persons.rules.ts";
import type { Quote } from "../quote/quote.entity.ts";

/**
 * Marks the price of a completed quote as outdated, so that it must be confirmed again. A confirmed
 * calculation becomes a draft with the current travellers; a price sent with the same edit (`repeated`) is
 * meant for it.
 */
export async function outdatePrice(
  work: Work,
  quote: Quote,
  { fields, repeated }: { fields: readonly string[]; repeated: boolean },
): Promise<void> {
  const calculations = await presentCalculations(work, quote);
  if (repeated && calculations.every(({ estado }) => estado !== "confirmado")) return;
  quote.precioDesactualizado = true;
  const otherPeople = fields.some((field) => (personKeys as readonly string[]).includes(field));
  if (otherPeople) for (const draft of calculations.filter(isDraft)) draft.ownPersons = false;
  await copyCalculation(work, { quoteId: quote.id, otherPeople });
}

const isDraft = ({ estado }: QuoteCalculation): boolean => estado === "temporal";

/**
 * Updates the draft calculations of an edited quote after its place or days changed; `before` contains the
 * values before the edit.
 */
export async function followChangedTrip(work: Work, quote: Quote, before: Partial<Quote>): Promise<void> {
  if (!tripKeys.some((key) => key in before)) return;
  const old: CalculatedTrip = { ...tripOf(quote), ...before };
  const drafts = (await presentCalculations(work, quote)).filter(isDraft);
  for (const draft of drafts) await followTripOf(work, quote, draft, old);
}

async function followTripOf(
  work: Work,
  quote: Quote,
  draft: QuoteCalculation,
  old: CalculatedTrip,
): Promise<void> {
  if (draft.fechaViajeInicio === old.fechaIda) draft.fechaViajeInicio = quote.fechaIda;
  if (draft.fechaViajeFin === old.fechaRegreso) draft.fechaViajeFin = quote.fechaRegreso;
  const sections = Object.fromEntries(sectionNames.map((name) => [name, draft[name]]));
  assign(draft, normalSections({ ...sections, ...followTrip(draft, old, tripOf(quote)) }));
  await figureCalculation(work, quote, draft);
}

const tripOf = ({ origen, destino, fechaIda, fechaRegreso }: Quote): CalculatedTrip => ({
  origen,
  destino,
  fechaIda,
  fechaRegreso,
});
