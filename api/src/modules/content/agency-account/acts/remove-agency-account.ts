import type { Work } from "../../../../core/mutation/work.ts";
import { announceAccounts } from "../announce-accounts.ts";
import { lockAccount, refuseShown } from "../agency-account.find.ts";

/** Removes an account that clients have never been able to see. */
export async function removeAgencyAccount(work: Work, { id }: { id: string }): Promise<void> {
  const account = await lockAccount(work, id);
  refuseShown(account);
  work.audit("agency-account.removed", id, { kind: account.kind, number: account.number });
  work.em.remove(account);
  await announceAccounts(work);
}
