import { bind, type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";

/** Hours in which a former address may object before a contract is signed at its new one. */
const OBJECTION_HOURS = 24;

/**
 * Returns the changes (`e`) of the address of a contract, as rows of a `from`: of the contract itself, and of
 * its quote, customer and account from before it was made. A change does not count when the contract has the
 * former address again.
 */
const changesOf = (row: RowColumns): Fragment => sql`email_changes e where e.undone_at is null
  and e.former_hash <> encode(sha256(convert_to(lower(coalesce(${row("party")}->>'email', '')),
    'UTF8')), 'hex')
  and (e.contract_id = ${row("id")} or (e.changed_at <= ${row("createdAt")} and (e.quote_id = ${row("quote")}
    or e.customer_id = ${row("customer")} or e.account_id = ${row("account")})))`;

const unconfirmedOf = (row: RowColumns): Fragment => sql`${changesOf(row)} and e.confirmed_at is null`;

/** Returns the ids of the changes of the address of a contract, the first one first. */
export const emailChangesSql = (row: RowColumns): Fragment =>
  sql`array(select e.id::text from ${changesOf(row)} order by e.changed_at, e.id)`;

/**
 * Returns the SQL of the time until which a contract cannot be signed unless the change is confirmed; null
 * once it is over.
 */
export const emailHeldUntilSql = (row: RowColumns): Fragment =>
  sql`(select max(e.changed_at) + ${raw(`interval '${OBJECTION_HOURS} hours'`)} from ${unconfirmedOf(row)}
    and e.changed_at > ${bind.now} - ${raw(`interval '${OBJECTION_HOURS} hours'`)})`;

/** Returns whether the former address denied having requested a change, and no OWNER confirmed it since. */
export const emailDeniedSql = (row: RowColumns): Fragment =>
  sql`exists (select from ${unconfirmedOf(row)} and e.denied_at is not null)`;

/** Returns the SQL of the time of the first objection to a change that no OWNER confirmed since. */
export const emailDeniedAtSql = (row: RowColumns): Fragment =>
  sql`(select min(e.denied_at) from ${unconfirmedOf(row)})`;

/** Returns the SQL of the people who made the changes that are not confirmed. */
export const emailChangersSql = (row: RowColumns): Fragment =>
  sql`array(select distinct e.changed_by_id from ${unconfirmedOf(row)} and e.changed_by_id is not null)`;
