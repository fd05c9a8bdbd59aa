import type { EntityClass } from "@mikro-orm/core";
import { Migrator } from "@mikro-orm/migrations";
import { type MikroORM, PostgreSqlDriver } from "@mikro-orm/postgresql";
import type pg from "pg";
import type { Logger } from "pino";
import { migrations } from "../../migrations/list.ts";
import { Beat } from "./beat.ts";
import { Client } from "./client.ts";
import type { MeasuredPool, PoolKind } from "./measure-pool.ts";
import { SpecificationNaming } from "./naming-strategy.ts";
import { pooled, surviveOutages } from "./pool.ts";
import { preparing } from "./preparing-client.ts";
import { Pulse } from "./pulse.ts";
import { openReadPool } from "./read-pool.ts";
import { Replica } from "./replica.ts";
import { countStatements } from "./statement-counts.ts";

/** Connections of a process to a migrated database. */
export interface Connections {
  /** Object mapper for acts: entities, transactions. */
  readonly orm: MikroORM;
  /** Pool of `core/read`, for statements that return JSON. */
  readonly readPool: pg.Pool;
  /** Replica for reads that may be slightly behind; null without READ_DATABASE_URL. */
  readonly replica: Replica | null;
  /** Address of the primary database: for the job queue, LISTEN and other connections of this process. */
  readonly url: string;
  /** Both pools of the primary database, for the metrics. */
  readonly measured: Readonly<Record<PoolKind, MeasuredPool>>;
  /** Monitor that cuts the connections to the primary database while it does not respond. */
  readonly pulse: Pulse;
  /** Closes both pools and the replica's pool. */
  close(): Promise<void>;
}

export type Entities = readonly EntityClass<object>[];

/**
 * Opens an object mapper; tests pass a function that reuses the mapper for the next application of their
 * process.
 */
export type OpenMapper = (options: ReturnType<typeof ormOptions>) => Promise<MikroORM>;

interface Connecting {
  readonly url: string;
  /** Address of a replica for reads; null without a replica. */
  readonly readUrl: string | null;
  readonly entities: Entities;
  readonly log: Logger | undefined;
  readonly openMapper: OpenMapper;
}

/** Connects to a database that is migrated and ready. */
export async function connect({ url, readUrl, entities, log, openMapper }: Connecting): Promise<Connections> {
  const pulse = new Pulse(url, log);
  let writePool: pg.Pool | undefined;
  const statements = { read: { done: 0, failed: 0 }, write: { done: 0, failed: 0 } };
  const orm = await openMapper(
    ormOptions(url, entities, pulse, (pool) => {
      writePool = pool;
      countStatements(pool, statements.write);
    }),
  );
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
    await orm.close(true);
  };
  return { orm, readPool, replica, url, measured, pulse, close };
}

/** Returns the options of the object mapper: entities by class list only, no file cache, times in UTC. */
export function ormOptions(url: string, entities: Entities, pulse?: Pulse, opened?: (pool: pg.Pool) => void) {
  return {
    entities: [...entities],
    driver: PostgreSqlDriver,
    clientUrl: url,
    driverOptions: {
      connectionString: url,
      application_name: "travesia",
      ...pooled(pulse),
      Client: preparing(pulse?.Client ?? Client),
      onPoolCreated: (pool: pg.Pool) => {
        surviveOutages(pool);
        opened?.(pool);
      },
    },
    pool: { max: 10 },
    // The database was checked by name before, and is never created.
    ensureDatabase: false,
    namingStrategy: SpecificationNaming,
    timezone: "UTC",
    metadataCache: { enabled: false },
    // Otherwise each property of each record gets its own accessors, which is the slowest part of making it.
    // They keep the other side of a relation in step, which no act needs.
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
