import { notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contract/contract.texts.ts";
import { cancelledByLink } from "../cancelled-trip.ts";
import { mailPage } from "../mail-page.ts";

/**
 * Mails the link to the page of a cancelled trip, where what goes back stands, to the address that its
 * contract keeps: for who held a link of its client, which may have ended with it. Answers that address,
 * masked.
 */
export async function mailCancelledTrip(work: Work, { token }: { token: string }): Promise<string> {
  const found = await cancelledByLink(work.em, token);
  if (!found) throw notFound(NO_CONTRACT);
  const contract = await work.forUpdate.find(Contract, { id: found.contractId }, NO_CONTRACT);
  return mailPage(work, contract, "trip");
}
