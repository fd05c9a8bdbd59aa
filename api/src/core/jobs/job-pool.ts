import pg from "pg";
import { patience, surviveOutages } from "../database/pool.ts";

/**
 * Opens the connections of the queue; one that breaks is replaced by the next query, and ends nothing but
 * that.
 */
export function openJobPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 6, application_name: "travesia jobs", ...patience });
  surviveOutages(pool);
  return pool;
}
