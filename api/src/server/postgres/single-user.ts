import { spawn } from "node:child_process";

/** Folder of one PostgreSQL cluster, and the options for running programs on it. */
export interface Cluster {
  readonly folder: string;
  /** Folder in the form in which it is passed to `-D`. */
  readonly dataArgument: string;
  readonly spawn: { readonly cwd: string; readonly uid?: number; readonly gid?: number };
}

/**
 * Runs statements as the superuser on a cluster on which no server runs. @throws Error when one of them
 * fails.
 */
export function alone(
  postgres: string,
  cluster: Cluster,
  database: string,
  statements: readonly string[],
): Promise<void> {
  return new Promise((done, fail) => {
    const program = ["--single", "-D", cluster.dataArgument, database];
    const options = { ...cluster.spawn, env: serverEnvironment() };
    const server = spawn(postgres, program, { ...options, stdio: ["pipe", "ignore", "pipe"] });
    let said = "";
    server.stderr.on("data", (part: Buffer) => (said += part.toString()));
    server.once("error", fail);
    // It exits before it has read everything when another server holds the cluster: the exit shows it.
    server.stdin.on("error", () => undefined);
    server.once("close", (code) => {
      // After a failed statement it continues with the next one and exits with code 0.
      const [, words] = /(?:ERROR|FATAL|PANIC):\s*(.*)/.exec(said) ?? [];
      if (code === 0 && words === undefined) done();
      else fail(new Error(`postgres --single: ${words ?? code}`));
    });
    // Here a statement ends with its line.
    server.stdin.end(statements.map((statement) => `${statement.replaceAll(/\s*\n\s*/g, " ")};\n`).join(""));
  });
}

/** Returns the server's environment, without the caller's PGDATA, PGPORT and the like. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], TMPDIR: process.env["TMPDIR"], SystemRoot: process.env["SystemRoot"] };
}
