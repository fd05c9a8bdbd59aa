import { type Fragment, joined, raw, sql } from "../../../core/read/sql.ts";
import { personName } from "../person-name.sql.ts";
import { type Capability, CONTADOR, permissions } from "../permissions.rules.ts";
import { administering } from "../staff.rules.ts";

const memberSql = raw(`jsonb_build_object('id', m.id, 'name', ${personName("m")}, 'role', m.role)`);

/**
 * Returns SQL for a member of the team by id, as `jsonb`; null when the id is null, or the person left the
 * team.
 */
export const memberOf = (id: Fragment): Fragment =>
  sql`(select ${memberSql} from users m where m.id = ${id} and m.is_active)`;

/** Returns SQL for the id of a member of the team; null when the id is null, or the person left the team. */
export const memberIdSql = (id: Fragment): Fragment =>
  sql`(select m.id from users m where m.id = ${id} and m.is_active)`;

/**
 * SQL of everybody in the office (administration and accounting), as `jsonb`. It refers to no column of a
 * row.
 */
export const officeSql: Fragment = sql`(
  select coalesce(jsonb_agg(${memberSql} order by m.id), '[]') from users m
  where m.role in (${raw([...administering, CONTADOR].join(", "))}) and m.is_active)`;

/**
 * Returns SQL for the id of the first of a sale's people who is still in the team and meets a condition on
 * their row `m`. Null when nobody does; then the office does the step.
 */
export const firstOf = (ids: readonly Fragment[], condition: Fragment = sql`true`): Fragment =>
  sql`(select m.id from unnest(array[${joined(ids, ", ")}]::int[]) with ordinality p (id, place)
    join users m on m.id = p.id and m.is_active and ${condition} order by p.place limit 1)`;

/** Returns SQL for whether the user `m` has a capability. */
export const hasCapability = (capability: Capability): Fragment =>
  sql`m.role in (${raw(permissions[capability].join(", "))})`;
