import type { Viewer } from "../../../core/auth/viewer.ts";
import { type Fragment, joined, sql } from "../../../core/read/sql.ts";
import { administers } from "../../accounts/staff.rules.ts";
import { offerable } from "../offerable.sql.ts";
import type { NotificationCategory } from "../notification.enums.ts";
import type { NoticeAudience } from "./batch.inputs.ts";

/** Returns SQL: the accounts `u` that the viewer may notify, as in `notifiablePeople`. */
const inReach = (viewer: Viewer | null): Fragment => {
  if (administers(viewer)) return sql`u.service_role is null`;
  const me = viewer?.id ?? 0;
  return sql`(u.id = ${me}::int or u.lider_id = ${me}::int or u.gerente_id = ${me}::int)`;
};

/** Returns SQL: the ids of the people whom a sender selected and may notify; the sender comes last. */
export function audienceSql(
  viewer: Viewer | null,
  { userIds, roles, teamOf }: NoticeAudience,
  category: NotificationCategory,
): Fragment {
  const chosen: Fragment[] = [sql`false`];
  if (userIds?.length) chosen.push(sql`u.id = any(${[...userIds]}::int[])`);
  if (roles?.length) chosen.push(sql`u.role = any(${[...roles]}::int[])`);
  if (teamOf) chosen.push(sql`${teamOf}::int in (u.id, u.lider_id, u.gerente_id)`);
  const offered = category === "marketing" ? sql` and ${offerable}` : sql``;
  return sql`select u.id from users u left join notification_preferences p on p.user_id = u.id
    where u.is_active and ${inReach(viewer)} and (${joined(chosen, " or ")})${offered} order by u.id`;
}
