import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { home } from "./database.ts";

/** A process of the benchmark; it leaves when this one does. */
export interface Started<T> {
  readonly process: ChildProcess;
  /** Its first message. */
  readonly hello: T;
}

/**
 * Starts a file of this folder in a process of its own; its output goes to a file, as a server's log does.
 */
export async function start<T>(
  file: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Started<T>> {
  const path = join(home, `${file.replace(/\W/g, "-")}.log`);
  const log = openSync(path, "w");
  const child = run(file, environment, log, args);
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`${file} left with code ${String(code)}: ${readFileSync(path, "utf8").slice(-2_000)}`);
  });
  const [hello] = (await Promise.race([once(child, "message"), failed])) as [T];
  failed.catch(() => undefined);
  return { process: child, hello };
}

/** Runs a file as a process and waits for no message. */
export function run(
  file: string,
  environment: Readonly<Record<string, string>>,
  log: number | "inherit",
  args: readonly string[] = [],
): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { ...process.env, NODE_ENV: "production", ...environment },
    execArgv: (process.env["BENCH_NODE_OPTIONS"] ?? "").split(" ").filter(Boolean),
    stdio: ["ignore", log, log, "ipc"],
  });
}

/** Asks a process something and waits for its answer. */
export async function send<T>(child: ChildProcess, message: object): Promise<T> {
  child.send(message);
  const [answer] = (await once(child, "message")) as [T];
  return answer;
}
