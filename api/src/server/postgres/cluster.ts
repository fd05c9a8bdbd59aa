import { execFile } from "node:child_process";
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { ConfigError } from "../../core/config/config.ts";
import type { Binaries } from "./binaries.ts";
import { unusable } from "./data-dir.ts";
import { isAlive } from "./postmaster.ts";
import { furnish } from "./protect.ts";
import { superuser } from "../../core/database/roles.ts";
import { type Cluster, serverEnvironment } from "./single-user.ts";

/**
 * Id of the user `nobody`. PostgreSQL refuses to run as root: it then runs as this user, or as the user who
 * already owns the data.
 */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/**
 * Opens `dataDir/postgres`, and creates it when it is missing. It is created under another name and renamed,
 * so that an interrupted start leaves nothing incomplete, and of two simultaneous starts one wins. @throws
 * ConfigError when the folder has another major version or cannot be used.
 */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  leaving?: AbortSignal,
): Promise<Cluster> {
  const folder = join(dataDir, "postgres");
  try {
    if (!(await stat(folder).catch(absent))) await make(folder, binaries, leaving);
    const cluster = describe(folder, await stat(folder));
    const version = (await readFile(join(folder, "PG_VERSION"), "utf8")).trim();
    if (version === binaries.major) return cluster;
    throw new ConfigError([
      `Los datos de ${folder} son de PostgreSQL ${version} ` +
        `y este programa trae PostgreSQL ${binaries.major}: ` +
        `expórtalos con la versión ${version} o usa otra carpeta en DATA_DIR. No se cambió nada.`,
    ]);
  } catch (error) {
    throw error instanceof ConfigError ? error : unusable(folder, error);
  }
}

function describe(folder: string, owner: { uid: number; gid: number }): Cluster {
  if (!isRoot) return { folder, dataArgument: folder, spawn: { cwd: folder } };
  const as = owner.uid === 0 ? { uid: nobody, gid: nobody } : { uid: owner.uid, gid: owner.gid };
  // The other user may not be able to walk down to the folder (a clone under /root); the working directory is
  // entered before the identity changes, and this link leads into it without a walk.
  return {
    folder,
    dataArgument: process.platform === "linux" ? "/proc/self/cwd" : folder,
    spawn: { cwd: folder, ...as },
  };
}

async function make(
  folder: string,
  { initdb, postgres }: Binaries,
  leaving: AbortSignal | undefined,
): Promise<void> {
  await removeDrafts(folder);
  const draft = `${folder}.new-${process.pid}`;
  await mkdir(draft, { mode: 0o700 });
  await chmod(draft, 0o700);
  if (isRoot) await chown(draft, nobody, nobody);
  const cluster = describe(draft, await stat(draft));
  const characters =
    process.platform === "darwin" ? "en_US.UTF-8" : process.platform === "linux" ? "C.UTF-8" : "C";
  const locale = [
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    `--lc-ctype=${characters}`,
  ];
  const rights = ["-U", superuser, "-A", "reject", "--no-instructions"];
  const options = { ...cluster.spawn, env: serverEnvironment(), signal: leaving };
  try {
    await promisify(execFile)(initdb, ["-D", cluster.dataArgument, ...rights, ...locale], options);
    await furnish(postgres, cluster);
    await rename(draft, folder);
  } catch (error) {
    leaving?.throwIfAborted();
    if (!(await stat(folder).catch(absent))) throw failed(folder, error);
  } finally {
    // A part of initdb may still be writing after it was asked to end.
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Removes the leftovers of starts that were killed before they had finished. */
async function removeDrafts(folder: string): Promise<void> {
  const begin = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder)))
    if (name.startsWith(begin) && !isOther(Number(name.slice(begin.length))))
      await rm(join(dirname(folder), name), { recursive: true, force: true });
}

const isOther = (pid: number): boolean => pid !== process.pid && isAlive(pid);

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};

function failed(folder: string, error: unknown): unknown {
  const said = (error as { stderr?: string }).stderr;
  const stderr = said?.trim().split("\n").at(-1);
  if (/No space left on device/.test(said ?? "")) return unusable(dirname(folder), { code: "ENOSPC" });
  return stderr ? new ConfigError([`No se pudo crear la base de datos: ${stderr}`]) : error;
}
