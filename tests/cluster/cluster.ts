import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Ports of a cluster on this machine. */
const port = { etcd: 25_379, peer: 25_389, write: 25_000, read: 25_001, postgres: 25_430, patroni: 25_080 };
const passwords = { superuser: "superuser", replication: "replication", rewind: "rewind", role: "role" };

/** The servers of PostgreSQL, by their places. */
export const nodes = [1, 2] as const;
export type Node = (typeof nodes)[number];

/** The members of etcd, of which two have to agree. */
const members = [0, 1, 2] as const;

type Role = "postgres" | "travesia_owner" | "travesia_app";

function addressOf(role: Role, at: number, database = "travesia"): string {
  const password = role === "postgres" ? passwords.superuser : passwords.role;
  return `postgresql://${role}:${password}@127.0.0.1:${at}/${database}`;
}

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/** Waits for something that takes a minute or two at the most. */
export async function until(what: string, holds: () => Promise<boolean>, longest = 180_000): Promise<void> {
  for (const begun = performance.now(); !(await holds().catch(() => false)); await pause(250))
    if (performance.now() - begun > longest) throw new Error(`it did not come: ${what}`);
}

/**
 * A cluster of Debian's packages on this machine: three etcd, two servers of PostgreSQL under Patroni,
 * HAProxy, and two applications. It ends with `close`, and removes its folder.
 */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), "travesia-cluster-"));
  readonly #children = new Map<string, ChildProcess>();
  readonly #postgres = Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" }));

  async open(): Promise<void> {
    chmodSync(this.folder, 0o755);
    execFileSync("install", ["-d", "-o", "postgres", "-m", "700", join(this.folder, "run")]);
    for (const node of nodes)
      execFileSync("install", ["-d", "-o", "postgres", "-m", "700", this.#dataOf(node)]);
    const peerOf = (member: number) => `http://127.0.0.1:${port.peer + member}`;
    for (const member of members) {
      const client = `http://127.0.0.1:${port.etcd + member}`;
      this.#run(`etcd${member}`, "/usr/bin/etcd", [
        // By the interface of version 3 Patroni 3.0.2 takes over a lock that another server holds.
        ...["--enable-v2", "--name", `etcd${member}`, "--data-dir", join(this.folder, `etcd${member}`)],
        ...["--listen-client-urls", client, "--advertise-client-urls", client],
        ...["--listen-peer-urls", peerOf(member), "--initial-advertise-peer-urls", peerOf(member)],
        ...["--initial-cluster", members.map((each) => `etcd${each}=${peerOf(each)}`).join(",")],
      ]);
    }
    for (const node of nodes) this.startNode(node);
    this.#write("haproxy.cfg", haproxy);
    this.#run("haproxy", "/usr/sbin/haproxy", ["-db", "-f", join(this.folder, "haproxy.cfg")]);
    await until("a synchronous standby", () => this.isWhole());
    await this.#makeRoles();
    for (const place of [0, 1]) {
      this.startApplication(place);
      await until("an application", () => this.isReady(place), 400_000);
    }
  }

  /** Address of an application. */
  url(place: number): string {
    return `http://127.0.0.1:${25_300 + place}`;
  }

  startApplication(place: number): void {
    const env = {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      PORT: String(25_300 + place),
      DATA_DIR: join(this.folder, "files"),
      DATABASE_URL: addressOf("travesia_app", port.write),
      MIGRATE_DATABASE_URL: addressOf("travesia_owner", port.write),
      READ_DATABASE_URL: addressOf("travesia_app", port.read),
      SECRETS_KEY: Buffer.alloc(32, 7).toString("base64"),
      JWT_SECRET: "the same for both applications, as it has to be",
      LOG_LEVEL: "warn",
    };
    const program = join(root, "tests/process/small-demo.mjs");
    this.#run(`application${place}`, process.execPath, [program], { env, cwd: root });
  }

  async isReady(place: number): Promise<boolean> {
    return (await fetch(`${this.url(place)}/readyz`, { signal: AbortSignal.timeout(3_000) })).ok;
  }

  startNode(node: Node): void {
    const file = `patroni${node}.yml`;
    this.#write(file, patroni(node, this.#dataOf(node), join(this.folder, "run")));
    this.#run(`patroni${node}`, "/usr/bin/patroni", [join(this.folder, file)], {
      uid: this.#postgres,
      cwd: join(this.folder, "run"),
    });
  }

  /** Kills an application at once. */
  killApplication(place: number): void {
    this.#children.get(`application${place}`)?.kill("SIGKILL");
  }

  /** Kills a server of PostgreSQL and its Patroni at once. */
  killNode(node: Node): void {
    this.#children.get(`patroni${node}`)?.kill("SIGKILL");
    this.#signal(node, "SIGKILL");
  }

  /** Stops a server of PostgreSQL, whose sockets stay open; the function returned lets it go on. */
  stopNode(node: Node): () => void {
    this.#signal(node, "SIGSTOP");
    return () => this.#signal(node, "SIGCONT");
  }

  /** Returns the server that takes writes. */
  async primary(): Promise<Node> {
    for (const node of nodes) if (await this.#is(node, "primary")) return node;
    throw new Error("no server takes writes");
  }

  /** Returns whether both servers are there, and the standby has what was acknowledged. */
  async isWhole(): Promise<boolean> {
    const primary = await this.primary();
    return this.#is(primary === 1 ? 2 : 1, "sync");
  }

  async switchOver(): Promise<void> {
    const leader = await this.primary();
    const body = JSON.stringify({ leader: `pg${leader}`, candidate: `pg${leader === 1 ? 2 : 1}` });
    await fetch(`http://127.0.0.1:${port.patroni + leader}/switchover`, { method: "POST", body });
  }

  /** Asks the server that takes writes, past HAProxy. */
  async ask<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    const at = port.postgres + (await this.primary());
    return onServer(
      addressOf("postgres", at),
      async (client) => (await client.query<Row>(text, values)).rows,
    );
  }

  close(): void {
    for (const node of nodes) this.stopNode(node)();
    for (const child of this.#children.values()) child.kill("SIGKILL");
    for (const node of nodes) this.#signal(node, "SIGKILL");
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }

  async #is(node: Node, what: string): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${port.patroni + node}/${what}`, {
      signal: AbortSignal.timeout(3_000),
    }).catch(() => null);
    return answer?.ok ?? false;
  }

  #dataOf(node: Node): string {
    return join(this.folder, `pg${node}`);
  }

  /** Sends a signal to a server and to each of its processes. */
  #signal(node: Node, signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
    try {
      const [first = ""] = readFileSync(join(this.#dataOf(node), "postmaster.pid"), "utf8").split("\n");
      const children = execFileSync("ps", ["-o", "pid=", "--ppid", first], { encoding: "utf8" });
      for (const pid of [first, ...children.split("\n")].map(Number).filter((pid) => pid > 0))
        process.kill(pid, signal);
    } catch {
      // It runs no more.
    }
  }

  #write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text, { mode: 0o644 });
  }

  #run(name: string, program: string, args: readonly string[], options: object = {}): void {
    const log = openSync(join(this.folder, `${name}.log`), "a");
    this.#children.set(name, spawn(program, args, { stdio: ["ignore", log, log], ...options }));
  }

  async #makeRoles(): Promise<void> {
    await onServer(addressOf("postgres", port.write, "postgres"), async (client) => {
      for (const role of ["travesia_owner createdb", "travesia_app"])
        await client.query(`create role ${role} login password '${passwords.role}'`);
      await client.query("create database travesia owner travesia_owner");
    });
  }
}

async function onServer<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const servers = nodes
  .map((node) => `    server pg${node} 127.0.0.1:${port.postgres + node} check port ${port.patroni + node}`)
  .join("\n");

/** The read port falls back to the primary, where no replica is left that is less than 16 MB late. */
const haproxy = `global
    maxconn 1000
defaults
    mode tcp
    retries 2
    timeout connect 4s
    timeout check 5s
    timeout client 30m
    timeout server 30m
    option clitcpka
    option srvtcpka
    option httpchk
    default-server inter 2s fall 2 rise 1 on-marked-down shutdown-sessions
frontend write
    bind 127.0.0.1:${port.write}
    default_backend primary
frontend read
    bind 127.0.0.1:${port.read}
    acl replica_up nbsrv(replicas) gt 0
    use_backend replicas if replica_up
    default_backend primary
backend replicas
    http-check send meth OPTIONS uri /replica?lag=16MB
    http-check expect status 200
${servers}
backend primary
    http-check send meth OPTIONS uri /primary
    http-check expect status 200
${servers}
`;

const patroni = (node: Node, data: string, run: string) => `scope: travesia
namespace: /service/
name: pg${node}
restapi:
  listen: 127.0.0.1:${port.patroni + node}
  connect_address: 127.0.0.1:${port.patroni + node}
etcd:
  hosts: ${members.map((member) => `127.0.0.1:${port.etcd + member}`).join(",")}
watchdog:
  mode: "off"
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: 200
        hot_standby_feedback: "on"
        wal_keep_size: 256MB
        wal_log_hints: "on"
        timezone: UTC
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
  pg_hba:
    - local all all trust
    - host replication replicator 127.0.0.0/8 scram-sha-256
    - host all all 127.0.0.0/8 scram-sha-256
postgresql:
  listen: 127.0.0.1:${port.postgres + node}
  connect_address: 127.0.0.1:${port.postgres + node}
  data_dir: ${data}
  bin_dir: /usr/lib/postgresql/15/bin
  pgpass: ${run}/pgpass${node}
  authentication:
    superuser: {username: postgres, password: ${passwords.superuser}}
    replication: {username: replicator, password: ${passwords.replication}}
    rewind: {username: rewinder, password: ${passwords.rewind}}
  parameters:
    unix_socket_directories: ${run}
`;
