import type { Work } from "../../../../core/mutation/work.ts";
import { placeInOrder } from "../../order.rules.ts";
import { announceAccounts } from "../announce-accounts.ts";
import { AgencyAccount } from "../agency-account.entity.ts";

/** Sorts the agency's accounts by a list that contains the id of each; returns their ids. */
export async function orderAgencyAccounts(
  work: Work,
  { ids }: { ids: readonly string[] },
): Promise<readonly string[]> {
  await work.lockName("agency accounts");
  work.editRows();
  placeInOrder(await work.em.find(AgencyAccount, {}), ids);
  work.audit("agency-account.ordered", "agency", { ids: [...ids] });
  await announceAccounts(work);
  return ids;
}
