import type { EntityClass } from "@mikro-orm/core";
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import type pg from "pg";
import { migrations } from "../../migrations/list.ts";
import type { Config } from "../config.ts";
import { prepareDataDir } from "./data-dir.ts";
import { startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { SpecificationNaming } from "./naming-strategy.ts";
import { openReadPool } from "./read-pool.ts";
import { probe } from "./reachable.ts";
import { withSession } from "./session.ts";

/** Everything that keeps a connection to Postgres. */
export interface Database {
  /** For acts: entities, transactions. */
  readonly orm: MikroORM;
  /** For `core/read`: statements that answer JSON, on the replica when there is one. */
  readonly readPool: pg.Pool;
  /** The same on the primary, when `readPool` reads a replica: what a mutation answers must not lag behind its commit. */
  readonly primaryPool: pg.Pool | undefined;
  /** Address of the database that is written to: for the job queue, LISTEN and other connections of this process. */
  readonly url: string;
  /** The address to show and to hand to a second process; null when the environment brought its own. */
  readonly sharedUrl: string | null;
  /** Closes both pools, then leaves the embedded server. Close other connections first. */
  close(): Promise<void>;
}

type Entities = readonly EntityClass<object>[];

/**
 * Opens the database of the configuration (the embedded one without DATABASE_URL), migrated and ready. Prints the embedded one's address.
 * @throws ConfigError with one line when it cannot be reached or used.
 */
export async function openDatabase(
  config: Pick<Config, "dataDir" | "databaseUrl" | "readDatabaseUrl">,
  entities: Entities,
): Promise<Database> {
  await prepareDataDir(config.dataDir);
  const server = config.databaseUrl ? null : await startEmbedded(config.dataDir);
  try {
    const url = config.databaseUrl ?? server?.url ?? "";
    if (config.databaseUrl) await probe("DATABASE_URL", config.databaseUrl);
    if (config.readDatabaseUrl) await probe("READ_DATABASE_URL", config.readDatabaseUrl);
    const opened = await connect(url, config.readDatabaseUrl ?? url, entities);
    if (server) process.stdout.write(`Base de datos: ${server.sharedUrl}\n`);
    const close = async () => {
      await opened.close();
      await server?.stop();
    };
    return { ...opened, sharedUrl: server?.sharedUrl ?? null, close };
  } catch (error) {
    await server?.stop(0);
    throw error;
  }
}

async function connect(url: string, readUrl: string, entities: Entities): Promise<Omit<Database, "sharedUrl">> {
  const orm = await MikroORM.init(ormOptions(url, entities));
  try {
    await migrate(orm, url);
  } catch (error) {
    await orm.close(true);
    throw error;
  }
  const readPool = openReadPool(readUrl);
  const primaryPool = readUrl === url ? undefined : openReadPool(url);
  const close = async () => {
    await readPool.end();
    await primaryPool?.end();
    await orm.close(true);
  };
  return { orm, readPool, primaryPool, url, close };
}

/** The options of the object mapper: entities by class list only, nothing cached in files, instants in UTC. */
export function ormOptions(url: string, entities: Entities) {
  return {
    entities: [...entities],
    clientUrl: url,
    driverOptions: { connectionString: withSession(url, { timezone: "UTC", jit: "off" }), application_name: "travesia" },
    pool: { max: 10 },
    namingStrategy: SpecificationNaming,
    timezone: "UTC",
    metadataCache: { enabled: false },
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: [...migrations], snapshot: false, tableName: "migrations", disableForeignKeys: false, silent: true },
    colors: false,
  } satisfies Parameters<typeof MikroORM.init>[0];
}
