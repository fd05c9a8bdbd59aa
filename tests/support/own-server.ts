import { execFile } from "node:child_process";
import { chmod, chown, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { connectionUrl } from "../../api/src/server/postgres/attach.ts";
import { launch, type ServerSettings } from "../../api/src/server/postgres/launch.ts";
import { isAlive, readPostmaster } from "../../api/src/server/postgres/postmaster.ts";
import { furnish, protectedBy } from "../../api/src/server/postgres/protect.ts";
import { applicationRole, ownerRole, superuser } from "../../api/src/core/database/roles.ts";
import { type Cluster, serverEnvironment } from "../../api/src/server/postgres/single-user.ts";
import type { ServerUrls } from "./server.ts";

/** Variable with the folder of the programs of the PostgreSQL that tests use in place of the embedded one. */
export const OTHER_POSTGRES = "TRAVESIA_TEST_POSTGRES";

/** A server that is no embedded one, of whatever major version its programs are. */
export interface OwnServer {
  readonly urls: ServerUrls;
  readonly port: number;
  readonly cluster: Cluster;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

/** Describes the cluster of a data folder, for programs that run as who may. */
function clusterIn(dataDir: string): Cluster {
  const folder = join(dataDir, "postgres");
  return {
    folder,
    // Before version 16 a program walks to its folder from the root, also when it begins in it.
    dataArgument: folder,
    spawn: { cwd: folder, ...(isRoot && { uid: nobody, gid: nobody }) },
  };
}

/** Lets the account that the server runs as walk through a data folder. */
async function openFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
}

/** Makes a cluster that is still empty, with further words to `initdb`. */
export async function makeCluster(
  dataDir: string,
  initdb: string,
  words: readonly string[],
): Promise<Cluster> {
  const cluster = clusterIn(dataDir);
  await openFolder(dataDir);
  await mkdir(cluster.folder, { mode: 0o700, recursive: true });
  if (isRoot) await chown(cluster.folder, nobody, nobody);
  await promisify(execFile)(
    initdb,
    ["-D", cluster.dataArgument, "-U", superuser, "--no-instructions", ...words],
    { ...cluster.spawn, env: serverEnvironment() },
  );
  return cluster;
}

/**
 * Starts a server by the programs of a folder, with our roles and a database; a cluster that a data folder
 * has already is kept.
 */
export async function startOwn(
  dataDir: string,
  programs: string,
  settings: ServerSettings = {},
): Promise<OwnServer> {
  const postgres = join(programs, "postgres");
  let cluster = clusterIn(dataDir);
  await openFolder(dataDir);
  if (!(await stat(join(cluster.folder, "PG_VERSION")).catch(() => null))) {
    // As a server that README describes: UTF8, the letters of C.UTF-8, by the system.
    cluster = await makeCluster(dataDir, join(programs, "initdb"), [
      "-A",
      "reject",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
    ]);
    await furnish(postgres, cluster);
  }
  const keys = await protectedBy(cluster);
  const server = (await readPostmaster(cluster.folder)) ?? (await launch(postgres, cluster, { settings }));
  if (!server || !keys) throw new Error(`the server of ${dataDir} did not start`);
  const at = (role: string, password: string, database: string) =>
    connectionUrl(server, { role, password, database });
  const admin = at(superuser, keys.superuser, "postgres");
  // A server that nobody is connected to ends on its own.
  const holder = new pg.Client({ connectionString: admin });
  holder.on("error", () => undefined);
  await holder.connect();
  return {
    urls: {
      admin,
      owner: at(ownerRole, keys.owner, "travesia"),
      application: at(applicationRole, keys.application, "travesia"),
    },
    port: server.port,
    cluster,
    stop: async () => {
      await holder.end();
      process.kill(server.pid, "SIGINT");
      while (isAlive(server.pid)) await new Promise((soon) => setTimeout(soon, 20));
    },
  };
}
