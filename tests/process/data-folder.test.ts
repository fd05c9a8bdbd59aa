import { execFile } from "node:child_process";
import { chmod, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { startEmbedded } from "../../api/src/server/postgres/embedded.ts";
import { installQueue } from "../../api/src/core/jobs/queue.ts";
import { openLog } from "../../api/src/core/log/log.ts";
import { aDataDir, runToItsEnd, start } from "./application.ts";
import { anEarlierCluster } from "./earlier-cluster.ts";
import { eventually } from "../support/patience.ts";

async function ask(address: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return Object.values(((await client.query(statement)).rows[0] ?? {}) as object)[0];
  } finally {
    await client.end();
  }
}

/** Copies a folder as a person would, while its server runs. */
const copy = (from: string, to: string) => promisify(execFile)("cp", ["-a", from, to]);

describe("a copied data folder", () => {
  it.each([
    ["a short path", "copy"],
    ["a path too long for a socket", "c".repeat(110)],
  ])("at %s gets a server of its own, and nothing of it reaches the original", async (_where, name) => {
    const original = await aDataDir();
    const first = await startEmbedded(original, { settings: { fsync: "off" } });
    await ask(first.ownerUrl, "create table original (n int)");
    await ask(first.adminUrl, "checkpoint");
    const other = join(await aDataDir(), name);
    await copy(original, other);
    const second = await startEmbedded(other, { settings: { fsync: "off" } });
    try {
      expect(second.pid).not.toBe(first.pid);
      await ask(second.ownerUrl, "insert into original values (7)");
      expect(await ask(first.ownerUrl, "select count(*)::int from original")).toBe(0);
      expect(await ask(second.adminUrl, "show port")).not.toBe(await ask(first.adminUrl, "show port"));
    } finally {
      await second.stop(1_000);
      await first.stop(1_000);
    }
  });
});

describe("a cluster of an earlier version, where everybody came in and the application owned everything", () => {
  const said = "Base de datos: ";

  it("is closed and handed over at the next start, with its content", async () => {
    const dataDir = await aDataDir();
    await (await anEarlierCluster(dataDir)).stop();
    const app = await start({ DATA_DIR: dataDir });
    const url = (await readFile(join(dataDir, "database.url"), "utf8")).trim();
    expect(await ask(url, "select type from audit_entries")).toBe("earlier");
    expect(
      await ask(url, "select count(*)::int from graphile_worker.jobs where task_identifier = 'earlier'"),
    ).toBe(1);
    await expect(ask(url, "delete from audit_entries")).rejects.toThrow("permission denied");
    await expect(ask(url, "alter table audit_entries disable trigger all")).rejects.toThrow("must be owner");
    const open = new URL(url);
    open.password = "";
    for (const role of ["postgres", "travesia", "travesia_owner"]) {
      open.username = role;
      await expect(ask(open.href, "select 1")).rejects.toThrow(/password/);
    }
    expect((await app.kill("SIGTERM")).stdout).toContain(said);
  });

  it("that a crash left running is stopped first", async () => {
    const dataDir = await aDataDir();
    const { server } = await anEarlierCluster(dataDir);
    const next = await startEmbedded(dataDir);
    expect(next.pid).not.toBe(server.pid);
    await installQueue(next.url, openLog("silent"));
    expect(await ask(next.url, "select current_user")).toBe("travesia");
    await next.stop(1_000);
  });

  it("that somebody works with is left alone, and the start says so in one line", async () => {
    const dataDir = await aDataDir();
    const earlier = await anEarlierCluster(dataDir);
    const client = new pg.Client({ connectionString: earlier.url });
    await client.connect();
    const { code, stderr } = await runToItsEnd({
      DATA_DIR: dataDir,
      DEMO: "false",
      PORT: "0",
      LOG_LEVEL: "error",
    });
    const line =
      `La base de datos de ${join(dataDir, "postgres")} está en uso por una versión anterior: ` +
      "detén ese proceso primero.";
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${line}\n` });
    expect((await client.query("select type from audit_entries")).rows).toEqual([{ type: "earlier" }]);
    await client.end();
    await earlier.stop();
  });

  it("whose protection was broken off is protected again", async () => {
    const dataDir = await aDataDir();
    const first = await startEmbedded(dataDir);
    await ask(first.ownerUrl, "create table kept as select 7 as n");
    await first.stop(1_000);
    await rm(join(dataDir, "postgres/travesia.keys"));
    await writeFile(join(dataDir, "postgres/pg_hba.conf"), "local all all trust\nhost all all all trust\n");
    const second = await startEmbedded(dataDir);
    expect(await ask(second.ownerUrl, "select n from kept")).toBe(7);
    const open = new URL(second.sharedUrl);
    open.password = "";
    await expect(ask(open.href, "select 1")).rejects.toThrow(/password/);
    await second.stop(1_000);
  });
});

it("folders that are made are for their owner alone; one that was there keeps its mode", async () => {
  const parent = await aDataDir();
  const server = await startEmbedded(join(parent, "made"), { settings: { fsync: "off" } });
  const mode = async (path: string) => ((await stat(join(parent, path))).mode & 0o777).toString(8);
  expect(await mode("made")).toBe("700");
  expect(await mode("made/postgres")).toBe("700");
  expect(await mode("made/database.url")).toBe("600");
  expect(await mode("made/postgres/travesia.keys")).toBe("600");
  await server.stop(1_000);
  await chmod(join(parent, "made"), 0o755);
  await (await startEmbedded(join(parent, "made"), { settings: { fsync: "off" } })).stop(1_000);
  expect(await mode("made")).toBe("755");
});

it("a statement that fails leaves its values in no log of the server", async () => {
  const dataDir = await aDataDir();
  const server = await startEmbedded(dataDir, { settings: { fsync: "off" } });
  await ask(server.ownerUrl, "create table people (email text unique)");
  await ask(server.ownerUrl, "insert into people values ('maria.secreta@example.com')");
  await expect(
    ask(server.ownerUrl, "insert into people values ('maria.secreta@example.com')"),
  ).rejects.toThrow("duplicate key");
  await expect(ask(server.ownerUrl, "select 'maria.secreta@example.com'::int")).rejects.toThrow(
    "invalid input syntax",
  );
  await server.stop(1_000);
  const log = await eventually(() => readFile(join(dataDir, "postgres.log"), "utf8"));
  expect(log).toMatch(/shut down/);
  expect(log).not.toMatch(/maria/);
});
