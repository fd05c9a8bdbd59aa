import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterFile } from "../support/after-file.ts";
import { runCommand } from "../process/application.ts";

/** A program of others that runs until the file of tests ends, or until it is ended. */
export interface Running {
  readonly child: ChildProcess;
  /** Output so far. */
  said(): string;
  end(): Promise<void>;
}

/** Starts a program of others. */
export function runs(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Running {
  const child = spawn(command, args, {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (said += part.toString()));
  // Its own processes may hold its output open a little longer.
  const ended = once(child, "exit");
  const end = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  afterFile(end);
  return { child, said: () => said, end };
}

/** An empty folder that other accounts of the system may enter, removed after the file. */
export async function anOpenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "travesia-companion-"));
  await chmod(folder, 0o755);
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns what the doctor prints of an installation, and with which code it leaves. */
export async function doctorOf(environment: Readonly<Record<string, string>>) {
  const { code, stdout } = await runCommand("doctor", [], environment);
  // As docs/companions.md has it.
  if (process.env["NOTE_DOCTOR"]) process.stderr.write(`\n${stdout}(${code})\n`);
  return { code, stdout };
}
