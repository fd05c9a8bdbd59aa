import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { accountFields, edited } from "../account-fields.ts";
import { announceAccounts } from "../announce-accounts.ts";
import type { AgencyAccount } from "../agency-account.entity.ts";
import { lockAccount, refuseTwin } from "../agency-account.find.ts";
import type { UpdateAgencyAccountInput } from "../agency-account.inputs.ts";

/** Replaces an account's data; documents that were sent before keep the former data. */
export async function updateAgencyAccount(
  work: Work,
  { id, input }: { id: string; input: UpdateAgencyAccountInput },
): Promise<string> {
  const account = await lockAccount(work, id);
  work.edit(account, input.version);
  const whole = edited(account, input);
  const fields = { ...accountFields(whole), active: whole.active };
  const before = Object.fromEntries(
    Object.entries(fields)
      .map(([name]) => [name, account[name as keyof AgencyAccount]] as const)
      .filter(([name, value]) => value !== fields[name as keyof typeof fields]),
  );
  const after = Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(before, name)));
  await refuseTwin(work, { id, ...fields });
  assign(account, fields);
  if (account.active) account.shownSince ??= work.now;
  work.audit("agency-account.updated", id, { before, after });
  await announceAccounts(work);
  return id;
}
