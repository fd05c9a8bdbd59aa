import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readPostmaster } from "../../api/src/server/postgres/postmaster.ts";

/** The server of a data folder, and its own processes, each of which holds a connection or works for all. */
export async function processesOf(dataDir: string): Promise<{ server: number; all: number[] }> {
  const server = (await readPostmaster(join(dataDir, "postgres")))!.pid;
  const others = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    others.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      return Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[1]) === server ? Number(pid) : 0;
    }),
  );
  return { server, all: [server, ...parents.filter((pid) => pid > 0)] };
}

/** Stops processes, and lets them go on at the end of the test at the latest. */
export function stop(pids: readonly number[]): { goOn(): void } {
  const signal = (name: "SIGSTOP" | "SIGCONT") =>
    pids.forEach((pid) => {
      try {
        process.kill(pid, name);
      } catch {
        // A process that ended meanwhile.
      }
    });
  signal("SIGSTOP");
  const goOn = () => signal("SIGCONT");
  onTestFinished(goOn);
  return { goOn };
}
