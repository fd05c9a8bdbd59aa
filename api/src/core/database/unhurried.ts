import type pg from "pg";
import { Client } from "./client.ts";
import { withSession } from "./session.ts";

const settings = {
  search_path: "public",
  statement_timeout: "0",
  lock_timeout: "0",
  idle_in_transaction_session_timeout: "0",
};

/**
 * Opens a session without a statement timeout, with our own schema first in its search path; it is closed
 * when `leaving` is aborted.
 */
export async function openUnhurried(
  address: string,
  application_name: string,
  leaving?: AbortSignal,
): Promise<pg.Client> {
  leaving?.throwIfAborted();
  const connectionString = withSession(address, settings);
  const client = new Client({ connectionString, application_name, keepAlive: true });
  // A server that disappears is noticed by the statement that fails.
  client.on("error", () => undefined);
  const cut = () => client.connection.stream.destroy();
  leaving?.addEventListener("abort", cut);
  client.once("end", () => leaving?.removeEventListener("abort", cut));
  await client.connect();
  // A pooler that ignores the settings of a connection leaves the role's own.
  const list = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  await client.query(`select ${list.join(", ")}`);
  return client;
}
