import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contract/contract.texts.ts";
import { mailPage } from "../mail-page.ts";

/**
 * Mails the link to the page of a cancelled trip, where what goes back stands, to the address that its
 * contract keeps: for who held a link of its client, which may have ended with it. Answers that address,
 * masked.
 */
export async function mailCancelledTrip(
  work: Work,
  { contractId: id }: { contractId: string },
): Promise<string> {
  const contract = await work.forUpdate.find(Contract, { id, status: "cancelled" }, NO_CONTRACT);
  return mailPage(work, contract, "trip");
}
