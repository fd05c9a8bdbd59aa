import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { visibleProviders } from "../provider.access.ts";
import "../provider.audit.ts";
import { Provider } from "../provider.entity.ts";
import { NO_PROVIDER, refuseProviderAct } from "../provider.find.ts";
import { MOST_CONTACTS } from "../provider.rules.ts";

const SAME = "Elige otro proveedor: no puedes unir uno consigo mismo";

/**
 * Makes one provider part of another: purchases, names, papers and contacts become the other's, which keeps
 * its own NIT, account and terms. Printed names stay as they are. Answers the id of the one that stays.
 */
export async function mergeProviders(
  work: Work,
  { id, intoId }: { id: string; intoId: string },
): Promise<string> {
  if (id === intoId) throw badInput("intoId", SAME);
  await work.turn("provider names");
  const load = (one: string) =>
    work.find(Provider, { $and: [{ id: one }, visibleProviders(work.viewer)] }, NO_PROVIDER);
  const [from, into] = [await load(id), await load(intoId)];
  // Purchases that are being saved hold their provider: they end first, and are moved with the others.
  await work.lock(...[from, into].sort((one, other) => (one.id < other.id ? -1 : 1)));
  await refuseProviderAct(work, from, "merge");
  await refuseProviderAct(work, into, "merge");

  into.contacts = joinedContacts(into, from);
  from.mergedInto = into;
  from.mergedAt = work.now;
  from.active = false;
  await work.save();
  const purchases = await work.rows<{ id: string }>(
    sql`update purchases set provider_id = ${intoId} where provider_id = ${id} returning id`,
  );
  await work.rows(sql`update provider_names set provider_id = ${intoId} where provider_id = ${id}`);
  await work.rows(sql`update provider_documents set provider_id = ${intoId} where provider_id = ${id}`);
  await work.rows(sql`update providers set merged_into_id = ${intoId} where merged_into_id = ${id}`);
  const told = { proveedor: from.name, into: into.name, intoId, purchases: purchases.length };
  work.audit("provider.merged", id, told);
  return intoId;
}

/** The contacts of both, those of the one that stays first, nobody twice. */
function joinedContacts(into: Provider, from: Provider): Provider["contacts"] {
  const seen = new Set<string>();
  return [...into.contacts, ...from.contacts]
    .filter(({ name, email, phone }) => {
      const who = email ?? `${name.toLowerCase()} ${phone ?? ""}`;
      return !seen.has(who) && seen.add(who);
    })
    .slice(0, MOST_CONTACTS);
}
