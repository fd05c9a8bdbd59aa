import { rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { ConfigError } from "../config.ts";
import { findBinaries } from "./binaries.ts";
import { applicationDatabase, applicationRole, openCluster } from "./cluster.ts";
import type { Cluster } from "./cluster.ts";
import { prepareDataDir } from "./data-dir.ts";
import { lastWords, launch, livingServer } from "./launch.ts";
import type { Settings } from "./launch.ts";
import { isAlive } from "./postmaster.ts";
import type { Postmaster } from "./postmaster.ts";

/** A PostgreSQL server of our own, running beside this process. */
export interface EmbeddedServer {
  /** The application's address for this process: a unix socket where there is one. */
  readonly url: string;
  /** The application's address for anyone on this machine, as `DATA_DIR/database.url` holds it. */
  readonly sharedUrl: string;
  /** The superuser's address, for making and dropping databases. */
  readonly adminUrl: string;
  /** The server's process. */
  readonly pid: number;
  /**
   * Leaves the server, and stops it unless other connections remain after `patience` milliseconds: it goes with the last of us.
   * Close the pools of this process first.
   */
  stop(patience?: number): Promise<void>;
}

const tries = 5;
const leaving = "travesia leaving";

/**
 * Starts the embedded server of a data folder, or joins the one that is running there, whoever started it; however many
 * processes call this at once, they end up on one server.
 * @throws ConfigError with one line when the folder or the server cannot be used.
 */
export async function startEmbedded(dataDir: string, settings: Settings = {}): Promise<EmbeddedServer> {
  const home = resolve(dataDir);
  await prepareDataDir(home);
  const binaries = await findBinaries(process.getuid?.() === 0);
  const cluster = await openCluster(home, binaries);
  for (let attempt = 0; attempt < tries; attempt++) {
    const server = (await livingServer(cluster)) ?? (await launch(binaries.postgres, cluster, settings));
    const holder = server && (await hold(cluster, server));
    if (holder) return attach(home, cluster, server, holder);
    await pause(50 * attempt);
  }
  throw new ConfigError([`No se pudo iniciar la base de datos incluida (${cluster.folder}): ${await lastWords(cluster)}`]);
}

async function attach(home: string, cluster: Cluster, server: Postmaster, holder: pg.Client): Promise<EmbeddedServer> {
  const sharedUrl = address(server, applicationRole, applicationDatabase);
  await publish(home, sharedUrl);
  return {
    url: address(server, applicationRole, applicationDatabase, socketOf(cluster, server)),
    sharedUrl,
    adminUrl: address(server, "postgres", "postgres", socketOf(cluster, server)),
    pid: server.pid,
    stop: async (patience = 3_000) => {
      if (await isLast(holder, patience)) {
        await rm(addressFile(home), { force: true });
        await end(server.pid);
      }
      await holder.end().catch(() => undefined);
    },
  };
}

/** Keeps one session open as long as this process uses the server, so that nobody else stops it; null when it cannot be had. */
async function hold(cluster: Cluster, server: Postmaster): Promise<pg.Client | null> {
  const holder = new pg.Client({ connectionString: address(server, "postgres", "postgres"), application_name: "travesia" });
  // The server may be stopped by hand: whoever queries next hears of it.
  holder.on("error", () => undefined);
  try {
    await holder.connect();
    const { rows } = await holder.query<{ file: string }>("select pg_read_file('postmaster.pid') as file");
    if (rows[0]?.file === server.file) return holder;
  } catch {
    // The server went away while we knocked, or another program answers on its port: the caller looks again.
  }
  await holder.end().catch(() => undefined);
  return null;
}

async function isLast(holder: pg.Client, patience: number): Promise<boolean> {
  const others = `select count(*)::int as others from pg_stat_activity
    where datname is not null and usename is not null and pid <> pg_backend_pid() and application_name <> '${leaving}'`;
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

async function end(pid: number): Promise<void> {
  // SIGINT is PostgreSQL's "fast" shutdown: open transactions are rolled back and everything is written.
  process.kill(pid, "SIGINT");
  for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 10) await pause(10);
}

function address({ port }: Postmaster, role: string, database: string, socket?: string): string {
  const plain = `postgresql://${role}@127.0.0.1:${port}/${database}`;
  return socket ? `${plain}?host=${encodeURIComponent(socket)}` : plain;
}

/** The longest path of a unix socket is 103 bytes on macOS and 107 on Linux. */
function socketOf(cluster: Cluster, { port }: Postmaster): string | undefined {
  const path = join(cluster.folder, `.s.PGSQL.${port}`);
  return process.platform !== "win32" && Buffer.byteLength(path) <= 103 ? cluster.folder : undefined;
}

const addressFile = (home: string) => join(home, "database.url");

async function publish(home: string, url: string): Promise<void> {
  const draft = `${addressFile(home)}.${process.pid}`;
  await writeFile(draft, `${url}\n`, { mode: 0o644 });
  await rename(draft, addressFile(home));
}
