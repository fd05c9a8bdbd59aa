import type { Work } from "../../../../core/mutation/work.ts";
import { convert } from "../contract-conversion.ts";
import { findContract } from "../../contract/contract.find.ts";

/**
 * Makes the missing items to buy from the content of a signed contract, by hand. A second time changes
 * nothing.
 */
export async function convertQuoteItems(work: Work, { id }: { id: string }): Promise<string> {
  await convert(work, await findContract(work, id));
  return id;
}
