import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../api/src/server/open-database.ts";
import { installQueue } from "../../api/src/core/jobs/queue.ts";
import { openLog } from "../../api/src/core/log/log.ts";
import { aDataDir } from "../process/application.ts";
import { afterFile } from "../support/after-file.ts";
import { clusterService, composeFile, type Service } from "../support/compose-file.ts";
import { type OwnServer, startOwn } from "../support/own-server.ts";
import { asAdmin } from "../support/server.ts";
import { Wire } from "../support/wire.ts";
import { majors } from "./companions.ts";
import { programs } from "./postgres/programs-here.ts";

const folder = fileURLToPath(new URL("../../docker/", import.meta.url));
const passwords = {
  POSTGRES_PASSWORD: "la del servidor",
  OWNER_PASSWORD: "la de la dueña",
  APP_PASSWORD: "la de app",
};
/** Port of HAProxy that the cluster's services write through. */
const WRITE_PORT = 5000;

/**
 * Runs the command of a service as its container would, against a server of this machine: the names of the
 * other services lead here, and mounted files are read at their source.
 */
async function carryOut({ command = [], environment = {}, volumes = [] }: Service, port: number) {
  const env: Record<string, string> = {
    PATH: process.env["PATH"] ?? "",
    PGHOSTADDR: "127.0.0.1",
    PGPORT: `${port}`,
  };
  for (const [name, value] of Object.entries(environment)) if (value !== null) env[name] = value;
  // Compose writes a dollar of the shell twice.
  let words = command.map((word) => word.replaceAll("$$", "$"));
  for (const [from = "", inside = ""] of volumes.map((volume) => volume.split(":"))) {
    const own = join(folder, from.replace(/^\.\/(docker\/)?/, ""));
    words = words.map((word) => word.replaceAll(`=${inside}`, `=${own}`));
  }
  const [program = "", ...args] = words;
  return promisify(execFile)(program, args, { env });
}

describe.each(majors)("with PostgreSQL %s", (major) => {
  let server: OwnServer;
  const as = (role: string, password: string) =>
    `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${server.port}/travesia`;

  beforeAll(async () => {
    server = await startOwn(await aDataDir(), programs(major), { fsync: "off" });
    afterFile(() => server.stop());
  });

  /** Leaves a server as an image makes it: none of our roles, and a database of one that is named. */
  const asNew = (owner: string | null, rights = "") =>
    asAdmin(server.urls.admin, async (admin) => {
      await admin.query("drop database if exists travesia with (force)");
      for (const role of ["travesia_owner", "travesia_app", "travesia", "dba"])
        await admin.query(`drop role if exists ${role}`);
      if (owner === null) return;
      await admin.query(`create role ${owner} login ${rights} password '${passwords.POSTGRES_PASSWORD}'`);
      await admin.query(`create database travesia owner ${owner}`);
    });

  /** Migrates as the owner and works as the application, which cannot change the history. */
  const serves = async () => {
    const { url, close } = await openDatabase(
      {
        dataDir: await aDataDir(),
        databaseUrl: as("travesia_app", passwords.APP_PASSWORD),
        migrateDatabaseUrl: as("travesia_owner", passwords.OWNER_PASSWORD),
        readDatabaseUrl: null,
      },
      [],
    );
    await installQueue(url, openLog("silent"));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("select graphile_worker.add_job('any')");
    await expect(client.query("delete from audit_entries")).rejects.toThrow("permission denied");
    await client.end();
    await close();
  };

  it("docker-compose.yml finds its database healthy and makes its roles, twice as well as once", async () => {
    await asNew("travesia", "superuser");
    const { database, roles } = composeFile(passwords).services;
    const [kind, check = ""] = database.healthcheck?.test ?? [];
    expect(kind).toBe("CMD-SHELL");
    await carryOut({ command: ["/bin/sh", "-c", check] }, server.port);
    await carryOut(roles, server.port);
    await serves();
    await carryOut(roles, server.port);
    await serves();
  });

  it("docker/cluster.yml makes its database and roles behind HAProxy's port, twice as well as once", async () => {
    await asNew(null);
    const wire = new Wire(new URL(server.urls.admin), "127.0.0.77");
    wire.port = WRITE_PORT;
    await wire.lay();
    const roles = clusterService("roles", {
      ...passwords,
      POSTGRES_PASSWORD: new URL(server.urls.admin).password,
    });
    const there = { ...roles, environment: { ...roles.environment, PGHOSTADDR: "127.0.0.77" } };
    await carryOut(there, WRITE_PORT);
    await serves();
    await carryOut(there, WRITE_PORT);
    await serves();
    await wire.cut();
  });

  it("docker/roles.sql is run by a role that may make roles and owns the database", async () => {
    await asNew("dba", "createrole createdb");
    const { roles } = composeFile(passwords).services;
    const byDba = roles.command?.map((word) => word.replace("--username=travesia", "--username=dba"));
    await carryOut({ ...roles, command: byDba ?? [] }, server.port);
    await serves();
    await carryOut({ ...roles, command: byDba ?? [] }, server.port);
  });
});
