import { isDeepStrictEqual } from "node:util";
import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import {
  changesAccount,
  noteMandateAnswer,
  providerFields,
  refuseHalfAccount,
  historyFields,
} from "../provider-fields.ts";
import { keptAccount, openAccount } from "../provider-account.ts";
import type { Provider } from "../provider.entity.ts";
import { giveName, lockProvider, refuseNitTwin } from "../provider.find.ts";
import type { UpdateProviderInput } from "../provider.inputs.ts";
import { providerName } from "../provider.rules.ts";

/**
 * Changes the data of a provider. Purchases can still find it by its former name. A changed account gets the
 * current time and author.
 */
export async function updateProvider(
  work: Work,
  { id, input }: { id: string; input: UpdateProviderInput },
): Promise<string> {
  const name = providerName(input.name ?? "");
  if (name) await work.lockName("provider names");
  const provider = await lockProvider(work, id, "edit");
  work.edit(provider, input.version);
  const fields = { ...providerFields(input, provider), ...(name && { name }) };
  const present = { ...provider, accountNumber: openAccount(work.services, provider) };
  const changed = Object.keys(fields).filter(
    (column) => !isDeepStrictEqual(present[column as keyof Provider], fields[column as keyof typeof fields]),
  );
  const of = (record: object) =>
    Object.fromEntries(changed.map((column) => [column, record[column as keyof object]]));
  const [before, after] = [of(present), of(fields)];
  const hadAccount = provider.accountNumber !== null;
  const { accountNumber, ...others } = fields;
  assign(provider, others);
  if (accountNumber !== undefined && "accountNumber" in after)
    assign(provider, await keptAccount(work.services, provider, accountNumber));
  refuseHalfAccount(provider);
  if ("nit" in after) await refuseNitTwin(work, provider);
  if ("name" in after) await giveName(work, provider, provider.name);
  if ("mandate" in after) noteMandateAnswer(work, provider);
  if (changesAccount(after)) {
    provider.accountChangedAt = work.now;
    provider.accountReplaced ||= hadAccount;
    provider.accountChangedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  }
  work.audit("provider.updated", id, { before: historyFields(before), after: historyFields(after) });
  return id;
}
