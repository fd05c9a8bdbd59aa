import { execFile } from "node:child_process";
import { chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { findBinaries } from "../../api/src/core/database/binaries.ts";
import { launch } from "../../api/src/core/database/launch.ts";
import { ormOptions } from "../../api/src/core/database/orm.ts";
import { isAlive, type Postmaster } from "../../api/src/core/database/postmaster.ts";
import { alone, type Cluster, serverEnvironment } from "../../api/src/core/database/single-user.ts";
import { installQueue } from "../../api/src/core/jobs/queue.ts";
import { openLog } from "../../api/src/core/log/log.ts";

/** A server of a cluster as versions before 0.2 made it: everybody comes in, and one role owns everything. */
export interface EarlierServer {
  readonly server: Postmaster;
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Makes such a cluster in a data folder, with our tables, the queue's, and a job that waits; its server is
 * left running.
 */
export async function anEarlierCluster(dataDir: string): Promise<EarlierServer> {
  const root = process.getuid?.() === 0;
  const { postgres, initdb } = await findBinaries(root);
  const folder = join(dataDir, "postgres");
  await mkdir(folder, { mode: 0o700, recursive: true });
  if (root) await chown(folder, 65_534, 65_534);
  const cluster: Cluster = {
    folder,
    dataArgument: process.platform === "linux" ? "/proc/self/cwd" : folder,
    spawn: { cwd: folder, ...(root && { uid: 65_534, gid: 65_534 }) },
  };
  const locale = [
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--lc-ctype=C.UTF-8",
  ];
  const rights = ["-U", "postgres", "-A", "trust", "--no-instructions"];
  await promisify(execFile)(initdb, ["-D", cluster.dataArgument, ...rights, ...locale], {
    ...cluster.spawn,
    env: serverEnvironment(),
  });
  await alone(postgres, cluster, "postgres", [
    "create role travesia login createdb",
    "grant pg_monitor to travesia",
    "create database travesia owner travesia",
  ]);
  const server = await launch(postgres, cluster, { settings: { fsync: "off" } });
  if (!server) throw new Error("the earlier server did not start");
  const url = `postgresql://travesia@127.0.0.1:${server.port}/travesia`;
  await fill(url);
  return {
    server,
    url,
    stop: async () => {
      process.kill(server.pid, "SIGINT");
      while (isAlive(server.pid)) await new Promise((soon) => setTimeout(soon, 20));
    },
  };
}

async function fill(url: string): Promise<void> {
  const orm = await MikroORM.init(ormOptions(url, []));
  await orm.migrator.up({ to: "0002-behaviour" }).finally(() => orm.close(true));
  await installQueue(url, openLog("silent"));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into audit_entries (id, at, type, record_id, channel, request_id, detail)
     values (gen_random_uuid(), now(), 'earlier', '1', 'web', 'r', '{}')`,
  );
  await client.query("select graphile_worker.add_job('earlier', run_at := now() + interval '1 day')");
  await client.end();
}
