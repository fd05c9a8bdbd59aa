import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";

/** Returns the status of a customer: in the list, merged into another, or erased. */
export const customerStatusSql = (row: RowColumns): Fragment =>
  sql`(case when ${row("mergedInto")} is not null then 'merged'
    when ${row("erasedAt")} is not null then 'erased' else 'active' end)`;

/** Returns SQL for the name of the person who referred the customer, by the account's code. */
export const referrerSql = (row: RowColumns): Fragment =>
  sql`(select r.name || ' ' || r.lastname from users u join users r on r.referral_code = u.referred_by
    where u.id = ${row("account")})`;

/** Returns how many people the customer brought. */
export const referredSql = (row: RowColumns): Fragment =>
  sql`(select count(*)::int from users u join users b on b.referred_by = u.referral_code
    where u.id = ${row("account")})`;
