import type { NameOf, Secrecy } from "../../core/audit/description.ts";
import type { Context } from "../../core/context.ts";
import type { Direction } from "../../core/list/order.rules.ts";
import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import type { Reader } from "../../core/read/read.ts";
import { type Capability, may, roleLabel } from "../accounts/permissions.rules.ts";
import type { HistoryRecord } from "./history.enums.ts";
import { PRODUCT } from "./history.rules.ts";
import type { HistoryEntry } from "./history.types.ts";
import { spokenOrigin } from "./origin.rules.ts";
import { namings, recordOf } from "./record-kinds.ts";
import { describeLine } from "./descriptions.ts";

/** An entry of the audit log with its author. */
interface KeptEntry {
  readonly id: string;
  readonly type: string;
  readonly recordId: string;
  readonly at: Date;
  readonly actorId: number | null;
  readonly linkId: string | null;
  readonly channel: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly detail: object;
  readonly name: string | null;
  /** Role of the author at the time of the act; null when it was not recorded. */
  readonly roleThen: number | null;
  readonly roleNow: number | null;
}

/**
 * Returns SQL for entries of the audit log (SQL over `audit_entries`) with the data that their descriptions
 * need; newest first by default.
 */
export const entriesFrom = (from: Fragment, way: Direction = "desc"): Fragment =>
  sql`select e.id, e.type, e.record_id as "recordId", e.at, e.actor_id as "actorId", e.link_id as "linkId",
      e.channel, e.ip, e.user_agent as "userAgent", e.detail, u.name || ' ' || u.lastname as name,
      e.actor_role as "roleThen", u.role as "roleNow"
    from (${from}) e left join users u on u.id = e.actor_id order by e.at ${raw(way)}, e.id ${raw(way)}`;

const seenBy: Readonly<Record<Secrecy, Capability>> = {
  costs: "seeCosts",
  banking: "manageBankingData",
  commissions: "payCommissions",
};

/**
 * Returns the entries of a select with descriptions, in the order of the select. Costs, bank details and
 * addresses are included only for callers who may see them.
 */
export async function describedEntries(
  { read, viewer }: Pick<Context, "read" | "viewer">,
  select: Fragment,
): Promise<HistoryEntry[]> {
  const kept = await read.rows<KeptEntry>(select);
  const people = new Set<number>();
  for (const { type, detail } of kept) describeLine(type, detail, noting(people));
  const nameOf = await peopleOf(read, [...people]);
  const recordName = await recordNames(read, kept);
  const sees = (capability: Capability) => may(viewer?.role, capability);
  return kept.map((entry) => {
    const {
      did,
      toSelf,
      again = null,
      amount = null,
      changes = [],
      note = null,
      tone = "sea",
    } = describeLine(entry.type, entry.detail, nameOf);
    const record = recordOf(entry.type);
    const name = recordName(record, entry.recordId);
    const who = entry.name ?? whoElse(entry, record, name);
    return {
      id: entry.id,
      at: entry.at,
      type: entry.type,
      tone,
      amount,
      note,
      text: `${who}${withRights(entry.detail)} ${toSelf && toSelf.id === entry.actorId ? toSelf.did : did}.`,
      again,
      changes: changes
        .filter(({ only }) => !only || sees(seenBy[only]))
        .map(({ label, before, after }) => ({ label, before, after })),
      record,
      recordId: entry.recordId,
      recordName: name,
      actorName: who,
      actorRole: spokenRole(entry),
      origin: spokenOrigin(entry),
      ip: sees("seeOrigins") ? entry.ip : null,
    };
  });
}

interface Rights {
  readonly byToken?: { readonly name: string };
  readonly allowedBy?: { readonly name: string };
}

/**
 * Returns the phrase for the access token that was used, or the person whose rights were lent, which follows
 * the author's name; empty for a session.
 */
function withRights(detail: object): string {
  const { byToken, allowedBy } = detail as Rights;
  if (byToken) return `, con el token «${byToken.name}»,`;
  return allowedBy ? `, con permiso de ${allowedBy.name},` : "";
}

/**
 * Returns the name of the author's role at the time. For entries without it, the current role, marked as
 * current.
 */
function spokenRole({ roleThen, roleNow }: KeptEntry): string | null {
  if (roleThen !== null) return roleLabel(roleThen);
  return roleNow === null ? null : `${roleLabel(roleNow)} hoy`;
}

const noting =
  (people: Set<number>): NameOf =>
  (id) => {
    if (typeof id === "number") people.add(id);
    return "";
  };

/** Types of history entry that the system records automatically after a client acts through a link. */
export const followsByItself = [
  "contract.converted",
  "contract.conversion-failed",
  "contract.pdf-made",
  "quote.pdf-made",
];

/**
 * Returns the name of an author without an account: the client through a link, the system, or an unknown
 * person.
 */
function whoElse({ type, linkId, channel }: KeptEntry, record: HistoryRecord, name: string | null): string {
  if (linkId !== null) return followsByItself.includes(type) ? PRODUCT : "El cliente";
  if (channel === "job" || channel === "seed") return PRODUCT;
  // Before a session begins, only the account itself is known.
  return record === "person" && name ? name : "Alguien sin cuenta";
}

async function peopleOf(read: Reader, ids: readonly number[]): Promise<NameOf> {
  const rows =
    ids.length === 0
      ? []
      : await read.rows<{ id: number; name: string }>(
          sql`select id, name || ' ' || lastname as name from users where id = any(${[...ids]}::int[])`,
        );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => (typeof id === "number" ? (names.get(id) ?? "alguien que ya no está") : "nadie");
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

async function recordNames(read: Reader, kept: readonly KeptEntry[]) {
  const wanted = new Map<HistoryRecord, Set<string>>();
  for (const { type, recordId } of kept) {
    const record = recordOf(type);
    const prefix = type.split(".")[0] ?? "";
    const numbered = record === "person" || record === "package";
    const wellFormed = numbered ? /^\d{1,9}$/.test(recordId) : UUID.test(recordId);
    if (!wellFormed || !namings[record]?.prefixes.includes(prefix)) continue;
    wanted.set(record, (wanted.get(record) ?? new Set()).add(recordId));
  }
  const names = new Map<string, string | null>();
  for (const [record, ids] of wanted) {
    const naming = namings[record];
    if (!naming) continue;
    const rows = await read.rows<{ id: string; name: string | null }>(naming.names([...ids]));
    for (const { id, name } of rows) names.set(`${record} ${id}`, name);
  }
  return (record: HistoryRecord, id: string): string | null => names.get(`${record} ${id}`) ?? null;
}
