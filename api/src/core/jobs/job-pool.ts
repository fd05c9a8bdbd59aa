import pg from "pg";
import { patience } from "../database/patience.ts";

/** Opens the connections of the queue; one that breaks is replaced by the next query, and ends nothing but that. */
export function openJobPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 6, application_name: "travesia jobs", ...patience });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
