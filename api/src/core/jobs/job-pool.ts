import type pg from "pg";
import { openPool } from "../database/pool.ts";
import type { Pulse } from "../database/pulse.ts";

/**
 * Opens the connections of the queue; one that breaks is replaced by the next query, and ends nothing but
 * that.
 */
export const openJobPool = (connectionString: string, pulse?: Pulse): pg.Pool =>
  openPool({ connectionString, max: 6, application_name: "travesia jobs" }, pulse);
