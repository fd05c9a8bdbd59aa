import type { EntityClass } from "@mikro-orm/core";
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM, type PostgreSqlDriver } from "@mikro-orm/postgresql";
import type pg from "pg";
import type { Logger } from "pino";
import { migrations } from "../../migrations/list.ts";
import type { Config } from "../config/config.ts";
import { BindingDriver } from "./binding-driver.ts";
import { prepareDataDir } from "./data-dir.ts";
import { type EmbeddedServer, startEmbedded } from "./embedded.ts";
import { grant, ownsTables, tryGrant } from "./grants.ts";
import { Progress } from "../log/progress.ts";
import { migrate } from "./migrate.ts";
import { SpecificationNaming } from "./naming-strategy.ts";
import { pooled, surviveOutages } from "./pool.ts";
import { prepareRepeated } from "./prepare-repeated.ts";
import { Pulse } from "./pulse.ts";
import { openReadPool } from "./read-pool.ts";
import type { MeasuredPool, PoolKind } from "./measure-pool.ts";
import { countStatements } from "./statement-counts.ts";
import { probe, probeBoth, Unreachable } from "./reachable.ts";
import { Beat } from "./beat.ts";
import { Replica } from "./replica.ts";
import { roleOf, withoutSecret, withSession } from "./session.ts";

/** Everything that keeps a connection to Postgres. */
export interface Database {
  /** For acts: entities, transactions. */
  readonly orm: MikroORM;
  /** For `core/read`: statements that answer JSON. */
  readonly readPool: pg.Pool;
  /** For reads that may be a moment behind; null without READ_DATABASE_URL. */
  readonly replica: Replica | null;
  /**
   * Address of the database that is written to: for the job queue, LISTEN and other connections of this
   * process.
   */
  readonly url: string;
  /** Both pools of the database that is written to, for the metrics. */
  readonly measured: Readonly<Record<PoolKind, MeasuredPool>>;
  /** Cuts the connections to the database that is written to while it is silent. */
  readonly pulse: Pulse;
  /** The database's address for the role that owns the tables; null when that is not known here. */
  readonly ownerUrl: string | null;
  /** The address of a role above the owner, which makes databases; null with an own PostgreSQL. */
  readonly adminUrl: string | null;
  /** Comes when the embedded server is gone for good; otherwise never. */
  readonly lost: Promise<Error>;
  /** Closes both pools, then leaves the embedded server. Close other connections first. */
  close(): Promise<void>;
}

type Entities = readonly EntityClass<object>[];
type Addresses = Pick<Config, "dataDir" | "databaseUrl" | "migrateDatabaseUrl" | "readDatabaseUrl">;

/** Receivers of reports on the database: the log, and the progress of the start. */
interface Hearers {
  readonly log?: Logger;
  readonly progress?: Progress;
  /** Runs before the tables of a database with data are changed. When it fails they stay as they are. */
  readonly beforeUpgrade?: (place: Place) => Promise<void>;
}

/** The addresses of a database, for the application and for who owns its tables. */
export interface Place {
  readonly url: string;
  readonly ownerUrl: string;
}

/**
 * Opens the database of the configuration (the embedded one without DATABASE_URL), migrated and ready. Says
 * the embedded one's address, and a line when the history is not protected from the application's own role.
 * @throws ConfigError with one line when it cannot be reached or used.
 */
export async function openDatabase(
  config: Addresses,
  entities: Entities,
  { log, progress = new Progress(), beforeUpgrade }: Hearers = {},
): Promise<Database> {
  const server = await progress.run("base de datos", () => serverOf(config, progress, log));
  try {
    const url = config.databaseUrl ?? server?.url ?? "";
    const ownerUrl = server ? server.ownerUrl : config.migrateDatabaseUrl;
    await progress.run("tablas", () => bringUpToDate({ url, ownerUrl: ownerUrl ?? url }, beforeUpgrade));
    const opened = await connect(url, config.readDatabaseUrl, entities, log);
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

/** Returns the embedded server, running; null for an own Postgres, of which each address was tried. */
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

/** Proves that a replica can be used; one that is away is said, and the primary takes its place. */
async function probeReplica(address: string, progress: Progress): Promise<void> {
  try {
    await probe("READ_DATABASE_URL", address);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    progress.say(`${error.lines.join(" ")} Mientras tanto se lee de DATABASE_URL.`);
  }
}

async function connect(
  url: string,
  readUrl: string | null,
  entities: Entities,
  log: Logger | undefined,
): Promise<Omit<Database, "ownerUrl" | "adminUrl" | "lost">> {
  const pulse = new Pulse(url, log);
  let writePool: pg.Pool | undefined;
  const statements = { read: { done: 0, failed: 0 }, write: { done: 0, failed: 0 } };
  const orm = await openMapper(url, entities, pulse, (pool) => {
    writePool = pool;
    countStatements(pool, statements.write);
  });
  const readPool = openReadPool(url, pulse);
  countStatements(readPool, statements.read);
  const replica = readUrl === null ? null : new Replica(readUrl, readPool, new Beat(url, pulse), log);
  if (replica) countStatements(replica.pool, statements.read);
  const measured = {
    read: { pool: () => readPool, statements: statements.read },
    write: { pool: () => writePool, statements: statements.write },
  };
  pulse.begin();
  const close = async () => {
    await replica?.close();
    await pulse.end();
    await readPool.end();
    await closeMapper(orm, entities);
  };
  return { orm, readPool, replica, url, measured, pulse, close };
}

/** Mappers whose database was closed, with what they know of their entities. */
const idle: { readonly entities: Entities; readonly orm: MikroORM }[] = [];

/**
 * Returns an object mapper on a database. Its knowledge of entities, and the functions that it writes for
 * them, depend on the program alone: an application gets the mapper of an earlier application of this
 * process that has closed.
 */
async function openMapper(
  url: string,
  entities: Entities,
  pulse: Pulse,
  opened: (pool: pg.Pool) => void,
): Promise<MikroORM> {
  const options = ormOptions(url, entities, pulse, opened);
  const place = idle.findIndex((mapper) => isSame(mapper.entities, entities));
  const [known] = place < 0 ? [] : idle.splice(place, 1);
  if (!known) return MikroORM.init(options);
  const { clientUrl, driverOptions } = options;
  const dbName = decodeURIComponent(new URL(url).pathname.slice(1));
  await known.orm.reconnect({ clientUrl, driverOptions, dbName });
  // Listeners on the entity manager before are not called any more. The method is private, since
  // otherwise only `init` calls it.
  known.orm["createEntityManager"]();
  return known.orm;
}

/** Closes the database of a mapper, which is there for the next application. */
async function closeMapper(orm: MikroORM, entities: Entities): Promise<void> {
  await orm.close(true);
  idle.push({ entities, orm });
}

const isSame = (one: Entities, other: Entities): boolean =>
  one.length === other.length && one.every((entity, place) => entity === other[place]);

/** Migrates by the owner's address, and grants what the application's role needs. */
async function bringUpToDate(place: Place, beforeUpgrade: Hearers["beforeUpgrade"]): Promise<void> {
  const { ownerUrl } = place;
  const role = roleOf(place.url);
  // The application's role may make schemas, and one of the owner's name would come before ours.
  const address = withSession(ownerUrl, { search_path: "public" });
  // One of its own: a migrator that made its table in one database takes it for made in the next.
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

/**
 * Returns the options of the object mapper: entities by class list only, nothing cached in files, instants in
 * UTC.
 */
export function ormOptions(url: string, entities: Entities, pulse?: Pulse, opened?: (pool: pg.Pool) => void) {
  return {
    entities: [...entities],
    driver: BindingDriver as typeof PostgreSqlDriver,
    clientUrl: url,
    driverOptions: {
      connectionString: url,
      application_name: "travesia",
      ...pooled(pulse),
      onPoolCreated: (pool: pg.Pool) => {
        surviveOutages(pool);
        prepareRepeated(pool);
        opened?.(pool);
      },
    },
    pool: { max: 10 },
    // It was asked for by name before, and is never made.
    ensureDatabase: false,
    namingStrategy: SpecificationNaming,
    timezone: "UTC",
    metadataCache: { enabled: false },
    // Otherwise each property of each record gets accessors of its own, which takes longer than all else of
    // it. What they are for, that the other side of a relation follows, no act asks for.
    propagationOnPrototype: false,
    // No entity has a filter, and looking for one takes as long as a statement.
    autoJoinRefsForFilters: false,
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: {
      migrationsList: [...migrations],
      snapshot: false,
      tableName: "migrations",
      disableForeignKeys: false,
      silent: true,
    },
    colors: false,
  } satisfies Parameters<typeof MikroORM.init>[0];
}
