import type { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";

/** Any number, as long as it is this one: who holds it migrates. */
const migrationLock = 20_260_001;

/**
 * Brings the schema up to date under an advisory lock, so that of several processes starting at once one migrates and the others
 * wait for it.
 */
export async function migrate(orm: MikroORM, address: string): Promise<void> {
  // A session of its own: the lock goes with it, however this ends.
  const session = new pg.Client({ connectionString: address, application_name: "travesia migrations" });
  await session.connect();
  try {
    await session.query("select pg_advisory_lock($1)", [migrationLock]);
    await orm.migrator.up();
  } finally {
    await session.end();
  }
}
