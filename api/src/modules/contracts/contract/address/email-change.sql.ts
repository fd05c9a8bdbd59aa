import { bind, type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";

/** Hours after a change in which the former address may object and the contract cannot be signed. */
const OBJECTION_HOURS = 24;

/**
 * Returns SQL for `from`: the changes (`e`) that affect a contract's address. They are changes of the
 * contract itself, and earlier ones of its quote, customer and account. A change no longer counts when the
 * contract has the former address again.
 */
const changesOf = (row: RowColumns): Fragment => sql`email_changes e where e.undone_at is null
  and e.former_hash <> encode(sha256(convert_to(lower(coalesce(${row("party")}->>'email', '')),
    'UTF8')), 'hex')
  and (e.contract_id = ${row("id")} or (e.changed_at <= ${row("createdAt")} and (e.quote_id = ${row("quote")}
    or e.customer_id = ${row("customer")} or e.account_id = ${row("account")})))`;

const unconfirmedOf = (row: RowColumns): Fragment => sql`${changesOf(row)} and e.confirmed_at is null`;

/** Returns SQL: the ids of the changes that affect a contract's address, oldest first. */
export const emailChangesSql = (row: RowColumns): Fragment =>
  sql`array(select e.id::text from ${changesOf(row)} order by e.changed_at, e.id)`;

/**
 * Returns SQL: the time until which a contract cannot be signed because its address changed, unless the
 * change is confirmed; null when it is not blocked.
 */
export const emailHeldUntilSql = (row: RowColumns): Fragment =>
  sql`(select max(e.changed_at) + ${raw(`interval '${OBJECTION_HOURS} hours'`)} from ${unconfirmedOf(row)}
    and e.changed_at > ${bind.now} - ${raw(`interval '${OBJECTION_HOURS} hours'`)})`;

/**
 * Returns SQL: whether the former address objected to a change and no OWNER has confirmed the change since.
 */
export const emailDeniedSql = (row: RowColumns): Fragment =>
  sql`exists (select from ${unconfirmedOf(row)} and e.denied_at is not null)`;

/** Returns SQL: the time of the first objection to a change that no OWNER has confirmed since. */
export const emailDeniedAtSql = (row: RowColumns): Fragment =>
  sql`(select min(e.denied_at) from ${unconfirmedOf(row)})`;

/** Returns SQL: the ids of the people who made the unconfirmed changes. */
export const emailChangersSql = (row: RowColumns): Fragment =>
  sql`array(select distinct e.changed_by_id from ${unconfirmedOf(row)} and e.changed_by_id is not null)`;
