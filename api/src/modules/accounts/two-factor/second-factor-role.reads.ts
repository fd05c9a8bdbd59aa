import { roleName } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { make } from "../../../core/rows.ts";
import { hasSecondFactor } from "../account/second-factor.sql.ts";
import { NOTICE_DAYS } from "../account/second-factor-due.sql.ts";
import { SecondFactorRoleState } from "./second-factor-role.types.ts";

interface Row {
  readonly role: number;
  readonly due: string | null;
  readonly without: number;
}

/**
 * Returns the team's roles, each with the day from which it requires a second factor, and the number of
 * people without one.
 */
export async function secondFactorRoles({ read }: Context): Promise<SecondFactorRoleState[]> {
  const rows =
    await read.rows<Row>(sql`select role, (asked.asked_on + ${raw(String(NOTICE_DAYS))})::text as due,
      (select count(*)::int from users u where u.role = r.role and u.is_active
        and not ${hasSecondFactor(raw("u.id"))}) as without
    from generate_series(2, 7) r (role) left join second_factor_roles asked using (role) order by role`);
  return rows.map(({ role, ...row }) => make(SecondFactorRoleState, { role: roleName(role), ...row }));
}
