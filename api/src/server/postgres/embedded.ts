import { rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { ConfigError } from "../../core/config/config.ts";
import { connectionUrl, socketOf } from "./attach.ts";
import { findBinaries } from "./binaries.ts";
import { openCluster } from "./cluster.ts";
import { isDiskFull, prepareDataDir, unusable } from "./data-dir.ts";
import { end, enter, type Held, type House } from "./house.ts";
import { Keeper } from "./keeper.ts";
import { lastWords } from "./launch.ts";
import type { ServerSettings } from "./launch.ts";
import { readPostmaster } from "./postmaster.ts";
import { applicationDatabase, applicationRole, ownerRole, superuser } from "../../core/database/roles.ts";

/** A PostgreSQL server of our own, running beside this process; its addresses contain passwords. */
export interface EmbeddedServer {
  /** Application's address for this process: a unix socket if available. */
  readonly url: string;
  /** Application's address for other programs on this machine, as stored in `DATA_DIR/database.url`. */
  readonly sharedUrl: string;
  /** Address of the role that owns the tables, for migrations. */
  readonly ownerUrl: string;
  /** Superuser's address, for creating and dropping databases. */
  readonly adminUrl: string;
  /** Process id of the current server. */
  readonly pid: number;
  /** Resolves when the server disappeared and could not be restarted within a minute; otherwise never. */
  readonly lost: Promise<Error>;
  /**
   * Closes the connection to the server, and stops the server unless other connections remain after
   * `patience` milliseconds; then it ends with its last user. Close the pools of this process first.
   */
  stop(patience?: number): Promise<void>;
}

/** Options of a start besides the folder. */
export interface StartOptions {
  readonly settings?: ServerSettings;
  /** Logger for the server's disappearance and restart. */
  readonly log?: Logger;
  /** Milliseconds within which a server that disappeared must be running again; a minute by default. */
  readonly patience?: number;
  /** Aborted when the process has to end while the server is still starting. */
  readonly leaving?: AbortSignal;
}

/** Maximum number of starts of a server that ends unexpectedly. */
const tries = 5;
/** Milliseconds within which an existing server has to answer, in whatever state it is. */
const longest = 60_000;
const leaving = "travesia leaving";

/**
 * Starts the embedded server of a data folder, or joins the running one, whichever process started it: all
 * processes that call this use one server. As long as one of them runs, a server that is killed is restarted.
 * @throws ConfigError with one line when the folder or the server cannot be used.
 */
export async function startEmbedded(
  dataDir: string,
  { settings = {}, log, patience, leaving }: StartOptions = {},
): Promise<EmbeddedServer> {
  const home = resolve(dataDir);
  await prepareDataDir(home);
  const binaries = await findBinaries(process.getuid?.() === 0);
  const cluster = await openCluster(home, binaries, leaving);
  const house: House = { postgres: binaries.postgres, cluster, settings };
  const begun = performance.now();
  for (let tried = 1; ; tried++) {
    const held = await enter(house, { leaving });
    if (held) return serve(home, house, held, new Keeper(house, held, log, patience));
    leaving?.throwIfAborted();
    const left = await readPostmaster(cluster.folder);
    if (left ? performance.now() - begun > longest : tried >= tries) break;
    // It may have been stopped in the middle of something.
    if (left) resume(left.pid);
    await pause(Math.min(100 * tried, 1_000));
  }
  if (await isDiskFull(home)) throw unusable(home, { code: "ENOSPC" });
  throw new ConfigError([
    `No se pudo iniciar la base de datos incluida (${cluster.folder}): ${await lastWords(cluster)}`,
  ]);
}

function resume(pid: number): void {
  try {
    if (process.platform !== "win32") process.kill(pid, "SIGCONT");
  } catch {
    // It has ended, or is another user's.
  }
}

async function serve(
  home: string,
  { cluster }: House,
  { server, keys }: Held,
  keeper: Keeper,
): Promise<EmbeddedServer> {
  const application = { role: applicationRole, password: keys.application, database: applicationDatabase };
  const owner = { role: ownerRole, password: keys.owner, database: applicationDatabase };
  const admin = { role: superuser, password: keys.superuser, database: "postgres" };
  // However often it is started again, it listens at the same port.
  const socket = socketOf(cluster, server);
  const sharedUrl = connectionUrl(server, application);
  await publish(home, sharedUrl);
  return {
    url: connectionUrl(server, application, socket),
    sharedUrl,
    ownerUrl: connectionUrl(server, owner, socket),
    adminUrl: connectionUrl(server, admin, socket),
    lost: keeper.lost,
    get pid() {
      return keeper.held.server.pid;
    },
    stop: async (patience = 3_000) => {
      const { holder, server: last } = await keeper.leave();
      if (await isLast(holder, patience)) {
        await rm(addressFile(home), { force: true });
        await end(last.pid);
      }
      await holder.end().catch(() => undefined);
    },
  };
}

async function isLast(holder: pg.Client, patience: number): Promise<boolean> {
  const others = `select count(*)::int as others from pg_stat_activity
    where datname is not null and usename is not null and pid <> pg_backend_pid()
    and application_name <> '${leaving}'`;
  try {
    await holder.query(`set application_name = '${leaving}'`);
    for (let waited = 0; ; waited += 50) {
      const { rows } = await holder.query<{ others: number }>(others);
      if (rows[0]?.others === 0) return true;
      if (waited >= patience) return false;
      await pause(50);
    }
  } catch {
    return false;
  }
}

/** Returns the path of the file with the running server's address, for other processes. */
export const addressFile = (home: string) => join(home, "database.url");

async function publish(home: string, url: string): Promise<void> {
  const draft = `${addressFile(home)}.${process.pid}`;
  await writeFile(draft, `${url}\n`, { mode: 0o600 });
  await rename(draft, addressFile(home));
}
