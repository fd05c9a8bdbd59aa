import { type Fragment, sql } from "../../../core/read/sql.ts";

/** Sum of the unassigned parts of movements: whole COP, and the cents beside them. */
interface FreeSum {
  readonly pesos: Fragment;
  readonly centavos: Fragment;
}

/**
 * Returns the SQL for the unassigned part of the movements of a query, all or only those under a condition:
 * from its columns `amount`, `backed` and `cents`, summed in hundredths of a peso and truncated toward zero.
 */
export function freeSum(condition: Fragment = sql`true`): FreeSum {
  const hundredths = sql`coalesce(sum((amount - backed) * 100 + cents) filter (where ${condition}), 0)`;
  return {
    pesos: sql`trunc(${hundredths} / 100)::bigint`,
    centavos: sql`mod(${hundredths}, 100)::int`,
  };
}
