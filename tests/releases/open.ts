import { readFile } from "node:fs/promises";
import pg from "pg";
import { inject } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { asAdmin, sameDatabase } from "../support/server.ts";
import type { Remembered } from "./story.ts";

/**
 * Puts a release's database, as its script left it, in the place of a new one; the owner of the new one
 * owns these tables too.
 */
export async function theDatabaseOf(
  release: string,
): Promise<TestDatabase & { readonly remembered: Remembered }> {
  const database = await createTestDatabase();
  const written = await readFile(new URL(`${release}.sql`, import.meta.url), "utf8");
  await asAdmin(sameDatabase(inject("server").admin, database.url), async (admin) => {
    const { rows } = await admin.query<{ owner: string }>(
      `select quote_ident(pg_get_userbyid(datdba)) as owner from pg_database
        where datname = current_database()`,
    );
    // Rows come as they were: no trigger touches them, and their order does not matter to the references.
    await admin.query(`drop schema public cascade; create schema public authorization ${rows[0]?.owner};
      set session_replication_role = replica; set role ${rows[0]?.owner}`);
    await admin.query(written);
  });
  return { ...database, remembered: await rememberedOf(release) };
}

const rememberedOf = async (release: string): Promise<Remembered> =>
  JSON.parse(await readFile(new URL(`${release}.json`, import.meta.url), "utf8")) as Remembered;

/** The rows of every table, as texts by table; with `columns` those alone, as they were listed before. */
export async function rowsOf(
  url: string,
  columns?: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const wanted = columns ?? (await columnsOf(url));
  return onDatabaseOf(url, async (client) => {
    const found = new Map<string, readonly string[]>();
    for (const [table, names] of wanted) {
      const { rows } = await client.query<{ row: string }>(
        `select row(${names.join(", ")})::text as row from ${table} order by 1`,
      );
      found.set(
        table,
        rows.map(({ row }) => row),
      );
    }
    return found;
  });
}

/**
 * The columns of every table, by table; but not the words by which its rows are found, which are made of the
 * others.
 */
export const columnsOf = (url: string): Promise<ReadonlyMap<string, readonly string[]>> =>
  onDatabaseOf(url, async (client) => {
    const { rows } = await client.query<{ table: string; columns: string[] }>(
      `select c.relname::text as table, array_agg(quote_ident(a.attname) order by attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
         and attname <> 'search_text'
       where relnamespace = 'public'::regnamespace and relkind = 'r' group by 1`,
    );
    return new Map(rows.map(({ table, columns }) => [table, columns]));
  });

/** Looks into a database on a connection of its own. */
export async function onDatabaseOf<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
