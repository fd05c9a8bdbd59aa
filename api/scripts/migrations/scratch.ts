import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { startEmbedded } from "../../src/server/postgres/embedded.ts";
import { ormOptions } from "../../src/core/database/orm.ts";
import { coreEntities } from "../../src/core/database/core-entities.ts";
import { sandboxEntities } from "../../src/sandbox/sandbox.entity.ts";
import { modules } from "../../src/modules.ts";

/** Two databases of a server of their own: what all migrations make, and what the entities ask for. */
export interface Scratch {
  readonly migrated: MikroORM;
  readonly asked: MikroORM;
  /** Connections for statements of one's own, the superuser's. */
  readonly onMigrated: pg.Client;
  readonly onAsked: pg.Client;
}

const careless = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** Makes both, lets `work` look at them, and leaves nothing behind. */
export async function withScratch<T>(work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "travesia-migrations-"));
  try {
    const server = await startEmbedded(folder, { settings: careless });
    try {
      return await onServer(server.adminUrl, work);
    } finally {
      await server.stop(0);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onServer<T>(adminUrl: string, work: (scratch: Scratch) => Promise<T>): Promise<T> {
  await once(adminUrl, "create database migrated");
  const opened = [await open(addressOf(adminUrl, "migrated"))];
  try {
    await opened[0]!.orm.migrator.up();
    await leave(opened[0]!);
    await once(adminUrl, "create database asked template migrated");
    opened.splice(
      0,
      1,
      await open(addressOf(adminUrl, "migrated")),
      await open(addressOf(adminUrl, "asked")),
    );
    const [migrated, asked] = opened as [Opened, Opened];
    await makeAnew(asked);
    return await work({
      migrated: migrated.orm,
      asked: asked.orm,
      onMigrated: migrated.client,
      onAsked: asked.client,
    });
  } finally {
    for (const each of opened) await leave(each);
  }
}

/** Tables as the entities ask for them, over the extensions and functions of the migrations. */
async function makeAnew({ orm, client }: Opened): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p')`,
  );
  await client.query(`drop table ${rows.map(({ name }) => name).join(", ")} cascade`);
  await client.query(await orm.schema.getCreateSchemaSQL({ wrap: false }));
}

interface Opened {
  readonly orm: MikroORM;
  readonly client: pg.Client;
}

async function open(url: string): Promise<Opened> {
  const entities = [
    ...coreEntities,
    ...sandboxEntities,
    ...modules.flatMap((module) => module.entities ?? []),
  ];
  const orm = await MikroORM.init(ormOptions(url, entities));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { orm, client };
}

async function leave({ orm, client }: Opened): Promise<void> {
  await client.end();
  await orm.close(true);
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function addressOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}
