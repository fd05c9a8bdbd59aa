import pg from "pg";
import { built } from "../built.ts";
import { home } from "../database.ts";

/** A copy of the filled database, and how to be rid of it. */
interface Copy {
  readonly url: string;
  /** A connection of its own, of the role that may read and write every table. */
  readonly client: pg.Client;
  drop(): Promise<void>;
}

const at = (address: string, database: string): string =>
  Object.assign(new URL(address), { pathname: `/${database}` }).href;

/**
 * Returns a copy of a database that nobody else is connected to: what is written into it is gone with it.
 */
export async function copyOf(url: string): Promise<Copy> {
  const { startEmbedded } = await built("server/postgres/embedded");
  const server = await startEmbedded(home);
  const original = new URL(url).pathname.slice(1);
  const name = `${original}_acts`;
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template ${original} strategy file_copy owner travesia_owner`);
  await admin.query(`grant create, temporary on database ${name} to travesia`);
  const client = new pg.Client({ connectionString: at(server.adminUrl, name) });
  await client.connect();
  return {
    url: at(url, name),
    client,
    async drop() {
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}
