import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { openDraft, takePersons } from "../calculation-draft.ts";
import { sectionNames } from "../costs/section-names.ts";
import type { QuoteCalculation } from "../calculation.entity.ts";
import { figureCalculation } from "../calculation-figures.ts";
import type { QuoteOption } from "../../quote/option/quote-option.entity.ts";
import type { Quote } from "../../quote/quote.entity.ts";

/** Creates a draft for an option, or for a quote without options, with the content of another calculation. */
export async function copiedDraft(
  work: Work,
  quote: Quote,
  from: QuoteCalculation,
  option: QuoteOption | null,
  otherPeople = false,
): Promise<QuoteCalculation> {
  const draft = openDraft(work, quote, option);
  const { tripType, observacionesGenerales, ganancia, fechaViajeInicio, fechaViajeFin } = from;
  const ownPersons = from.ownPersons && !otherPeople;
  assign(draft, { tripType, observacionesGenerales, ganancia: { ...ganancia }, ownPersons });
  draft.preciosDel = from.preciosDel;
  if (option) assign(draft, { fechaViajeInicio, fechaViajeFin });
  assign(draft, structuredClone(Object.fromEntries(sectionNames.map((name) => [name, from[name]]))));
  const { itinerario, itinerarioPropio, noIncluye, noIncluyePropio } = from;
  if (itinerarioPropio) assign(draft, { itinerario: structuredClone(itinerario), itinerarioPropio });
  if (noIncluyePropio) assign(draft, { noIncluye: structuredClone(noIncluye), noIncluyePropio });
  draft.imagenesHotel = structuredClone(from.imagenesHotel);
  draft.hotelWordsOf = structuredClone(from.hotelWordsOf);
  takePersons(draft, quote, ownPersons ? from : {});
  draft.user = work.viewer ? work.em.getReference(User, work.viewer.id) : null;
  await figureCalculation(work, quote, draft);
  return draft;
}
