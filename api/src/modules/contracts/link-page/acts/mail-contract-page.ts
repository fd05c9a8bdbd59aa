import type { Work } from "../../../../core/mutation/work.ts";
import type { LinkedPage } from "../linked-page.enums.ts";
import { mailPage } from "../mail-page.ts";
import { findOpenedContract } from "../opened-contract.ts";

/**
 * Mails the link to a page of a contract, to the address that the contract keeps: for who holds a link of the
 * same contract that opens another page. Answers that address, masked.
 */
export const mailContractPage = async (
  work: Work,
  { contractId, page }: { contractId: string; page: LinkedPage },
): Promise<string> => mailPage(work, await findOpenedContract(work.forUpdate, contractId), page);
