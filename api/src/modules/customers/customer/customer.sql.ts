import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";

/** Returns SQL: the status of a customer: active, merged into another, or erased. */
export const customerStatusSql = (row: RowColumns): Fragment =>
  sql`(case when ${row("mergedInto")} is not null then 'merged'
    when ${row("erasedAt")} is not null then 'erased' else 'active' end)`;

/** Returns SQL: the name of the person whose referral code the customer's account used. */
export const referrerSql = (row: RowColumns): Fragment =>
  sql`(select r.name || ' ' || r.lastname from users u join users r on r.referral_code = u.referred_by
    where u.id = ${row("account")})`;

/** Returns SQL: the number of people whom the customer referred. */
export const referredSql = (row: RowColumns): Fragment =>
  sql`(select count(*)::int from users u join users b on b.referred_by = u.referral_code
    where u.id = ${row("account")})`;
