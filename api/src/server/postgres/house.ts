import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { ConfigError } from "../../core/config/config.ts";
import { Foreign, knock } from "./attach.ts";
import type { Keys } from "../../core/database/keys.ts";
import { launch, livingServer } from "./launch.ts";
import type { ServerSettings } from "./launch.ts";
import { disown, isAlive, type Postmaster } from "./postmaster.ts";
import { protect, protectedBy } from "./protect.ts";
import { applicationRole } from "../../core/database/roles.ts";
import type { Cluster } from "./single-user.ts";

/** A cluster and the program that serves it. */
export interface House {
  readonly postgres: string;
  readonly cluster: Cluster;
  readonly settings: ServerSettings;
}

/**
 * A server that was verified to be the folder's own, with the session that this process keeps open while it
 * uses the server.
 */
export interface Held {
  readonly server: Postmaster;
  readonly keys: Keys;
  readonly holder: pg.Client;
}

/** Options for joining or starting a server. */
export interface EnterOptions {
  /** Port of the server, when it replaces one that disappeared. */
  readonly port?: number;
  readonly leaving?: AbortSignal;
}

/** SQLSTATE of a wrong password. */
const WRONG_PASSWORD = "28P01";

/**
 * Joins the server of a folder, or starts one. Returns null when another process was faster, the server ended
 * during the check, or it could not be started: the caller then tries again. @throws ConfigError when a
 * program of an earlier version uses the folder.
 */
export async function enter(
  { postgres, cluster, settings }: House,
  { port, leaving }: EnterOptions = {},
): Promise<Held | null> {
  const keys = (await protectedBy(cluster)) ?? (await protectEarlier(postgres, cluster));
  if (!keys) return null;
  const living = await livingServer(cluster, leaving);
  leaving?.throwIfAborted();
  const server = living ?? (await launch(postgres, cluster, { settings, port, leaving }));
  if (!server) return null;
  try {
    return { server, keys, holder: await knock(cluster, server, keys.superuser) };
  } catch (error) {
    if (error instanceof Foreign) await disown(cluster.folder, server);
    else if (!living && (error as { code?: string }).code === WRONG_PASSWORD) {
      // A process that may start the server may also set its passwords: the ones in the file are old, or the
      // server's were changed by hand.
      await end(server.pid);
      await protect(postgres, cluster).catch(() => undefined);
    }
    return null;
  }
}

/**
 * Protects a cluster of an earlier version, which nobody may be using; null when another process is doing so,
 * or it failed.
 */
async function protectEarlier(postgres: string, cluster: Cluster): Promise<Keys | null> {
  const server = await livingServer(cluster);
  if (server && !(await retire(cluster, server))) return null;
  return (await protectedBy(cluster)) ?? (await protect(postgres, cluster).catch(() => null));
}

/**
 * Stops the server that an earlier version left running; returns false when the server turns out not to be
 * ours.
 */
async function retire(cluster: Cluster, server: Postmaster): Promise<boolean> {
  const inUse = new ConfigError([
    `La base de datos de ${cluster.folder} está en uso por una versión anterior: detén ese proceso primero.`,
  ]);
  let client: pg.Client;
  try {
    client = await knock(cluster, server, "");
  } catch (error) {
    if (!(error instanceof Foreign)) throw inUse;
    await disown(cluster.folder, server);
    return false;
  }
  try {
    const { rowCount } = await client.query("select from pg_stat_activity where usename = $1 limit 1", [
      applicationRole,
    ]);
    if (rowCount) throw inUse;
  } finally {
    await client.end().catch(() => undefined);
  }
  await end(server.pid);
  return true;
}

/** Stops a server and waits until it has ended, for at most ten seconds. */
export async function end(pid: number): Promise<void> {
  // SIGINT is PostgreSQL's "fast" shutdown: open transactions are rolled back and everything is written.
  process.kill(pid, "SIGINT");
  for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 10) await pause(10);
}
