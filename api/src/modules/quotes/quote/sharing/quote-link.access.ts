import type { FilterQuery } from "@mikro-orm/core";
import type { Work } from "../../../../core/mutation/work.ts";
import { visibleQuotes } from "../quote.access.ts";
import { Quote } from "../quote.entity.ts";
import { QuoteLink } from "./quote-link.entity.ts";

/** Message for a link that does not exist or is out of scope. */
export const NO_LINK = "Enlace no encontrado";

/** Loads a link of a quote within the caller's scope and locks the quote; otherwise NOT_FOUND. */
export async function linkForChange(work: Work, id: string): Promise<{ link: QuoteLink; quote: Quote }> {
  const mine: FilterQuery<QuoteLink> = { $and: [{ id }, { quote: visibleQuotes(work.viewer, null) }] };
  const { quote } = await work.find(QuoteLink, mine, NO_LINK);
  const locked = await work.forUpdate.find(Quote, { id: quote.id }, NO_LINK);
  const link = await work.em.findOneOrFail(QuoteLink, { id }, { refresh: true, populate: ["link"] });
  return { link, quote: locked };
}
