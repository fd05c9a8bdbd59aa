import { plainName } from "../../core/colombia/plain.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { make } from "../../core/rows.ts";
import { badInput } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import { visibleProviders } from "./provider.access.ts";
import { type ProviderAct, providerActs } from "./provider.acts.rules.ts";
import { Provider } from "./provider.entity.ts";
import { ProviderName } from "./provider-name.entity.ts";

export const NO_PROVIDER = "Proveedor no encontrado";

/** Loads and locks a provider for an act that its status allows. NOT_FOUND `Proveedor no encontrado`. */
export async function lockProvider(work: Work, id: string, act: ProviderAct): Promise<Provider> {
  const provider = await work.forUpdate.find(
    Provider,
    { $and: [{ id }, visibleProviders(work.viewer)] },
    NO_PROVIDER,
  );
  await refuseProviderAct(work, provider, act);
  return provider;
}

/**
 * Refuses an act that the caller cannot do on the locked provider now.
 * @throws Refusal as the table of acts states.
 */
export async function refuseProviderAct(work: Work, provider: Provider, act: ProviderAct): Promise<void> {
  providerActs.refuse(act, work, await work.facts(provider, "status"));
}

/** Returns the normalized form of a name: without case, accents and extra whitespace. */
async function keyOf(work: Work, name: string): Promise<string> {
  const [row] = await work.rows<{ key: string }>(sql`select provider_key(${name}) as key`);
  return row!.key;
}

/**
 * Adds a name by which a provider is found; a name that the provider already has does not change. The caller
 * holds the lock `provider names`.
 * @throws Refusal BAD_USER_INPUT on `name` when another provider has it.
 */
export async function giveName(work: Work, provider: Provider, name: string): Promise<void> {
  const key = await keyOf(work, name);
  const owned = await work.em.findOne(ProviderName, { key }, { populate: ["provider"] });
  if (owned && owned.provider.id !== provider.id)
    throw badInput("name", `Ya tienes un proveedor con este nombre: ${owned.provider.name}`);
  if (owned) owned.name = name;
  else work.add(make(ProviderName, { provider, name, key }));
}

/**
 * Refuses a duplicate NIT.
 * @throws Refusal BAD_USER_INPUT on `nit` when another provider has it.
 */
export async function refuseNitTwin(work: Work, { id, nit }: Pick<Provider, "id" | "nit">): Promise<void> {
  if (!nit) return;
  const twin = await work.em.findOne(Provider, { nit, mergedInto: null, id: { $ne: id } });
  if (twin) throw badInput("nit", `Este NIT ya es de ${twin.name}. Si son el mismo, únelos.`);
}

/** Maximum number of providers that a pasted text is searched for. */
const MOST_NAMES = 3_000;

/** Returns the names of the active providers, former ones too, in plain letters. */
export async function plainProviderNames(scope: Scope): Promise<string[]> {
  const rows = await scope.rows<{ name: string }>(
    sql`select n.name from provider_names n join providers v on v.id = n.provider_id
      where v.active order by n.created_at desc limit ${MOST_NAMES}::int`,
  );
  return [...new Set(rows.map(({ name }) => plainName(name)))];
}
