import { type Fragment, sql } from "../../../core/read/sql.ts";

/** Sum of the unassigned parts of movements: whole COP, and the cents beside them. */
interface FreeSum {
  readonly pesos: Fragment;
  readonly centavos: Fragment;
}

/**
 * Returns SQL for the unassigned total of the movements of a query, optionally only of the ones that meet a
 * condition. It uses the query's columns `amount`, `backed`, `cents` and what is explained, adds hundredths
 * of a peso and truncates toward zero.
 */
export function freeSum(condition: Fragment = sql`true`): FreeSum {
  const hundredths = sql`coalesce(sum((amount - backed - explained) * 100 + cents - explained_cents)
    filter (where ${condition}), 0)`;
  return {
    pesos: sql`trunc(${hundredths} / 100)::bigint`,
    centavos: sql`mod(${hundredths}, 100)::int`,
  };
}
