import type { Scope } from "../../../core/mutation/scope.ts";
import { NO_QUOTE } from "../../quotes/quote/quote.access.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { Contract } from "../contract/contract.entity.ts";
import { contractsOfLink } from "./opened-contract.ts";

/** Loads a quote by any link of it, or of the contract made of it. NOT_FOUND `Cotización no encontrada`. */
export async function findOpenedQuote(scope: Scope, id: string): Promise<Quote> {
  const { link } = scope;
  const isOwn = (link?.purpose === "quote" || link?.purpose === "passengers") && link.recordId === id;
  const reached = isOwn || (await scope.em.count(Contract, { $and: [{ quote: id }, contractsOfLink(link)] }));
  return scope.find(Quote, { id: { $in: reached ? [id] : [] } }, NO_QUOTE);
}
