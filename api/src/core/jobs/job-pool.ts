import pg from "pg";
import { bounded, patience, surviveOutages } from "../database/pool.ts";
import type { Pulse } from "../database/pulse.ts";
import { withSession } from "../database/session.ts";
import { LONGEST_STATEMENT } from "../read/limits/budget.ts";

/**
 * Opens the connections of the queue; one that breaks is replaced by the next query, and ends nothing but
 * that.
 */
export function openJobPool(connectionString: string, pulse?: Pulse): pg.Pool {
  const { session, client } = bounded(LONGEST_STATEMENT);
  const pool = new pg.Pool({
    connectionString: withSession(connectionString, session),
    max: 6,
    application_name: "travesia jobs",
    ...patience,
    ...client,
    ...(pulse && { Client: pulse.Client as never }),
  });
  surviveOutages(pool);
  return pool;
}
