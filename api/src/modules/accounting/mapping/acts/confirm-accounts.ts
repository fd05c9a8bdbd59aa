import { conflict, forbidden, Refusal } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { make } from "../../../../core/rows.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { AgencyAccount } from "../../../content/agency-account/agency-account.entity.ts";
import { accountIdOf, wrongCode } from "../account-keys.rules.ts";
import { AccountingAccount } from "../accounting-account.entity.ts";
import { currentMapping } from "../mapping.reads.ts";
import { NO_KEY } from "../account-keys.rules.ts";

/**
 * Confirms the proposed accounts of keys as they are; keys that are confirmed already stay. A key without a
 * proposal has to be chosen.
 */
export async function confirmAccounts(work: Work, { keys }: { keys: readonly string[] }): Promise<boolean> {
  if (!work.viewer) throw forbidden();
  await work.lockName("accounting accounts");
  const mapping = await currentMapping(work);
  const confirmedBy = work.em.getReference(User, work.viewer.id);
  const confirmed: string[] = [];
  for (const wanted of new Set(keys)) {
    const line = mapping.find(({ key }) => key === wanted);
    if (!line) throw conflict(NO_KEY, "keys");
    if (line.confirmedAt) continue;
    const { key, code, name } = line;
    if (code === null) throw conflict(`Elige la cuenta de «${line.label}».`, "keys");
    const others = mapping.filter((other) => other.key !== key);
    const wrong = wrongCode(line, code, others);
    if (wrong) throw new Refusal("CONFLICT", wrong, [{ field: key, message: wrong }]);
    const accountId = accountIdOf(key);
    const agencyAccount = accountId ? work.em.getReference(AgencyAccount, accountId) : null;
    work.add(make(AccountingAccount, { key, code, name, agencyAccount, confirmedAt: work.now, confirmedBy }));
    confirmed.push(key);
  }
  if (confirmed.length > 0) work.audit("accounting.accounts-confirmed", "accounting", { keys: confirmed });
  return true;
}
