import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { built } from "./built.ts";
import { freshLines } from "./fill/audit.ts";
import { rowsAtSize } from "./fill/size.ts";
import { fill, volume } from "./fill/volume.ts";

/** The benchmark's own folder, kept between runs. */
export const home = join(tmpdir(), `travesia-bench-${userInfo().username}`);

/** The filled database and how to leave its server. */
export interface BenchDatabase {
  readonly url: string;
  /** Process of its server. */
  readonly pid: number;
  /** Ids of contracts that have much left to pay. */
  readonly payable: readonly string[];
  /** Removes what a benchmark registered. */
  forget(note: string): Promise<void>;
  /** Removes what a benchmark imported from a bank under a name of a file. */
  forgetStatements(filename: string): Promise<void>;
  /** Leaves so many lines more in the history. */
  writeHistory(lines: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the filled database, making it unless migrations and generator are the last run's. */
export async function openFilled(say: (line: string) => void): Promise<BenchDatabase> {
  const { startEmbedded } = await built("server/postgres/embedded");
  const server = await startEmbedded(home);
  const made = await hashOf("../../api/src/migrations/", "../../api/src/core/database/", "./fill/");
  const name = `travesia_bench_${made}`;
  const at = (address: string, database: string) =>
    Object.assign(new URL(address), { pathname: `/${database}` }).href;
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'travesia_bench_%'",
    );
    if (!rows.some((row) => row.name === name)) {
      for (const row of rows) await admin.query(`drop database ${row.name} with (force)`);
      say(`Llenando la base de datos en ${home}…`);
      await admin.query(`create database ${name}_draft owner travesia_owner`);
      await make(at(server.ownerUrl, `${name}_draft`));
      await admin.query(`alter database ${name}_draft rename to ${name}`);
      await admin.query(`grant create on database ${name} to travesia`);
    }
  } finally {
    await admin.end();
  }
  const asOwner = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: at(server.ownerUrl, name) });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const payable = await asOwner((client) => client.query<{ id: string }>(unpaid));
  return {
    url: at(server.sharedUrl, name),
    pid: server.pid,
    payable: payable.rows.map(({ id }) => id),
    writeHistory: (lines) => asOwner(async (client) => void (await client.query(freshLines(lines)))),
    forget: (note) =>
      asOwner(async (client) => {
        await client.query("delete from payments where registration_note = $1", [note]);
        await client.query("truncate notifications, notice_deliveries, mails, card_events");
      }),
    forgetStatements: (filename) =>
      asOwner(async (client) => {
        await client.query("truncate bank_proposals");
        await client.query(
          "delete from bank_movements where import_id in (select id from bank_imports where filename = $1)",
          [filename],
        );
        await client.query("delete from bank_imports where filename = $1", [filename]);
      }),
    close: () => server.stop(),
  };
}

const unpaid = `select id from contracts where status in ('active', 'signed', 'completed')
  and precio_total - total_pagado > 5000000 order by id limit 512`;

async function make(url: string): Promise<void> {
  const [{ ormOptions }, { migrate }] = [
    await built("core/database/orm"),
    await built("core/database/migrate"),
  ];
  const { grant } = await built("core/database/grants");
  const orm = await MikroORM.init(ormOptions(url, []));
  const afterwards = (session: pg.Client) => grant(session, "travesia");
  await migrate(orm, url, { afterwards }).finally(() => orm.close(true));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(client, rowsAtSize(volume)).finally(() => client.end());
}

async function hashOf(...folders: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of folders.map((path) => fileURLToPath(new URL(path, import.meta.url))))
    for (const file of (await readdir(folder)).sort())
      hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}
