import pg from "pg";
import { patience, surviveOutages } from "../database/pool.ts";
import type { Pulse } from "../database/pulse.ts";

/**
 * Opens the connections of the queue; one that breaks is replaced by the next query, and ends nothing but
 * that.
 */
export function openJobPool(connectionString: string, pulse?: Pulse): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 6,
    application_name: "travesia jobs",
    ...patience,
    ...(pulse && { Client: pulse.Client as never }),
  });
  surviveOutages(pool);
  return pool;
}
