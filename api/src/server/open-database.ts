import { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { Config } from "../core/config/config.ts";
import { grant, ownsTables, tryGrant } from "../core/database/grants.ts";
import { migrate } from "../core/database/migrate.ts";
import {
  connect,
  type Connections,
  type Entities,
  type OpenMapper,
  ormOptions,
} from "../core/database/orm.ts";
import { probe, probeBoth, Unreachable } from "../core/database/reachable.ts";
import { roleOf, withoutSecret, withSession } from "../core/database/session.ts";
import { Progress } from "../core/log/progress.ts";
import { prepareDataDir } from "./postgres/data-dir.ts";
import { type EmbeddedServer, startEmbedded } from "./postgres/embedded.ts";

/** The database of a process, including the embedded server if there is one. */
export interface Database extends Connections {
  /** Database address for the role that owns the tables; null when it is unknown here. */
  readonly ownerUrl: string | null;
  /** Address of a role above the owner, which may create databases; null with an external PostgreSQL. */
  readonly adminUrl: string | null;
  /** Resolves when the embedded server is gone and could not be restarted; otherwise never. */
  readonly lost: Promise<Error>;
  /** Closes both pools, then disconnects from the embedded server. Close other connections first. */
  close(): Promise<void>;
}

type Addresses = Pick<Config, "dataDir" | "databaseUrl" | "migrateDatabaseUrl" | "readDatabaseUrl">;

/** Receivers of reports about the database: the log, and the progress of the start. */
interface Hearers {
  readonly log?: Logger;
  readonly progress?: Progress;
  /** Runs before the tables of a database with data are changed. When it fails, they are not changed. */
  readonly beforeUpgrade?: (place: Place) => Promise<void>;
  readonly openMapper?: OpenMapper;
}

const newMapper: OpenMapper = (options) => MikroORM.init(options);

/** Addresses of a database, for the application and for the owner of its tables. */
export interface Place {
  readonly url: string;
  readonly ownerUrl: string;
}

/**
 * Opens the configured database (the embedded one without DATABASE_URL), migrates it and returns it ready for
 * use. It logs the embedded database's address, and a line when the history is not protected from the
 * application's own role. @throws ConfigError with one line when it cannot be reached or used.
 */
export async function openDatabase(
  config: Addresses,
  entities: Entities,
  { log, progress = new Progress(), beforeUpgrade, openMapper = newMapper }: Hearers = {},
): Promise<Database> {
  const server = await progress.run("base de datos", () => serverOf(config, progress, log));
  try {
    const url = config.databaseUrl ?? server?.url ?? "";
    const ownerUrl = server ? server.ownerUrl : config.migrateDatabaseUrl;
    await progress.run("tablas", () => bringUpToDate({ url, ownerUrl: ownerUrl ?? url }, beforeUpgrade));
    const opened = await connect({ url, readUrl: config.readDatabaseUrl, entities, log, openMapper });
    if (server) progress.say(`Base de datos: ${withoutSecret(server.sharedUrl)}`);
    const close = async () => {
      await opened.close();
      await server?.stop();
    };
    const lost = server?.lost ?? new Promise<never>(() => undefined);
    return { ...opened, ownerUrl, adminUrl: server?.adminUrl ?? null, lost, close };
  } catch (error) {
    await server?.stop(0);
    throw error;
  }
}

/**
 * Returns the running embedded server; for an external Postgres, checks each of its addresses and returns
 * null.
 */
async function serverOf(
  config: Addresses,
  progress: Progress,
  log: Logger | undefined,
): Promise<EmbeddedServer | null> {
  await prepareDataDir(config.dataDir);
  if (!config.databaseUrl) return startEmbedded(config.dataDir, { log, leaving: progress.leaving });
  await probeBoth(config.databaseUrl, config.migrateDatabaseUrl);
  if (config.readDatabaseUrl) await probeReplica(config.readDatabaseUrl, progress);
  return null;
}

/** Checks that a replica can be used; an unreachable one is logged, and the primary is used instead. */
async function probeReplica(address: string, progress: Progress): Promise<void> {
  try {
    await probe("READ_DATABASE_URL", address);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    progress.say(`${error.lines.join(" ")} Mientras tanto se lee de DATABASE_URL.`);
  }
}

/** Migrates with the owner's address, and grants the rights that the application's role needs. */
async function bringUpToDate(place: Place, beforeUpgrade: Hearers["beforeUpgrade"]): Promise<void> {
  const { ownerUrl } = place;
  const role = roleOf(place.url);
  // The application's role may make schemas, and one with the owner's name would precede ours.
  const address = withSession(ownerUrl, { search_path: "public" });
  // A separate mapper: a migrator that made its table in one database assumes that the next one has it.
  const orm = await MikroORM.init(ormOptions(address, []));
  try {
    const isOther = roleOf(ownerUrl) !== role;
    await migrate(orm, address, {
      before: async (session, applied) => {
        if (isOther) await tryGrant(session, role);
        if (applied.length > 0) await beforeUpgrade?.(place);
      },
      afterwards: async (session) => {
        if (isOther) await grant(session, role);
        else if (await ownsTables(session)) process.stderr.write(`${UNPROTECTED}\n`);
      },
    });
  } finally {
    await orm.close(true);
  }
}

const UNPROTECTED =
  "El historial no está protegido de la cuenta de la aplicación, que es la dueña de las tablas: define MIGRATE_DATABASE_URL con otra cuenta.";
