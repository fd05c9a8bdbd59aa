import type pg from "pg";
import { ConfigError } from "../config/config.ts";
import { isAway } from "./away.ts";
import { Client } from "./client.ts";
import { ofReads } from "./read-pool.ts";
import { nameOf, roleOf, withoutPassword, withSession } from "./session.ts";
import { DROPS, lettersTrouble, SHARES, Troubled, troubleOf } from "./trouble.ts";

const oldest = 15;

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nadie responde en esa dirección",
  ENOTFOUND: "no existe ese servidor",
  EAI_AGAIN: "no se pudo resolver el nombre del servidor",
  ETIMEDOUT: "no respondió a tiempo",
  ENOENT: "no existe ese socket",
  "28P01": "cuenta o contraseña incorrectas",
  "28000": "el servidor no admite esa cuenta",
  "3D000": "no existe esa base de datos",
  "57P03": "el servidor apenas está iniciando",
  "53300": "el servidor no admite más conexiones",
};

/** Error of a configured Postgres that is unreachable; a retry may succeed. */
export class Unreachable extends ConfigError {}

/** Error codes of temporary failures; others last until a person changes something. */
const passing = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "ENOENT", "53300", "57P03"]);

/** Facts about a database that the check reads. */
interface Read {
  readonly version: string;
  readonly zone: string;
  readonly encoding: string;
}

/**
 * Checks that a configured Postgres can be used, before anything is opened on it. `owner` is the role that
 * has to own its tables. @throws Unreachable when the server is unreachable, ConfigError when it cannot be
 * used; one line names the variable and the server, never the password.
 */
export async function probe(variable: string, address: string, owner = roleOf(address)): Promise<void> {
  const [client, other] = [session(address), session(address)];
  try {
    await client.connect();
    const { rows } = await client.query<Read>(
      `select current_setting('server_version_num') as version, current_setting('timezone') as zone,
         current_setting('server_encoding') as encoding`,
    );
    const { version, zone, encoding = "" } = rows[0] ?? {};
    const letters = lettersTrouble({ encoding, database: nameOf(address), owner });
    if (letters) throw new Troubled(variable, letters);
    if (zone !== "UTC") throw new Troubled(variable, DROPS);
    await other.connect();
    if (await shareServers(client, other)) throw new Troubled(variable, SHARES);
    const major = Math.floor(Number(version) / 10_000);
    if (major < oldest)
      throw new ConfigError([
        `${variable} lleva a PostgreSQL ${major}: se necesita la versión ${oldest} o posterior.`,
      ]);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const trouble = troubleOf(error);
    if (trouble) throw new Troubled(variable, trouble);
    const line =
      `No se puede conectar con la base de datos de ${variable} (${withoutPassword(address)}): ` +
      `${reasonOf(error)}.`;
    throw passing.has(codeOf(error)) || isAway(error) ? new Unreachable([line]) : new ConfigError([line]);
  } finally {
    await Promise.all([client, other].map((each) => each.end().catch(() => undefined)));
  }
}

/** Checks that the database can be used with both of its addresses. */
export async function probeBoth(url: string, ownerUrl: string | null): Promise<void> {
  await probe("DATABASE_URL", url, roleOf(ownerUrl ?? url));
  if (ownerUrl) await probe("MIGRATE_DATABASE_URL", ownerUrl);
}

/** Returns a client with the settings common to all our sessions. */
function session(address: string): Client {
  const client = new Client({
    connectionString: withSession(address, ofReads),
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined);
  return client;
}

/**
 * Returns whether two sessions share one server process, as behind a pooler in transaction mode, which would
 * lose prepared statements, LISTEN, locks and session settings.
 */
async function shareServers(one: pg.Client, other: pg.Client): Promise<boolean> {
  const processOf = async (client: pg.Client) =>
    (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
  const before = await processOf(one);
  await other.query("begin");
  const others = await processOf(other);
  const after = await processOf(one);
  await other.query("rollback");
  return before !== after || others === before;
}

interface Failure {
  readonly code?: string;
  readonly errors?: readonly { readonly code?: string }[];
  readonly message?: string;
}

const codeOf = (error: unknown): string => {
  const { code, errors } = error as Failure;
  return code ?? errors?.[0]?.code ?? "";
};

const reasonOf = (error: unknown): string =>
  reasons[codeOf(error)] ??
  (/timeout/i.test((error as Failure).message ?? "")
    ? "no respondió a tiempo"
    : codeOf(error) || "conexión rechazada");
