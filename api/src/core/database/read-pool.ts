import pg from "pg";
import { LONGEST_STATEMENT, makeCancellable } from "../read/limits/budget.ts";
import { bounded, patience, surviveOutages } from "./pool.ts";
import type { Pulse } from "./pulse.ts";
import { rowTypes } from "../read/row-types.ts";
import { withSession } from "./session.ts";

/**
 * Returns the connections of `core/read`. They cannot write; instants come in UTC; and a named statement
 * keeps one plan: measured, a list that plans anew for each OFFSET costs 2.2 times as much. LIMIT stands in
 * the text as a literal, so the plan knows it, and every filter that a screen offers has its index, so the
 * plan does not depend on the value. Idle connections stay, because their prepared statements would go with
 * them.
 */
export function openReadPool(address: string, pulse?: Pulse, max = 10): pg.Pool {
  const bounds = bounded(LONGEST_STATEMENT);
  const session = {
    timezone: "UTC",
    plan_cache_mode: "force_generic_plan",
    default_transaction_read_only: "on",
    jit: "off",
    ...bounds.session,
  };
  const pool = new pg.Pool({
    connectionString: withSession(address, session),
    max,
    idleTimeoutMillis: 0,
    application_name: "travesia read",
    types: rowTypes,
    ...patience,
    ...bounds.client,
    ...(pulse && { Client: pulse.Client as never }),
  });
  surviveOutages(pool);
  return makeCancellable(pool);
}
