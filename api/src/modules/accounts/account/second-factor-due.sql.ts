import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { hasSecondFactor } from "./second-factor.sql.ts";

/**
 * Days between the day on which a role begins to require a second factor and the first day on which it is
 * needed.
 */
export const NOTICE_DAYS = 14;

type Column = "id" | "role" | "roleSince" | "createdAt";

/** Returns SQL for whether the role of a person requires a second factor. */
export const secondFactorAsked = (column: (name: Column) => Fragment): Fragment =>
  sql`exists (select from second_factor_roles asked where asked.role = ${column("role")})`;

/**
 * Returns SQL for the first day on which a person must have a second factor: 14 days after their role began
 * to require one, or after they received that role. Null when the role requires none, or they have one.
 */
export const secondFactorDue = (column: (name: Column) => Fragment): Fragment =>
  sql`(select greatest(asked.asked_on, ${column("roleSince")},
      (${column("createdAt")} at time zone 'America/Bogota')::date) + ${raw(String(NOTICE_DAYS))}
    from second_factor_roles asked where asked.role = ${column("role")}
      and not ${hasSecondFactor(column("id"))})`;
