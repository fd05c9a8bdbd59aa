import { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { findBinaries } from "../../api/src/server/postgres/binaries.ts";
import { launch } from "../../api/src/server/postgres/launch.ts";
import { ormOptions } from "../../api/src/core/database/orm.ts";
import { isAlive, type Postmaster } from "../../api/src/server/postgres/postmaster.ts";
import { alone } from "../../api/src/server/postgres/single-user.ts";
import { installQueue } from "../../api/src/core/jobs/queue.ts";
import { openLog } from "../../api/src/core/log/log.ts";
import { makeCluster } from "../support/own-server.ts";

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
  const { postgres, initdb } = await findBinaries(process.getuid?.() === 0);
  const cluster = await makeCluster(dataDir, initdb, [
    ...["-A", "trust", "--encoding=UTF8", "--locale-provider=builtin"],
    ...["--builtin-locale=C.UTF-8", "--locale=C", "--lc-ctype=C.UTF-8"],
  ]);
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
