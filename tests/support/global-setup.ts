import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../api/src/server/postgres/embedded.ts";
import { OTHER_POSTGRES, startOwn } from "./own-server.ts";
import { asAdmin, type ServerUrls } from "./server.ts";
import { keepTemporaryFilesInMemory } from "./temporary-folder.ts";
import {
  dropLeftovers,
  filledTemplate,
  peopledTemplate,
  prepareTemplate,
  salesTemplate,
} from "./template.ts";

/** Nothing in a test database is worth a write to disk, and none lives long enough to be swept. */
const careless = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "300",
};

/**
 * One server for all test files, kept between runs with its template; the last run at the moment stops it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await keepTemporaryFilesInMemory();
  const { urls, stop } = await startServer(join(tmpdir(), `travesia-tests-${userInfo().username}`));
  try {
    if (!process.env[OTHER_POSTGRES]) await proveQuickly(urls);
    const template = await prepareTemplate(urls);
    const peopled = await peopledTemplate();
    const filled = await filledTemplate();
    const sales = await salesTemplate(peopled);
    await dropLeftovers(urls.admin, [template, peopled, filled, sales]);
    project.provide("server", urls);
    project.provide("template", template);
    project.provide("peopledTemplate", peopled);
    project.provide("filledTemplate", filled);
    project.provide("salesTemplate", sales);
  } catch (error) {
    await stop(0);
    throw error;
  }
  return () => stop(5_000);
}

/** Starts the embedded server, or that of the major version which `npm run test:companions` asks for. */
async function startServer(folder: string) {
  const programs = process.env[OTHER_POSTGRES];
  if (programs) return startOwn(folder, programs, careless);
  const server = await startEmbedded(folder, { settings: careless });
  const urls = { admin: server.adminUrl, owner: server.ownerUrl, application: server.url };
  return { urls, stop: (patience: number) => server.stop(patience) };
}

/**
 * Sets one round of password hashing: each connection proves a password with 4,096 rounds by design,
 * thousands of times in a run, and here one is enough. PostgreSQL 15 knows no other number.
 */
const proveQuickly = (urls: ServerUrls): Promise<void> =>
  asAdmin(urls.admin, async (admin) => {
    // Of two runs that begin at once one waits: a role is changed by one at a time.
    await admin.query("select pg_advisory_lock(4); set scram_iterations = 1");
    for (const { username, password } of Object.values<string>({ ...urls }).map((url) => new URL(url)))
      await admin.query(`alter role ${username} password '${decodeURIComponent(password)}'`);
  });
