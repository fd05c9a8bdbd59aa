import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import { systemClock } from "../../api/src/core/clock.ts";
import { startEmbedded } from "../../api/src/server/postgres/embedded.ts";
import { afterFile } from "../support/after-file.ts";
import { createPeopledDatabase } from "../support/database.ts";
import { asAdmin } from "../support/server.ts";
import { aDataDir } from "./application.ts";

/** The name of the people of the tests as processes meet them: made by the clock that they go by. */
const peopled = () => `${inject("peopledTemplate")}_now`;

/** Makes them in a database; only who does needs the program in a process of tests. */
async function settle(url: string, dataDir: string, environment: Record<string, string> = {}): Promise<void> {
  const { onDatabase } = await import("../support/app.ts");
  const app = await onDatabase(url, dataDir, environment, systemClock.now());
  await app.close();
}

/** The environment that the processes of one house share: a database with the people in it, and the files. */
export async function aHouse(): Promise<{ readonly DATABASE_URL: string; readonly DATA_DIR: string }> {
  const DATA_DIR = await aDataDir();
  const database = await createPeopledDatabase(async (url) => settle(url, await aDataDir()), peopled());
  afterFile(() => database.drop());
  return { DATABASE_URL: database.url, DATA_DIR };
}

/** A new folder with the people in its embedded database: a copy of one, as a person makes copies. */
export async function anInhabitedFolder(): Promise<string> {
  const template = join(tmpdir(), peopled());
  // Other processes that ask for it meanwhile wait.
  await asAdmin(inject("server").admin, async (admin) => {
    await admin.query("select pg_advisory_lock(hashtext($1))", [template]);
    if (!existsSync(template)) await makeFolder(template);
  });
  const dataDir = await aDataDir();
  await promisify(execFile)("cp", ["-a", `${template}/.`, dataDir]);
  return dataDir;
}

async function makeFolder(template: string): Promise<void> {
  await forgetEarlier(template);
  const draft = await mkdtemp(`${template}-`);
  try {
    const server = await startEmbedded(draft, { settings: { fsync: "off" } });
    await settle(server.url, draft, { MIGRATE_DATABASE_URL: server.ownerUrl });
    await server.stop();
    await rename(draft, template);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes the folders of other states of the program, an hour after they were made. */
async function forgetEarlier(template: string): Promise<void> {
  for (const name of await readdir(dirname(template))) {
    if (!/^travesia_template_.*_now/.test(name) || name === basename(template)) continue;
    const folder = join(dirname(template), name);
    const { mtimeMs } = await stat(folder);
    if (mtimeMs < Date.now() - 3_600_000) await rm(folder, { recursive: true, force: true });
  }
}
