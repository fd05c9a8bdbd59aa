import type { Work } from "../../core/mutation/work.ts";
import type { User } from "../accounts/account/user.entity.ts";

/**
 * Whether a record of any module, or the history, names an account. Asked of the database's own catalogue, so
 * that tables which come later are looked at too; what only belongs to the account, and goes with it, does
 * not count.
 */
export async function hasRecords({ em }: Work, { id, referralCode }: User): Promise<boolean> {
  const references = await em.execute<{ place: string }[]>(
    `select format('select 1 from %s where %I = $1', c.conrelid::regclass, a.attname) as place
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype <> 'c'`,
  );
  const places = [
    ...references.map(({ place }) => place.replace("$1", "?")),
    "select 1 from audit_entries where actor_id = ?",
    "select 1 from users where referred_by = ?",
  ];
  const values = [...references.map(() => id), id, referralCode];
  const [found] = await em.execute<{ named: boolean }[]>(
    `select ${places.map((place) => `exists (${place})`).join(" or ")} as named`,
    values,
  );
  return found?.named ?? true;
}
