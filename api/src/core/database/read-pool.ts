import type pg from "pg";
import { makeCancellable } from "../read/limits/budget.ts";
import { openPool } from "./pool.ts";
import type { Pulse } from "./pulse.ts";
import { rowTypes } from "../read/row-types.ts";
import { withSession } from "./session.ts";

/** Settings of `core/read` connections, in addition to the settings of every connection. */
export const ofReads = {
  plan_cache_mode: "force_generic_plan",
  default_transaction_read_only: "on",
} as const;

/**
 * Returns the connections of `core/read`. They cannot write, times are in UTC, and a named statement keeps
 * one plan: in measurements, a list planned again for each OFFSET was 2.2 times as slow. LIMIT is a literal
 * in the text, so the plan knows it; every filter of a screen has its index, so the plan does not depend on
 * the value. Idle connections stay open, because closing them would lose their prepared statements.
 */
export function openReadPool(address: string, pulse?: Pulse, max = 10): pg.Pool {
  const pool = openPool(
    {
      connectionString: withSession(address, ofReads),
      max,
      idleTimeoutMillis: 0,
      application_name: "travesia read",
      types: rowTypes,
    },
    pulse,
  );
  return makeCancellable(pool);
}
