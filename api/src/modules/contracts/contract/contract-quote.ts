import type { Work } from "../../../core/mutation/work.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { returnQuote } from "../../quotes/calculation/return-quote.ts";
import type { Contract } from "./contract.entity.ts";

/** Locks a contract and the quote it was made from, in the fixed lock order. Returns the quote. */
export async function lockWithQuote(work: Work, contract: Contract): Promise<Quote | null> {
  const quote = contract.quote && (await work.em.findOneOrFail(Quote, { id: contract.quote.id }));
  await work.lock(...(quote ? [quote] : []), contract);
  return quote;
}

/**
 * Releases the locked quote of a cancelled or deleted unsigned contract, so that it may become another
 * contract. `how` is written in the quote's timeline: `Se canceló`.
 */
export async function giveQuoteBack(
  work: Work,
  contract: Contract,
  quote: Quote | null,
  how: string,
): Promise<void> {
  if (quote?.status === "converted" && contract.signedAt === null)
    await returnQuote(work, quote, `${how} el contrato ${contract.contractNumber}`);
}
