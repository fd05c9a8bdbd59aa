import { formatDocument } from "../../core/colombia/documents.ts";
import { badInput } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import { Provider } from "./provider.entity.ts";
import { giveName, refuseNitTwin } from "./provider.find.ts";
import { checkedNit, providerName } from "./provider.rules.ts";

/**
 * Returns the provider that a purchase names, ignoring case and accents; a new name creates a provider. The
 * provider stays locked until the transaction ends, so that a concurrent merge waits and includes the
 * purchase; after a merge that has just ended, the remaining provider is returned. A NIT in the purchase is
 * stored if the provider has none.
 */
export async function providerOfName(
  work: Work,
  typed: string,
  typedNit: string | null = null,
): Promise<Provider> {
  const nit = checkedNit(typedNit);
  const name = providerName(typed);
  const known = await livingProvider(work, name);
  if (known) return withNit(work, known, nit);
  await work.lockName("provider names");
  const other = await livingProvider(work, name);
  return other ? withNit(work, other, nit) : addNamed(work, name, nit);
}

/**
 * Sets the NIT that a purchase contains on a provider without a NIT.
 * @throws Refusal BAD_USER_INPUT on `nit` when the provider has a different NIT, or another provider has this
 * NIT.
 */
async function withNit(work: Work, provider: Provider, nit: string | null): Promise<Provider> {
  if (nit === null) return provider;
  await work.lock(provider);
  if (provider.nit === nit) return provider;
  if (provider.nit !== null)
    throw badInput("nit", `${provider.name} ya tiene otro NIT: ${formatDocument(provider.nit)}`);
  await refuseNitTwin(work, { id: provider.id, nit });
  provider.nit = nit;
  work.audit("provider.updated", provider.id, { before: { nit: null }, after: { nit } });
  return provider;
}

/** Returns the provider with this name, locked against merges; null when no provider has it. */
async function livingProvider(work: Work, name: string): Promise<Provider | null> {
  const [row] = await work.rows<{ id: string; merged: boolean }>(
    sql`select p.id, p.merged_into_id is not null as merged from providers p
      where p.id = (select provider_id from provider_names where key = provider_key(${name}))
      for share`,
  );
  if (!row) return null;
  // The merge that this waited for has moved the name: the next look finds its new owner.
  return row.merged ? livingProvider(work, name) : work.em.getReference(Provider, row.id);
}

async function addNamed(work: Work, name: string, nit: string | null): Promise<Provider> {
  const provider = new Provider();
  provider.name = name;
  provider.nit = nit;
  await refuseNitTwin(work, provider);
  work.add(provider);
  await giveName(work, provider, name);
  work.audit("provider.added", provider.id, { proveedor: name, nit, by: "purchase" });
  return provider;
}
