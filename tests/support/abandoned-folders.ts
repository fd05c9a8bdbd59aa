import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isAlive, readPostmaster } from "../../api/src/server/postgres/postmaster.ts";
import { until } from "./patience.ts";

/** Milliseconds for which a folder that nobody uses is kept for who runs again. */
const KEPT = 3_600_000;
const RUN = /^run-(\d+)$/;
const SOURCE = "in-place-of";

/** Writes into a folder that this process uses it, in place of another one; an ended process is forgotten. */
export async function claim(folder: string, source: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = RUN.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { force: true });
  }
  await writeFile(join(folder, SOURCE), source);
  await writeFile(join(folder, `run-${process.pid}`), "");
}

/**
 * Removes the folders beside one, named as it but for their end, whose runs have all ended: at once where
 * their subject is gone too, else an hour after they were last used. A server that a killed run left goes
 * first.
 */
export async function sweepBeside(parent: string, prefix: string, own: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const folder = join(parent, name);
    if (!name.startsWith(prefix) || folder === own) continue;
    // Another run may sweep it too.
    if (await isAbandoned(folder).catch(() => false)) await remove(folder).catch(() => undefined);
  }
}

async function isAbandoned(folder: string): Promise<boolean> {
  const names = await readdir(folder);
  const runs = names.flatMap((name) => RUN.exec(name)?.[1] ?? []);
  if (runs.some((pid) => isAlive(Number(pid)))) return false;
  // An older version notes no run in its folder: the folder is in use while a server runs there.
  if (runs.length === 0 && (await serversIn(folder)).length > 0) return false;
  const source = await readFile(join(folder, SOURCE), "utf8").catch(() => null);
  const isGone = source !== null && !(await stat(source).catch(() => null));
  return isGone || (await stat(folder)).mtimeMs < Date.now() - KEPT;
}

/** The servers that run in folders of a folder. */
async function serversIn(folder: string): Promise<number[]> {
  const clusters = (await readdir(folder)).map((name) => join(folder, name, "postgres"));
  const servers = await Promise.all(clusters.map((cluster) => readPostmaster(cluster).catch(() => null)));
  return servers.flatMap((server) => server?.pid ?? []);
}

async function remove(folder: string): Promise<void> {
  for (const pid of await serversIn(folder)) {
    process.kill(pid, "SIGQUIT");
    await until(() => !isAlive(pid));
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
