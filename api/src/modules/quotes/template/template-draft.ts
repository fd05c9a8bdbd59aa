import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { openDraft, takePersons } from "../calculation/calculation-draft.ts";
import type { QuoteCalculation } from "../calculation/calculation.entity.ts";
import { figureCalculation } from "../calculation/calculation-figures.ts";
import { newOption } from "../quote/option/quote-options.ts";
import type { QuoteOption } from "../quote/option/quote-option.entity.ts";
import type { Quote } from "../quote/quote.entity.ts";
import type { QuoteTemplate } from "./quote-template.entity.ts";
import {
  namesSomebody,
  sectionsFor,
  type TemplateOption,
  withoutPersons,
} from "./template-composition.rules.ts";

/**
 * Returns the part of a calculation that a template stores, without anything that identifies one of the
 * persons.
 */
export function templateOption(
  calculation: QuoteCalculation,
  meant: QuoteCalculation,
  persons: readonly string[],
): TemplateOption {
  const { option, ganancia, itinerario, itinerarioPropio, noIncluye, noIncluyePropio } = calculation;
  const { tiquetes, hotel, traslados, alimentacion, equipaje } = calculation;
  const { seguros, asistenciaMedica, excursiones, extras, actividadesAdicionales } = calculation;
  const sections = { tiquetes, hotel, traslados, alimentacion, equipaje, seguros, asistenciaMedica };
  const whole = { ...sections, excursiones, extras, actividadesAdicionales };
  const written = itinerarioPropio ? itinerario : null;
  const isAboutSomebody = written?.some(({ titulo, texto }) => namesSomebody(`${titulo} ${texto}`, persons));
  return {
    name: option?.name ?? null,
    recommended: calculation === meant,
    profit: { porcentaje: ganancia.porcentaje, valorFijo: ganancia.valorFijo },
    sections: withoutPersons(structuredClone(whole), persons),
    days: written && !isAboutSomebody ? structuredClone(written) : null,
    ...(noIncluyePropio && noIncluye && { notIncluded: withoutPersons(noIncluye, persons).filter(Boolean) }),
  };
}

/**
 * Creates the drafts of a new quote from the content of a template or of another quote, one per option.
 * Returns their ids.
 */
export async function draftsFromTemplate(
  work: Work,
  quote: Quote,
  template: Pick<QuoteTemplate, "options" | "trip" | "fechaIda" | "preciosDel">,
): Promise<string[]> {
  const several = template.options.length > 1;
  const options: QuoteOption[] = [];
  const drafts: string[] = [];
  for (const from of template.options) {
    const option = several ? newOption(quote, options, from.name ?? "") : null;
    if (option) {
      option.recommended = from.recommended;
      options.push(work.add(option));
      // Its draft refers to it, and it to its draft.
      await work.save();
    }
    const draft = openDraft(work, quote, option);
    const { profit, sections, days, notIncluded } = from;
    draft.tripType = quote.tripType ?? template.trip.tripType;
    draft.ganancia = { ...profit, total: 0 };
    assign(draft, sectionsFor(sections, template.trip, template.fechaIda, quote));
    if (days) assign(draft, { itinerario: structuredClone([...days]), itinerarioPropio: true });
    if (notIncluded) assign(draft, { noIncluye: [...notIncluded], noIncluyePropio: true });
    draft.preciosDel = template.preciosDel;
    takePersons(draft, quote);
    draft.user = work.viewer ? work.em.getReference(User, work.viewer.id) : null;
    await figureCalculation(work, quote, draft);
    drafts.push(draft.id);
  }
  return drafts;
}
