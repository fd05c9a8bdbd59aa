import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Clock } from "../../core/clock.ts";
import type { Config } from "../../core/config/config.ts";
import { tlsOf } from "../../core/config/tls.ts";
import { beatOver } from "../../core/database/beat.ts";
import { Client } from "../../core/database/client.ts";
import { addressFile } from "../postgres/embedded.ts";
import { ownsTables } from "../../core/database/grants.ts";
import { nameOf, roleOf, withoutPassword } from "../../core/database/session.ts";
import { lettersTrouble, troubleOf } from "../../core/database/trouble.ts";
import { PRESENCE } from "../../core/jobs/presence.ts";
import { readApplied } from "../../core/migrations/applied.ts";
import { migrations } from "../../migrations/list.ts";
import { namesOf, sealedBy } from "../../core/secrets/sealed-with.ts";
import type { SecretColumn } from "../../core/secrets/secret-box.ts";
import type {
  DatabaseFacts,
  DatabaseProblem,
  DrillFacts,
  JobFacts,
  ReplicaFacts,
  SecretFacts,
} from "./facts.ts";
import { inTime } from "./in-time.ts";

/** Timeouts for connecting to a server, and for its answer to a query, in milliseconds. */
const CONNECTING = 3_000;
const ANSWERING = 3_000;
/** Timeout for all queries together, in milliseconds. */
const ALL = 7_000;

const denied = new Set(["28P01", "28000", "3D000", "42501"]);
const refused = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ENOENT"]);

type Addresses = Pick<Config, "databaseUrl" | "migrateDatabaseUrl" | "readDatabaseUrl" | "dataDir">;

/**
 * Returns the names of the variables whose connections are encrypted but do not verify the server's identity.
 */
export const unverifiedIn = ({
  databaseUrl,
  migrateDatabaseUrl,
  readDatabaseUrl,
}: Pick<Config, "databaseUrl" | "migrateDatabaseUrl" | "readDatabaseUrl">): readonly string[] =>
  Object.entries({
    DATABASE_URL: databaseUrl,
    MIGRATE_DATABASE_URL: migrateDatabaseUrl,
    READ_DATABASE_URL: readDatabaseUrl,
  }).flatMap(([name, address]) => (address !== null && tlsOf(address).isUnverified ? [name] : []));

/** Measures the primary database over a separate connection. */
export async function measureDatabase(
  config: Addresses,
  clock: Clock,
  secrets: readonly SecretColumn[],
): Promise<DatabaseFacts | DatabaseProblem> {
  const embedded = config.databaseUrl
    ? null
    : (await readFile(addressFile(config.dataDir), "utf8").catch(() => "")).trim();
  if (embedded === "") return { problem: "stopped", where: "" };
  const address = config.databaseUrl ?? embedded ?? "";
  const where = embedded ? "" : withoutPassword(address);
  try {
    return await asked(address, async (client) => {
      const { rows } = await client.query<{ encoding: string }>(
        "select current_setting('server_encoding') as encoding",
      );
      const owner = roleOf(config.migrateDatabaseUrl ?? address);
      const letters = lettersTrouble({ encoding: "", ...rows[0], database: nameOf(address), owner });
      return letters ? { problem: letters, where } : factsOf(client, clock, secrets);
    });
  } catch (error) {
    const problem = troubleOf(error) ?? problemOf(error);
    // The address is left behind when the product is killed.
    return { problem: embedded && problem === "refused" ? "stopped" : problem, where };
  }
}

function problemOf(error: unknown): "refused" | "silent" | "denied" | "full" {
  const { code, errors } = error as { code?: string; errors?: readonly { code?: string }[] };
  const known = code ?? errors?.[0]?.code ?? "";
  if (denied.has(known)) return "denied";
  if (known === "53300") return "full";
  return refused.has(known) || known === "57P03" ? "refused" : "silent";
}

/** Runs queries over one connection that is closed afterwards, even when the server hangs. */
async function asked<T>(address: string, questions: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: address,
    application_name: "travesia doctor",
    connectionTimeoutMillis: CONNECTING,
    query_timeout: ANSWERING,
  });
  client.on("error", () => undefined);
  const all = async () => {
    await client.connect();
    return questions(client);
  };
  const work = all();
  work.catch(() => undefined);
  try {
    return await inTime(work, ALL);
  } finally {
    client.connection.stream.destroy();
  }
}

interface State {
  readonly version: string;
  readonly standby: boolean;
  readonly followers: number;
  readonly waits: boolean;
  readonly bounded: boolean;
  readonly now: number;
}

const state = `select current_setting('server_version_num') as version, pg_is_in_recovery() as standby,
  (select count(*)::int from pg_stat_replication) as followers,
  current_setting('synchronous_standby_names') <> '' as waits,
  current_setting('statement_timeout') <> '0' as bounded,
  extract(epoch from clock_timestamp())::float8 * 1000 as now`;

async function factsOf(
  client: pg.Client,
  clock: Clock,
  secrets: readonly SecretColumn[],
): Promise<DatabaseFacts> {
  const begun = clock.now().getTime();
  const { rows } = await client.query<State>(state);
  const [{ version, standby, followers, waits, bounded, now } = nothing] = rows;
  const ended = clock.now().getTime();
  const { applied } = await readApplied(client);
  const known = new Set<string>(migrations.map(({ name }) => name));
  const isMade = applied.length > 0;
  return {
    version: Math.floor(Number(version) / 10_000),
    standby,
    followers,
    waitsForStandby: waits,
    bounded,
    milliseconds: Math.round(ended - begun),
    // Half of the way there and back is nearly when the server looked at its clock.
    offset: ((begun + ended) / 2 - now) / 1_000,
    pending: migrations.length - applied.filter((name) => known.has(name)).length,
    unknown: applied.find((name) => !known.has(name)) ?? null,
    secondsSinceMigrated: isMade ? await sinceMigrated(client, clock) : null,
    ownsTables: await ownsTables(client),
    jobs: await measureJobs(client),
    drill: await measureDrill(client),
    secrets: isMade ? await measureSecrets(client, secrets) : { by: [], some: [] },
  };
}

const nothing: State = {
  version: "0",
  standby: false,
  followers: 0,
  waits: false,
  bounded: true,
  now: 0,
};

async function sinceMigrated(client: pg.Client, clock: Clock): Promise<number | null> {
  const { rows } = await client.query<{ at: Date | null }>("select max(executed_at) as at from migrations");
  const at = rows[0]?.at;
  return at ? (clock.now().getTime() - at.getTime()) / 1_000 : null;
}

/** Number of secrets per column that are decrypted as a sample. */
const SOME = 1_000;

async function measureSecrets(client: pg.Client, columns: readonly SecretColumn[]): Promise<SecretFacts> {
  const by = await sealedBy(client, columns);
  const some: SecretFacts["some"][number][] = [];
  for (const column of columns.filter((one) => by.some((found) => found.column === one))) {
    const { table, key, name, print } = namesOf(column);
    const { rows } = await client.query<{ id: string; value: string }>(
      `select ${key}::text as id, ${name} as value from ${table}
        where ${name} is not null and ${print} is not null limit ${SOME}`,
    );
    some.push(...rows.map((row) => ({ column, ...row })));
  }
  return { by, some };
}

async function measureJobs(client: pg.Client): Promise<JobFacts> {
  const { rows: there } = await client.query<{ queue: boolean }>(
    "select to_regclass('graphile_worker._private_jobs') is not null as queue",
  );
  if (!there[0]?.queue) return noJobs;
  const { rows } = await client.query<JobFacts>(
    `select count(*) filter (where due)::int as waiting,
       coalesce(max(extract(epoch from now() - run_at)) filter (where due), 0)::float8 as "oldestSeconds",
       count(*) filter (where attempts >= max_attempts)::int as "givenUp",
       (select extract(epoch from now() - case when max(last_execution) is not null
           then greatest(max(last_execution), (select min(backend_start) from pg_stat_activity
             where datname = current_database() and application_name = $1)) end)::float8
         from graphile_worker._private_known_crontabs) as "sweptSeconds"
     from (select run_at, attempts, max_attempts,
       locked_at is null and attempts < max_attempts and run_at <= now() as due
       from graphile_worker._private_jobs) j`,
    [PRESENCE],
  );
  return rows[0] ?? noJobs;
}

const noJobs: JobFacts = { waiting: 0, oldestSeconds: 0, givenUp: 0, sweptSeconds: null };

async function measureDrill(client: pg.Client): Promise<DrillFacts | null> {
  // A database that waits for its migrations has none.
  const { rows: there } = await client.query("select where to_regclass('public.backup_drills') is not null");
  if (there.length === 0) return null;
  const { rows } = await client.query<DrillFacts>(
    `select extract(epoch from now() - coalesce(ended_at, begun_at))::float8 as "ageSeconds", result,
       coalesce(seconds, 0) as seconds, coalesce(rows, 0) as rows, coalesce(files, 0) as files, failure
     from backup_drills`,
  );
  return rows[0] ?? null;
}

/** Milliseconds within which a replica that keeps up shows a new beat of the primary. */
const FOLLOWING = 3_000;

/**
 * Measures the delay of the replica for reads: the age of the heartbeat on it, by the primary's clock. While
 * the primary is unreachable, or before its first migration, it only checks whether the replica answers.
 */
export async function measureReplica(
  { databaseUrl, readDatabaseUrl }: Addresses,
  database: DatabaseFacts | null,
): Promise<ReplicaFacts> {
  const followers = database?.followers ?? 1;
  if (!readDatabaseUrl) return { expected: database?.waitsForStandby ?? false, lagSeconds: 0, followers };
  const beaten = databaseUrl && (await asked(databaseUrl, beatOver).catch(() => null));
  const given = performance.now();
  try {
    const lagSeconds = await asked(readDatabaseUrl, async (client) => {
      if (!beaten) {
        await client.query("select 1");
        return 0;
      }
      for (;;) {
        const { rows } = await client.query<{ at: number }>(shown);
        const passed = performance.now() - given;
        const [seen] = rows;
        if (seen && seen.at >= beaten.at) return 0;
        if (passed > FOLLOWING) {
          if (!seen) throw new Error("It never heard the heartbeat");
          return (beaten.now + passed - seen.at) / 1_000;
        }
        await pause(100);
      }
    });
    return { expected: true, lagSeconds, followers };
  } catch {
    return { expected: true, lagSeconds: null, followers };
  }
}

const shown = "select extract(epoch from at)::float8 * 1000 as at from replica_beat";
