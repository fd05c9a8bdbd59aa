import { assign, make } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { keptAccount } from "../provider-account.ts";
import { changesAccount, noteMandateAnswer, providerFields, refuseHalfAccount } from "../provider-fields.ts";
import { Provider } from "../provider.entity.ts";
import { giveName, refuseNitTwin } from "../provider.find.ts";
import type { AddProviderInput } from "../provider.inputs.ts";
import { providerName } from "../provider.rules.ts";

/** Adds a provider to the directory and returns its id. */
export async function addProvider(work: Work, { input }: { input: AddProviderInput }): Promise<string> {
  const fields = providerFields(input);
  await work.lockName("provider names");
  const provider = make(Provider, { ...fields, name: providerName(input.name) });
  assign(provider, await keptAccount(work.services, provider, provider.accountNumber));
  refuseHalfAccount(provider);
  await refuseNitTwin(work, provider);
  if (changesAccount(fields) && provider.accountNumber) {
    provider.accountChangedAt = work.now;
    provider.accountChangedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  }
  noteMandateAnswer(work, provider);
  work.add(provider);
  await giveName(work, provider, provider.name);
  const { name: proveedor, nit } = provider;
  work.audit("provider.added", provider.id, { proveedor, nit, by: "directory" });
  return provider.id;
}
