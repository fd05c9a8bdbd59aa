import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { personName } from "../person-name.sql.ts";
import { CONTADOR } from "../permissions.rules.ts";
import { administering } from "../staff.rules.ts";

const memberSql = raw(`jsonb_build_object('id', m.id, 'name', ${personName("m")}, 'role', m.role)`);

/** Somebody of the team by their id, as `jsonb`; null where nobody is meant, or they left. */
export const memberOf = (id: Fragment): Fragment =>
  sql`(select ${memberSql} from users m where m.id = ${id} and m.is_active)`;

/** Everybody of the office, as `jsonb`: administration and accounting. It asks nothing of a row. */
export const officeSql: Fragment = sql`(
  select coalesce(jsonb_agg(${memberSql} order by m.id), '[]') from users m
  where m.role in (${raw([...administering, CONTADOR].join(", "))}) and m.is_active)`;
