import type { Work } from "../../../../core/mutation/work.ts";
import { announceAccounts } from "../announce-accounts.ts";
import { lockAccount } from "../agency-account.find.ts";

interface Args {
  readonly id: string;
  readonly active: boolean;
  readonly version: number | null;
}

/** Shows an account to clients, or hides it. */
export async function switchAgencyAccount(work: Work, { id, active, version }: Args): Promise<string> {
  const account = await lockAccount(work, id);
  work.edit(account, version);
  account.active = active;
  if (active) account.shownSince ??= work.now;
  work.audit("agency-account.switched", id, { number: account.number, active });
  await announceAccounts(work);
  return id;
}
