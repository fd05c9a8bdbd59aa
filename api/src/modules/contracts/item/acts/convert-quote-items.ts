import type { Work } from "../../../../core/mutation/work.ts";
import { convert } from "../contract-conversion.ts";
import { findContract } from "../../contract/contract.find.ts";

/** Creates the missing items of a signed contract on a user's request; running it again has no effect. */
export async function convertQuoteItems(work: Work, { id }: { id: string }): Promise<string> {
  await convert(work, await findContract(work, id));
  return id;
}
