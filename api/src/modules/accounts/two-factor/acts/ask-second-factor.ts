import { USERS_CHANGED } from "../../../../core/auth/viewers.ts";
import { addDays } from "../../../../core/colombia/days.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { NOTICE_DAYS } from "../../account/second-factor-due.sql.ts";
import { ownAccount } from "../own-password.ts";
import { isProtected } from "../two-factor-check.ts";
import { OWN_FACTOR_FIRST } from "../two-factor.rules.ts";

interface Args {
  /** Numbers of all roles that require a second factor from now on. */
  readonly roles: readonly number[];
}

/**
 * Sets the roles that require a second factor, with a notice period of 14 days; all other roles require none.
 * A role that already required one keeps its date. CONFLICT when a role is added and the viewer has no second
 * factor.
 */
export async function askSecondFactor(work: Work, { roles }: Args): Promise<void> {
  const owner = await ownAccount(work);
  const asked = await work.rows<{ role: number }>(sql`select role from second_factor_roles order by role`);
  const before = asked.map(({ role }) => role);
  const after = [...new Set(roles)].toSorted((one, other) => one - other);
  const added = after.filter((role) => !before.includes(role));
  if (added.length === 0 && after.length === before.length) return;
  if (added.length > 0 && !(await isProtected(work, owner))) throw conflict(OWN_FACTOR_FIRST);
  await work.rows(sql`delete from second_factor_roles where role <> all(${after}::int[])`);
  await work.rows(sql`insert into second_factor_roles (role, asked_on)
    select role, ${work.today}::date from unnest(${added}::int[]) role on conflict do nothing`);
  work.audit("agency.second-factor-asked", "agency", { before: { roles: before }, after: { roles: after } });
  await work.announce(USERS_CHANGED, {});
  if (added.length > 0)
    await work.emit("second-factor.asked", { roles: added, due: addDays(work.today, NOTICE_DAYS) });
}
