import { createHash } from "node:crypto";
import { mkdir, readFile, statfs } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { claim, sweepBeside } from "./abandoned-folders.ts";

const memory = "/dev/shm";
const tmpfs = 0x01021994;
const GIB = 2 ** 30;
/**
 * Space that a whole run needs at once, in bytes: the records of years twice, a browser, two clusters of
 * their own.
 */
const enough = { room: 6 * GIB, memory: 10 * GIB };

/**
 * Moves temporary files of this process and of processes that it starts into memory, where the machine has
 * plenty. A database is 1,500 files, and to make and forget them on a disk takes up to a second of processor
 * time; hundreds of tests do so. Files left there by killed runs are removed.
 */
export async function keepTemporaryFilesInMemory(): Promise<void> {
  const present = tmpdir();
  if (present.startsWith(`${memory}/`) || process.platform !== "linux") return;
  // A run with a temporary folder of its own has one here too.
  const name = createHash("sha256").update(present).digest("hex").slice(0, 8);
  const ours = `travesia-${userInfo().username}-`;
  const folder = join(memory, ours + name);
  // Folders that are swept make room.
  await sweepBeside(memory, ours, folder);
  if (!(await isRoomy())) return;
  await mkdir(folder, { recursive: true });
  await claim(folder, present);
  process.env["TMPDIR"] = folder;
}

/**
 * Returns whether there is such a folder, programs run from it, and neither it nor the machine is nearly
 * full.
 */
async function isRoomy(): Promise<boolean> {
  if (process.availableMemory() < enough.memory) return false;
  const system = await statfs(memory).catch(() => null);
  if (system?.type !== tmpfs || system.bavail * system.bsize < enough.room) return false;
  const mounts = (await readFile("/proc/mounts", "utf8")).split("\n").map((line) => line.split(" "));
  const options = mounts.findLast(([, at]) => at === memory)?.[3]?.split(",") ?? ["noexec"];
  return !options.includes("noexec") && options.includes("rw");
}
