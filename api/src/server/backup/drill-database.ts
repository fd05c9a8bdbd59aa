import { createHash } from "node:crypto";
import pg from "pg";
import type { Place } from "../open-database.ts";
import { nameOf, roleOf, withDatabase } from "../../core/database/session.ts";

/** Maximum length of a database's name before the suffix, in bytes. */
const LONGEST = 40;

/** Returns the name of the database into which a drill restores; it has no other use. */
export function drillNameOf(database: string): string {
  const hash = createHash("sha256").update(database).digest("hex").slice(0, 8);
  return `${Buffer.from(database).subarray(0, LONGEST).toString()}_ensayo_${hash}`;
}

/** Returns whether the role of a session may create databases. */
export async function mayMakeDatabases(session: pg.ClientBase): Promise<boolean> {
  const { rows } = await session.query<{ may: boolean }>(
    "select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user",
  );
  return rows[0]?.may ?? false;
}

/**
 * Creates an empty database with the encoding and collation of another one, and returns its addresses. A
 * database of the same name, left over from an interrupted drill, is dropped first.
 */
export async function makeDrillDatabase(session: pg.ClientBase, live: Place, name: string): Promise<Place> {
  await dropDrillDatabase(session, name);
  const { rows } = await session.query<{ encoding: string; collate: string; ctype: string }>(
    `select pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as ctype
      from pg_database where datname = $1`,
    [nameOf(live.url)],
  );
  const { encoding = "UTF8", collate = "C", ctype = "C" } = rows[0] ?? {};
  await session.query(
    `create database ${pg.escapeIdentifier(name)} owner ${pg.escapeIdentifier(roleOf(live.ownerUrl))}
      template template0 encoding ${pg.escapeLiteral(encoding)}
      lc_collate ${pg.escapeLiteral(collate)} lc_ctype ${pg.escapeLiteral(ctype)}`,
  );
  return { url: withDatabase(live.url, name), ownerUrl: withDatabase(live.ownerUrl, name) };
}

/** Drops the database of a drill, and closes the connections to it. */
export async function dropDrillDatabase(session: pg.ClientBase, name: string): Promise<void> {
  await session.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}
