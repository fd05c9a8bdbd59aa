import { make } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lastPlace } from "../../order.rules.ts";
import { accountFields } from "../account-fields.ts";
import { announceAccounts } from "../announce-accounts.ts";
import { AgencyAccount } from "../agency-account.entity.ts";
import { refuseTwin } from "../agency-account.find.ts";
import type { AgencyAccountInput } from "../agency-account.inputs.ts";

/** Adds an account after the others and returns its id. */
export async function addAgencyAccount(
  work: Work,
  { input }: { input: AgencyAccountInput },
): Promise<string> {
  await work.lockName("agency accounts");
  const account = make(AgencyAccount, {
    ...accountFields(input),
    position: lastPlace(await work.em.find(AgencyAccount, {})),
    active: input.active,
    shownSince: input.active ? work.now : null,
  });
  await refuseTwin(work, account);
  work.add(account);
  work.audit("agency-account.added", account.id, { ...accountFields(input), active: input.active });
  await announceAccounts(work);
  return account.id;
}
