import type pg from "pg";
import { openPool } from "../database/pool.ts";
import type { Pulse } from "../database/pulse.ts";

/**
 * Opens the connection pool of the job queue. A broken connection is replaced by the next query, and affects
 * nothing else.
 */
export const openJobPool = (connectionString: string, pulse?: Pulse): pg.Pool =>
  openPool({ connectionString, max: 6, application_name: "travesia jobs" }, pulse);
