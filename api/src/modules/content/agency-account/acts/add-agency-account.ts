import type { Work } from "../../../../core/mutation/work.ts";
import "../../content.audit.ts";
import { lastPlace } from "../../order.rules.ts";
import { accountFields } from "../account-fields.ts";
import { tellAccounts } from "../account-told.ts";
import { AgencyAccount } from "../agency-account.entity.ts";
import { refuseTwin } from "../agency-account.find.ts";
import type { AgencyAccountInput } from "../agency-account.inputs.ts";

/** Adds an account behind the others and answers its id. */
export async function addAgencyAccount(
  work: Work,
  { input }: { input: AgencyAccountInput },
): Promise<string> {
  await work.turn("agency accounts");
  const account = Object.assign(new AgencyAccount(), accountFields(input));
  await refuseTwin(work, account);
  account.position = lastPlace(await work.em.find(AgencyAccount, {}));
  account.active = input.active;
  account.shownSince = input.active ? work.now : null;
  work.add(account);
  work.audit("agency-account.added", account.id, { ...accountFields(input), active: input.active });
  await tellAccounts(work);
  return account.id;
}
