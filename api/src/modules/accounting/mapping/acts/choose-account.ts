import { badInput, conflict, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign, make } from "../../../../core/rows.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { AgencyAccount } from "../../../content/agency-account/agency-account.entity.ts";
import { accountIdOf, NO_KEY, wrongCode } from "../account-keys.rules.ts";
import { AccountingAccount } from "../accounting-account.entity.ts";
import type { AccountInput } from "../mapping.inputs.ts";
import { currentMapping } from "../mapping.reads.ts";

/**
 * Sets the account of a key, which confirms it. A month whose package was made keeps its accounts; the change
 * holds from the next one.
 */
export async function chooseAccount(work: Work, { input }: { input: AccountInput }): Promise<string> {
  if (!work.viewer) throw forbidden();
  await work.lockName("accounting accounts");
  const mapping = await currentMapping(work);
  const line = mapping.find(({ key }) => key === input.key);
  if (!line) throw conflict(NO_KEY, "key");
  const others = mapping.filter(({ key }) => key !== line.key);
  const wrong = wrongCode(line, input.code, others);
  if (wrong) throw badInput("code", wrong);

  const confirmedBy = work.em.getReference(User, work.viewer.id);
  const [code, name] = [input.code, input.name.trim()];
  const own = await work.em.findOne(AccountingAccount, { key: line.key });
  const accountId = accountIdOf(line.key);
  const agencyAccount = accountId ? work.em.getReference(AgencyAccount, accountId) : null;
  const chosen = { code, name, confirmedAt: work.now, confirmedBy };
  const record = own
    ? assign(own, chosen)
    : make(AccountingAccount, { key: line.key, agencyAccount, ...chosen });
  if (!own) work.add(record);
  const before = line.code === code ? null : line.code;
  work.audit("accounting.account-chosen", record.id, { key: line.key, label: line.label, before, code });
  return line.key;
}
