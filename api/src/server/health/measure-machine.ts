import { statfs } from "node:fs/promises";
import { totalmem } from "node:os";
import { newestBackup } from "../backup/kept.ts";
import type { Clock } from "../../core/clock.ts";
import type { Config } from "../../core/config/config.ts";
import type { BackupFacts, DiskFacts, MemoryFacts, PortFacts } from "./facts.ts";

/** Timeout for the product's answer at its own port, in milliseconds. */
const PATIENCE = 3_000;

const everywhere = new Set(["0.0.0.0", "::", "*"]);

/** Determines which program answers at the port of this installation. */
export async function measurePort({ port, hosts }: Pick<Config, "port" | "hosts">): Promise<PortFacts> {
  const facts = (answer: PortFacts["answer"], missing: PortFacts["missing"] = []) => ({
    port,
    answer,
    missing,
  });
  if (port === 0) return facts("drawn");
  const [given = "127.0.0.1"] = hosts;
  const host = everywhere.has(given) ? "127.0.0.1" : given.includes(":") ? `[${given}]` : given;
  try {
    const answer = await fetch(`http://${host}:${port}/readyz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
    });
    const state = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
    if (typeof state?.["status"] !== "string") return facts("stranger");
    const missing = (["database", "writable", "jobs"] as const).filter((part) => state[part] === false);
    return answer.ok ? facts("ready") : facts("not-ready", missing);
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } };
    if (name === "TimeoutError") return facts("silent");
    // It takes connections and speaks something else.
    return facts(cause?.code === "ECONNREFUSED" ? "nobody" : "stranger");
  }
}

/** Measures the disk of DATA_DIR; null while the folder does not exist. */
export async function measureDisk({ dataDir }: Pick<Config, "dataDir">): Promise<DiskFacts | null> {
  const disk = await statfs(dataDir).catch(absent);
  return disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
}

/** Measures the memory of this machine, or of the container in which the process runs. */
export function measureMemory(): Promise<MemoryFacts> {
  const total = totalmem();
  const limit = process.constrainedMemory();
  return Promise.resolve({
    free: process.availableMemory(),
    total: limit > 0 && limit < total ? limit : total,
  });
}

/**
 * Finds the newest archive with rows and files in BACKUP_DIR; archives from before an upgrade contain only
 * rows.
 */
export async function measureBackups(
  { backupDir: folder }: Pick<Config, "backupDir">,
  clock: Clock,
): Promise<BackupFacts> {
  const newest = await newestBackup(folder);
  return {
    folder,
    ageSeconds: newest && Math.max(0, clock.now().getTime() - newest.writtenAt) / 1_000,
  };
}

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
};
