import type { Work } from "../../../../core/mutation/work.ts";
import { convert } from "../contract-conversion.ts";
import { findContract } from "../../contract/contract.find.ts";

/**
 * Turns what a signed contract holds into the items to buy, by hand: those that are missing. A second time
 * changes nothing.
 */
export async function convertQuoteItems(work: Work, { id }: { id: string }): Promise<string> {
  await convert(work, await findContract(work, id));
  return id;
}
