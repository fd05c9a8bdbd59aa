import { assign } from "../../../core/rows.ts";
import { badInput } from "../../../core/failure.ts";
import { takenColumns } from "../../../core/mutation/merge.rules.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { changesAccount, historyFields } from "../provider-fields.ts";
import { keptAccount, openAccount } from "../provider-account.ts";
import { visibleProviders } from "../provider.access.ts";
import { Provider } from "../provider.entity.ts";
import type { ProviderPart } from "../provider.enums.ts";
import { NO_PROVIDER, refuseProviderAct } from "../provider.find.ts";
import { MOST_CONTACTS, providerParts } from "../provider.rules.ts";

const SAME = "Elige otro proveedor: no puedes unir uno consigo mismo";

/** Merge of two providers: the first becomes part of the second, which adopts some of its data. */
interface ProviderMerge {
  readonly id: string;
  readonly intoId: string;
  readonly take?: readonly ProviderPart[];
}

/**
 * Merges one provider into another. The purchases, names, documents and contacts move to the other provider,
 * which adopts the data that it lacks and the fields that were chosen. Names in printed documents do not
 * change. An adopted account gets the current time and author. Returns the id of the remaining provider.
 */
export async function mergeProviders(work: Work, { id, intoId, take = [] }: ProviderMerge): Promise<string> {
  if (id === intoId) throw badInput("intoId", SAME);
  await work.lockName("provider names");
  const load = (one: string) =>
    work.find(Provider, { $and: [{ id: one }, visibleProviders(work.viewer)] }, NO_PROVIDER);
  const [from, into] = [await load(id), await load(intoId)];
  // Purchases that are being saved hold their provider: they end first, and are moved with the others.
  await work.lock(...[from, into].sort((one, other) => (one.id < other.id ? -1 : 1)));
  await refuseProviderAct(work, from, "merge");
  await refuseProviderAct(work, into, "merge");

  const [kept, other] = [into, from].map((one): Provider => ({
    ...one,
    accountNumber: openAccount(work.services, one),
  }));
  const after = takenColumns(providerParts, kept!, other!, take);
  const before = Object.fromEntries(
    Object.keys(after).map((column) => [column, kept![column as keyof Provider]]),
  );
  into.contacts = joinedContacts(into, from);
  from.mergedInto = into;
  from.mergedAt = work.now;
  from.active = false;
  // Its NIT is another's only once it is its own no longer.
  await work.save();
  await takeOver(work, into, from, after);
  const purchases = await work.rows<{ id: string }>(
    sql`update purchases set provider_id = ${intoId} where provider_id = ${id} returning id`,
  );
  await work.rows(sql`update provider_names set provider_id = ${intoId} where provider_id = ${id}`);
  await work.rows(sql`update provider_documents set provider_id = ${intoId} where provider_id = ${id}`);
  await work.rows(sql`update providers set merged_into_id = ${intoId} where merged_into_id = ${id}`);
  const merged = { proveedor: from.name, into: into.name, intoId, purchases: purchases.length };
  work.audit("provider.merged", id, merged);
  const changes = { before: historyFields(before), after: historyFields(after) };
  work.audit("provider.joined", intoId, {
    from: from.name,
    fromId: id,
    purchases: purchases.length,
    ...changes,
  });
  return intoId;
}

/**
 * Copies the adopted data to the remaining provider. A recorded answer keeps its time and author; a new
 * account gets the current ones.
 */
async function takeOver(work: Work, into: Provider, from: Provider, after: Partial<Provider>): Promise<void> {
  const hadAccount = into.accountNumber !== null;
  const { accountNumber, ...others } = after;
  assign(into, others);
  if (accountNumber !== undefined) assign(into, await keptAccount(work.services, into, accountNumber));
  if ("mandate" in after) {
    into.mandateAnsweredAt = from.mandateAnsweredAt;
    into.mandateAnsweredBy = from.mandateAnsweredBy;
  }
  if (!changesAccount(after)) return;
  into.accountChangedAt = work.now;
  into.accountReplaced ||= hadAccount;
  into.accountChangedBy = work.viewer && work.em.getReference(User, work.viewer.id);
}

/**
 * Returns the contacts of both providers without duplicates, starting with the contacts of the remaining
 * provider.
 */
function joinedContacts(into: Provider, from: Provider): Provider["contacts"] {
  const seen = new Set<string>();
  return [...into.contacts, ...from.contacts]
    .filter(({ name, email, phone }) => {
      const who = email ?? `${name.toLowerCase()} ${phone ?? ""}`;
      return !seen.has(who) && seen.add(who);
    })
    .slice(0, MOST_CONTACTS);
}
