import type { Work } from "../../core/mutation/work.ts";
import { joined, raw, sql } from "../../core/read/sql.ts";
import type { User } from "../accounts/account/user.entity.ts";

/**
 * Returns whether any module's record, or the history, refers to an account. It reads the database
 * catalogue, so that future tables are included. Rows that belong only to the account, and are deleted with
 * it, do not count.
 */
export async function hasRecords(work: Work, { id, referralCode }: User): Promise<boolean> {
  const references = await work.rows<{ place: string; column: string }>(
    sql`select c.conrelid::regclass::text as place, quote_ident(a.attname) as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype <> 'c'`,
  );
  const named = [
    ...references.map(
      ({ place, column }) => sql`exists (select 1 from ${raw(place)} where ${raw(column)} = ${id})`,
    ),
    sql`exists (select 1 from audit_entries where actor_id = ${id})`,
    sql`exists (select 1 from users where referred_by = ${referralCode})`,
  ];
  const [found] = await work.rows<{ named: boolean }>(sql`select ${joined(named, " or ")} as named`);
  return found?.named ?? true;
}
