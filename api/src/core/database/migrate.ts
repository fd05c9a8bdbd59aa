import { setTimeout as wait } from "node:timers/promises";
import type { MikroORM } from "@mikro-orm/postgresql";
import type pg from "pg";
import { ConfigError } from "../config/config.ts";
import { openUnhurried } from "./unhurried.ts";
import { adopt } from "../migrations/adoption.ts";
import { apply } from "../migrations/apply.ts";
import { readApplied, refuseChanged, refuseNewer } from "../migrations/applied.ts";
import { writtenMigrations } from "../migrations/statements.ts";

/** Key of the advisory lock for migrations; the value is arbitrary, but must not change. */
export const migrationLock = 20_260_001;

/** Functions that run in the owner's session before and after the migrations. */
interface Around {
  /** Runs before the migrations; receives the names of the migrations applied so far, in order. */
  readonly before?: (session: pg.Client, applied: readonly string[]) => Promise<void>;
  readonly afterwards?: (session: pg.Client) => Promise<void>;
}

/**
 * Migrates the schema to the current version under an advisory lock: of several processes that start at once,
 * one migrates and the others wait. `before` may refuse before anything changes; `afterwards` runs under the
 * lock. The applied migrations are first compared with this program's. A new database gets all migrations in
 * one transaction. A database in use gets them one by one, while processes of the previous version keep
 * running. @throws ConfigError with one line when the database is of a later version, has different
 * migrations, or needs new migrations and the address is not the owner's.
 */
export async function migrate(
  orm: MikroORM,
  address: string,
  { before, afterwards }: Around = {},
): Promise<void> {
  // A session of its own: the lock ends with it, however this ends.
  const session = await openUnhurried(address, "travesia migrations");
  try {
    await takeLock(session);
    const written = writtenMigrations(orm);
    const { applied, checksums } = await readApplied(session);
    refuseNewer(applied, written);
    if (applied.length > 0 && checksums.size === 0) await adopt(session, applied, written);
    else refuseChanged(applied, checksums, written);
    const added = written.filter(({ name }) => !applied.includes(name));
    if (added.length > 0) await before?.(session, applied);
    await apply(session, added);
    await afterwards?.(session);
  } catch (error) {
    throw asLine(error);
  } finally {
    await session.end().catch(() => undefined);
  }
}

/**
 * Acquires the lock by polling, not in one waiting statement: an index that is built concurrently waits for
 * every statement that began before it, and the two would wait for each other.
 */
async function takeLock(session: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await session.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      migrationLock,
    ]);
    if (rows[0]?.taken) return;
    await wait(100);
  }
}

/** SQLSTATE for insufficient rights. */
const DENIED = "42501";

const asLine = (error: unknown) =>
  (error as { code?: string }).code === DENIED
    ? new ConfigError([
        "La base de datos necesita migraciones y esta cuenta no es la dueña de las tablas: " +
          "define MIGRATE_DATABASE_URL, o inicia antes el proceso que tiene la base de datos.",
      ])
    : error;
