import type { Work } from "../../../../core/mutation/work.ts";
import { writtenDayTexts } from "../../../providers/library/day-text.rules.ts";
import { keepDayTexts } from "../../../providers/library/day-texts.ts";
import { Quote } from "../../quote/quote.entity.ts";
import { presentCalculations } from "../calculation-draft.ts";
import { plannedDays } from "./itinerary-days.rules.ts";

/** Keeps the days that a seller wrote for a sent proposal in the library, for later proposals. */
export async function keepWrittenDays(work: Work, { quoteId }: { readonly quoteId: string }): Promise<void> {
  const quote = await work.em.findOneOrFail(Quote, { id: quoteId });
  const calculations = await presentCalculations(work, quote);
  const texts = calculations.flatMap((calculation) =>
    calculation.itinerarioPropio
      ? writtenDayTexts(calculation.itinerario ?? [], plannedDays(calculation, quote), quote.nombreCliente)
      : [],
  );
  await keepDayTexts(work, texts);
}
