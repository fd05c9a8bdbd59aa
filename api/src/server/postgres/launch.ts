import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readPostmaster } from "./postmaster.ts";
import type { Postmaster } from "./postmaster.ts";
import { type Cluster, serverEnvironment } from "./single-user.ts";

/** Settings of the server, by their names in postgresql.conf. */
export type ServerSettings = Readonly<Record<string, string>>;

/** Settings for a small machine that serves one agency; a larger agency uses an external Postgres. */
const defaults: ServerSettings = {
  listen_addresses: "127.0.0.1",
  max_connections: "200",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  random_page_cost: "1.1",
  jit: "off",
  log_checkpoints: "off",
  // A statement that fails holds values, and so do the server's words about it: the application logs its own,
  // without them.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  timezone: "UTC",
  log_timezone: "UTC",
};

/** Maximum duration of crash recovery after a power failure, in milliseconds. */
const patience = 60_000;
const longestLog = 5 * 1024 * 1024;

/** Options of a launch besides the cluster. */
interface LaunchOptions {
  readonly settings: ServerSettings;
  /** Port to listen on, for example when it replaces a server that was killed. */
  readonly port?: number;
  /** Aborts a server that is still starting. */
  readonly leaving?: AbortSignal;
}

/**
 * Starts a server on the cluster and waits until it accepts connections; null when it gave up, because
 * another start was faster or the port was taken meanwhile. The server survives when this process is killed,
 * ignores Ctrl-C in its terminal, and ends automatically when nobody uses it any more.
 */
export async function launch(
  postgres: string,
  cluster: Cluster,
  { settings, port, leaving }: LaunchOptions,
): Promise<Postmaster | null> {
  const log = await open(logOf(cluster), (await size(logOf(cluster))) > longestLog ? "w" : "a", 0o600);
  const chosen = {
    ...defaults,
    ...settings,
    port: String(port ?? (await freePort())),
    unix_socket_directories: socketFolder,
  };
  const options = Object.entries(chosen).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [program, words] = watched(postgres, ["-D", cluster.dataArgument, ...options]);
  // A pipe would break with this process and lose the server's log lines, so they are written to a file.
  const child = spawn(program, words, {
    ...cluster.spawn,
    env: serverEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  let ended = false;
  child.once("exit", () => (ended = true));
  child.once("error", () => (ended = true));
  child.unref();
  try {
    const ready = await readiness(cluster, child.pid, () => ended || (leaving?.aborted ?? false));
    if (!ready && leaving?.aborted) await stop(child, () => ended);
    return ready;
  } finally {
    await log.close();
  }
}

async function readiness(
  cluster: Cluster,
  pid: number | undefined,
  over: () => boolean,
): Promise<Postmaster | null> {
  for (let waited = 0; waited < patience && !over(); waited += 10) {
    const server = await readPostmaster(cluster.folder);
    if (server?.pid === pid && server?.ready) return server;
    await pause(10);
  }
  return null;
}

async function stop(child: ChildProcess, ended: () => boolean): Promise<void> {
  child.kill("SIGINT");
  for (let waited = 0; waited < 10_000 && !ended(); waited += 10) await pause(10);
}

/**
 * Returns a server that another process started, after waiting until it is ready; null when there is none or
 * it ended.
 */
export async function livingServer(cluster: Cluster, leaving?: AbortSignal): Promise<Postmaster | null> {
  for (let waited = 0; waited < patience && !leaving?.aborted; waited += 20) {
    const server = await readPostmaster(cluster.folder);
    if (!server || server.ready) return server;
    await pause(20);
  }
  return null;
}

/** Returns the last line of the server's log, which explains why it did not start. */
export async function lastWords(cluster: Cluster): Promise<string> {
  const lines = (await readFile(logOf(cluster), "utf8").catch(() => "")).split("\n");
  return (
    lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line))?.replace(/^.*?(?:FATAL|PANIC|ERROR):\s*/, "") ??
    "sin detalle"
  );
}

/** Folder of the sockets: the cluster's own folder, which nobody else can access. Windows has no sockets. */
const socketFolder = process.platform === "win32" ? "" : ".";

const logOf = (cluster: Cluster) => join(cluster.folder, "..", "postgres.log");
const size = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** Seconds between two checks; the server ends at the second consecutive check that finds no user. */
const EVERY = 15;

/**
 * Pattern of the titles of processes which show that a server has a client or is still starting: the address
 * at the end of a connection's title (`[local]`, `127.0.0.1(41234)`), or crash recovery.
 */
const busy = String.raw`postgres: (startup|.*(\[local\]|\([0-9]+\)))`;

/** Shell command that succeeds while a child process of `$pid` is busy. Small images have no `ps`. */
const isUsed =
  process.platform === "linux"
    ? `for stat in $(grep -lE "^[0-9]+ \\(postgres\\) . $pid " /proc/[0-9]*/stat 2>/dev/null); do
         grep -qaE '${busy}' "\${stat%stat}cmdline" 2>/dev/null && exit 0
       done; exit 1`
    : `ps -A -o ppid= -o command= | grep -qE "^ *$pid "'${busy}'`;

/**
 * Shell script that starts the monitor and then becomes the server, with one process id for both. The process
 * that started it may be killed at any time, and no server may run unmonitored. The monitor is not a child of
 * the server, which would interpret the end of an unknown child as a crash.
 */
const script = `pid=$$
(
  (
    alone=0
    while sleep ${EVERY} && kill -0 $pid; do
      if (${isUsed}); then alone=0; else alone=$((alone + 1)); fi
      if [ $alone -ge 2 ]; then kill -INT $pid; exit; fi
    done
  ) < /dev/null > /dev/null 2>&1 &
)
exec "$@"`;

/**
 * Returns the command that runs a server which ends automatically, within a minute, when nobody is connected
 * to it, because the process that started it may have disappeared. Windows has no shell for it.
 */
const watched = (
  postgres: string,
  words: readonly string[],
): readonly [program: string, words: readonly string[]] =>
  process.platform === "win32" ? [postgres, words] : ["/bin/sh", ["-c", script, "sh", postgres, ...words]];
