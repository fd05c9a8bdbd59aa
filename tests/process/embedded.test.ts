import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startEmbedded } from "../../api/src/server/postgres/embedded.ts";
import type { EmbeddedServer } from "../../api/src/server/postgres/embedded.ts";
import { isAlive } from "../../api/src/server/postgres/postmaster.ts";
import { afterFile } from "../support/after-file.ts";

const root = join(import.meta.dirname, "../..");

let folder: string;
let children: ChildProcess[] = [];
let servers: EmbeddedServer[] = [];
/** A folder without a server, until another takes its place. */
async function aNewFolder(): Promise<void> {
  // As mkdtemp makes it, nobody but its owner may enter: the hardest place for a server that runs as another
  // user.
  const made = await mkdtemp(join(tmpdir(), "travesia-embedded-"));
  folder = made;
  afterFile(() => rm(made, { recursive: true, force: true }));
}
beforeAll(aNewFolder);
// Each test leaves a folder whose server has stopped to the next one.
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
  for (const server of servers) await server.stop(0);
  servers = [];
  // A server that a failed test left running is stopped last.
  if (existsSync(join(folder, "postgres/postmaster.pid"))) await (await startEmbedded(folder)).stop(1_000);
});

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbedded(folder);
  servers.push(server);
  return server;
}

interface Announced {
  readonly url: string;
  readonly ownerUrl: string;
  readonly sharedUrl: string;
  readonly pid: number;
}

/** A process that holds the server, and its messages. */
function holder(patience = 3_000): {
  child: ChildProcess;
  announced: Promise<Announced>;
  left: Promise<unknown>;
} {
  // Not through tsx's own command, which would be the one that is killed.
  const program = [
    "--import",
    "tsx",
    join(root, "tests/support/embedded-process.ts"),
    folder,
    String(patience),
  ];
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(root, "api/tsconfig.json") };
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  const announced = new Promise<Announced>((done, fail) => {
    createInterface({ input: child.stdout }).once("line", (line) => done(JSON.parse(line) as Announced));
    child.once("exit", (code) => fail(new Error(`exit ${code}`)));
  });
  const left = new Promise((done) => child.once("exit", done));
  return { child, announced, left };
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values(((await client.query(statement)).rows[0] ?? {}) as object)[0];
  } finally {
    await client.end();
  }
}

it("a new folder gets a server whose address anyone on the machine can use", async () => {
  const server = await start();
  const shared = (await readFile(join(folder, "database.url"), "utf8")).trim();
  expect(shared).toBe(server.sharedUrl);
  expect(await ask(shared, "select current_user || ' ' || current_database()")).toBe("travesia travesia");
  expect(await ask(server.url, "select lower('ÑANDÚ')")).toBe("ñandú");
  await server.stop(0);
  expect(isAlive(server.pid)).toBe(false);
  expect(existsSync(join(folder, "database.url"))).toBe(false);
});

it("after kill -9 the next start joins the server that was left behind, with every row written", async () => {
  const first = holder();
  const { pid, ownerUrl } = await first.announced;
  await ask(ownerUrl, "create table kept as select 7 as n");
  first.child.kill("SIGKILL");
  await first.left;
  const second = await start();
  expect(second.pid).toBe(pid);
  expect(await ask(second.ownerUrl, "select n from kept")).toBe(7);
  await second.stop(1_000);
  expect(isAlive(pid)).toBe(false);
});

it("when the server itself was killed too, a new one recovers what was written", async () => {
  const first = holder();
  const { pid, ownerUrl } = await first.announced;
  await ask(ownerUrl, "create table kept_too as select 8 as n");
  first.child.kill("SIGKILL");
  process.kill(pid, "SIGKILL");
  const second = await start();
  expect(second.pid).not.toBe(pid);
  expect(await ask(second.ownerUrl, "select n from kept_too")).toBe(8);
});

it("two processes that start at once on a new folder share one server, and the last to leave stops it", async () => {
  await aNewFolder();
  const [one, two] = [holder(0), holder(0)];
  const [a, b] = await Promise.all([one.announced, two.announced]);
  expect(a.pid).toBe(b.pid);
  one.child.stdin?.end();
  await one.left;
  expect(await ask(b.sharedUrl, "select 1")).toBe(1);
  two.child.stdin?.end();
  await two.left;
  expect(isAlive(a.pid)).toBe(false);
});

it("a process that only knows database.url keeps the server up", async () => {
  const server = await start();
  const other = new pg.Client({ connectionString: server.sharedUrl });
  await other.connect();
  await server.stop(100);
  expect(isAlive(server.pid)).toBe(true);
  expect((await other.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await other.end();
});

it("data of another major version are refused and left as they are", async () => {
  await (await start()).stop(0);
  const version = join(folder, "postgres/PG_VERSION");
  const own = await readFile(version, "utf8");
  await writeFile(version, "15\n");
  await expect(start()).rejects.toThrow(
    /son de PostgreSQL 15 y este programa trae PostgreSQL \d+.*No se cambió nada\.$/,
  );
  await writeFile(version, own);
});

it("a file left behind by a crash, whose number another program has by now, does not keep the server from starting", async () => {
  await (await start()).stop(0);
  await writeFile(
    join(folder, "postgres/postmaster.pid"),
    `${process.pid}\n/x\n1\n1\n.\n127.0.0.1\n1 1\nready   \n`,
  );
  const server = await start();
  expect(await ask(server.url, "select 1")).toBe(1);
});

it("a data folder that is a file is one clear line", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  await expect(startEmbedded(file)).rejects.toThrow(
    `DATA_DIR no se puede usar (${file}): ya existe un archivo con ese nombre.`,
  );
});
