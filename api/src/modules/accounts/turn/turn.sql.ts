import { type Fragment, joined, raw, sql } from "../../../core/read/sql.ts";
import { personName } from "../person-name.sql.ts";
import { type Capability, CONTADOR, permissions } from "../permissions.rules.ts";
import { administering } from "../staff.rules.ts";

const memberSql = raw(`jsonb_build_object('id', m.id, 'name', ${personName("m")}, 'role', m.role)`);

/** Somebody of the team by their id, as `jsonb`; null where nobody is meant, or they left. */
export const memberOf = (id: Fragment): Fragment =>
  sql`(select ${memberSql} from users m where m.id = ${id} and m.is_active)`;

/** The id of somebody of the team; null where nobody is meant, or they left. */
export const memberIdSql = (id: Fragment): Fragment =>
  sql`(select m.id from users m where m.id = ${id} and m.is_active)`;

/** Everybody of the office, as `jsonb`: administration and accounting. It asks nothing of a row. */
export const officeSql: Fragment = sql`(
  select coalesce(jsonb_agg(${memberSql} order by m.id), '[]') from users m
  where m.role in (${raw([...administering, CONTADOR].join(", "))}) and m.is_active)`;

/**
 * The id of the first of a sale's people who did not leave and of whom a condition on their row `m` holds;
 * null leaves the step to the office.
 */
export const firstOf = (ids: readonly Fragment[], condition: Fragment = sql`true`): Fragment =>
  sql`(select m.id from unnest(array[${joined(ids, ", ")}]::int[]) with ordinality p (id, place)
    join users m on m.id = p.id and m.is_active and ${condition} order by p.place limit 1)`;

/** Whether somebody, `m`, has a capability. */
export const hasCapability = (capability: Capability): Fragment =>
  sql`m.role in (${raw(permissions[capability].join(", "))})`;
