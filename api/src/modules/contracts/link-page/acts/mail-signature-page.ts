import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { mailPage, NOTHING_TO_SIGN } from "../mail-page.ts";
import { findOpenedQuote } from "../opened-quote.ts";

/**
 * Mails the link to sign the contract of a quote to the address that the contract keeps, for who holds a link
 * of that quote: a proposal names no contract, as it may have been forwarded. Answers that address, masked.
 */
export async function mailSignaturePage(work: Work, { quoteId }: { quoteId: string }): Promise<string> {
  const quote = await findOpenedQuote(work, quoteId);
  const contract = await work.em.findOne(Contract, { quote: quote.id, status: "active" });
  if (!contract) throw conflict(NOTHING_TO_SIGN);
  await work.lock(contract);
  return mailPage(work, contract, "signature");
}
