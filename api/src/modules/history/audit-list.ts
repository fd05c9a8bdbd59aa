import { unchainedSql } from "../../core/chain/unchained.ts";
import { addDays, startOfDay } from "../../core/colombia/days.ts";
import type { Context } from "../../core/context.ts";
import type { Page } from "../../core/page.ts";
import { type Fragment, joined, raw, sql } from "../../core/read/sql.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { User } from "../accounts/account/user.entity.ts";
import type { HistoryRecord } from "./history.enums.ts";
import type { AuditFilter } from "./history.inputs.ts";
import type { AuditChain, AuditPageArgs, HistoryEntry } from "./history.types.ts";
import { namings, typesOf } from "./record-kinds.ts";
import { entriesFrom, describedEntries } from "./described-entries.ts";

const given = (text: string | null | undefined): string | null => text?.trim() || null;
const starts: readonly (readonly [RegExp, HistoryRecord])[] = [
  [/^COT-/i, "quote"],
  [/^CT-/i, "contract"],
  [/^RC-/i, "payment"],
];

/** Returns the ids of records for a name that people use; the text may also be an id. */
async function idsOf({ read }: Pick<Context, "read">, record: HistoryRecord | null, name: string) {
  const kind = record ?? starts.find(([start]) => start.test(name))?.[1];
  const naming = kind && namings[kind];
  const found = naming
    ? await read.rows<{ id: string }>(sql`select f.id from (${naming.found(name)}) f (id)`)
    : [];
  return [name, ...found.map(({ id }) => id)];
}

/** Returns the accounts with a name or an e-mail. */
async function accountsOf({ read }: Pick<Context, "read">, text: string): Promise<number[]> {
  const meant: ReadFilter<User> = { $or: [{ email: text.toLowerCase() }, { searchText: { $search: text } }] };
  const rows = await read.rows<{ id: number }>(
    sql`select u.id from users u where ${read.where(User, meant, "u")} limit 100`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the condition on `audit_entries e` for a filter of the audit log. */
export async function auditWhere(
  context: Pick<Context, "read">,
  { record = null, number, person, act, from, to }: AuditFilter,
): Promise<Fragment> {
  const [name, who] = [given(number), given(person)];
  const types = typesOf(record, given(act));
  const conditions = [
    ...(types ? [sql`e.type = any(${types}::text[])`] : []),
    ...(name ? [sql`e.record_id = any(${await idsOf(context, record, name)}::text[])`] : []),
    ...(who ? [sql`e.actor_id = any(${await accountsOf(context, who)}::int[])`] : []),
    ...(from ? [sql`e.at >= ${startOfDay(from)}::timestamptz`] : []),
    ...(to ? [sql`e.at < ${startOfDay(addDays(to, 1))}::timestamptz`] : []),
  ];
  return conditions.length > 0 ? joined(conditions, " and ") : sql`true`;
}

/** Returns the entries of the audit log that match a filter; newest first by default. */
export async function auditEntries(
  context: Context,
  filter: AuditFilter,
  { page, limit, offset, direction }: AuditPageArgs,
): Promise<Page<HistoryEntry>> {
  const where = await auditWhere(context, filter);
  const way = direction ?? "desc";
  const [items, { total }] = await Promise.all([
    describedEntries(
      context,
      entriesFrom(
        sql`select e.* from audit_entries e where ${where}
        order by e.at ${raw(way)}, e.id ${raw(way)} limit ${limit} offset ${offset}`,
        way,
      ),
    ),
    context.read.row<{ total: number }>(sql`select count(*) as total from audit_entries e where ${where}`),
  ]);
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}

/** Returns the current state of the audit log's hash chain. */
export async function auditChain({ read }: Context): Promise<AuditChain> {
  return read.row<AuditChain>(
    sql`select coalesce(h.position, 0) as position, h.hash, h.chained_at as "chainedAt",
        (select count(*) from (select from audit_entries e
          where ${unchainedSql("e")} limit 1000) w) as waiting
      from (select) one
        left join lateral (select * from audit_chain order by position desc limit 1) h on true`,
  );
}
