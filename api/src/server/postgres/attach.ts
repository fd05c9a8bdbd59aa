import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { Client } from "../../core/database/client.ts";
import type { Postmaster } from "./postmaster.ts";
import { superuser } from "../../core/database/roles.ts";
import type { Cluster } from "./single-user.ts";

/** Credentials and database for a connection to one of our servers. */
export interface Door {
  readonly role: string;
  readonly password: string;
  readonly database: string;
}

/** Returns the address of a server, through its unix socket when the socket's folder is passed. */
export function connectionUrl(
  { port }: Postmaster,
  { role, password, database }: Door,
  socket?: string,
): string {
  const plain = `postgresql://${role}${password && `:${password}`}@127.0.0.1:${port}/${database}`;
  return socket ? `${plain}?host=${encodeURIComponent(socket)}` : plain;
}

/**
 * Returns the folder of a server's unix socket; undefined when there is none, or its path is too long (103
 * bytes on macOS).
 */
export function socketOf({ folder }: Cluster, { port }: Postmaster): string | undefined {
  const path = join(folder, `.s.PGSQL.${port}`);
  return process.platform !== "win32" && Buffer.byteLength(path) <= 103 ? folder : undefined;
}

/**
 * Opens a superuser session and verifies that the server works on exactly this folder, before anything is
 * written through it: a file in the folder is read through the server. A copied folder still names the server
 * of the original. @throws the server's error, and `Foreign` when the server works on another folder.
 */
export async function knock(cluster: Cluster, server: Postmaster, password: string): Promise<pg.Client> {
  const connectionString = connectionUrl(server, { role: superuser, password, database: "postgres" });
  const client = new Client({
    connectionString,
    application_name: "travesia",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The server may disappear at any time: the code that waits for the client's `end` handles that.
  client.on("error", () => undefined);
  const marker = `travesia.${randomUUID()}`;
  const path = join(cluster.folder, marker);
  try {
    await client.connect();
    // Nobody else may enter the folder; the server may be another user.
    await writeFile(path, marker, { mode: 0o644 });
    const { rows } = await client.query<{ text: string | null }>(
      "select pg_read_file($1, 0, 200, true) as text",
      [marker],
    );
    if (rows[0]?.text !== marker)
      throw new Foreign(`the server at port ${server.port} works on another folder than ${cluster.folder}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Error for a server that is named in the folder but works on another one. */
export class Foreign extends Error {
  override readonly name = "Foreign";
}
