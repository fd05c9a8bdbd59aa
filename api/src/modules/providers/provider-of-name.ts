import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import "./provider.audit.ts";
import { Provider } from "./provider.entity.ts";
import { giveName, keyOf } from "./provider.find.ts";
import { providerName } from "./provider.rules.ts";

/**
 * The provider that a purchase names, case and accents aside; the first purchase that names one makes its
 * record. It stays as it is until the transaction ends: a merge that comes at the same moment waits and takes
 * the purchase along, and one that has just ended answers the provider that it became part of.
 */
export async function providerOfName(work: Work, typed: string): Promise<Provider> {
  const name = providerName(typed);
  const key = await keyOf(work, name);
  const known = await livingProvider(work, key);
  if (known) return known;
  await work.turn("provider names");
  return (await livingProvider(work, key)) ?? addNamed(work, name);
}

/** The provider of a name, held against merges; null where nobody has it. */
async function livingProvider(work: Work, key: string): Promise<Provider | null> {
  const [row] = await work.rows<{ id: string; merged: boolean }>(
    sql`select p.id, p.merged_into_id is not null as merged from providers p
      where p.id = (select provider_id from provider_names where key = ${key}) for share`,
  );
  if (!row) return null;
  // The merge that this waited for has moved the name: the next look finds its new owner.
  return row.merged ? livingProvider(work, key) : work.em.getReference(Provider, row.id);
}

async function addNamed(work: Work, name: string): Promise<Provider> {
  const provider = work.add(Object.assign(new Provider(), { name }));
  await giveName(work, provider, name);
  work.audit("provider.added", provider.id, { proveedor: name, nit: null, by: "purchase" });
  return provider;
}
