import type { Work } from "../../../../core/mutation/work.ts";
import { convert } from "../contract-conversion.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contract/contract.texts.ts";
import { UNCHOSEN_STAY } from "../item.rules.ts";

/**
 * Creates the items of a contract right after its signature, in a separate transaction; the signer needs no
 * permission for it.
 */
export async function convertAfterSigning(work: Work, { id }: { id: string }): Promise<void> {
  await convert(work, await work.find(Contract, { id }, NO_CONTRACT), [UNCHOSEN_STAY]);
}
