import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { appendOnly } from "../../../api/src/migrations/append-only.ts";
import { searchText } from "../../../api/src/migrations/search-text.ts";
import { STARTED } from "../../support/calendar.ts";
import { createTestDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";
import { asAdmin } from "../../support/server.ts";

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query("create table ledger (id int primary key, amount bigint not null)");
  for (const statement of appendOnly("ledger")) await owner.query(statement);
  await owner.query("insert into ledger values (1, 100), (2, 200)");
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

it.each([
  "update ledger set amount = 1 where id = 1",
  "delete from ledger where id = 2",
  "truncate ledger",
  "insert into ledger values (1, 5) on conflict (id) do update set amount = 5",
])("the table's owner cannot %s", async (statement) => {
  await expect(owner.query(statement)).rejects.toThrow("La tabla ledger solo admite filas nuevas");
  const { rows } = await owner.query("select id, amount::int from ledger order by id");
  expect(rows).toEqual([
    { id: 1, amount: 100 },
    { id: 2, amount: 200 },
  ]);
});

it("the audit log keeps its rows, even in a session that plays the part of a replica", async () => {
  const entry = `(id, at, type, record_id, channel, request_id, detail)
    values (gen_random_uuid(), '${STARTED}', 't', '1', 'web', 'r', '{}')`;
  await owner.query(`insert into audit_entries ${entry}`);
  for (const statement of [
    "update audit_entries set type = 'x'",
    "delete from audit_entries",
    "truncate audit_entries cascade",
  ]) {
    await expect(owner.query(statement)).rejects.toThrow("La tabla audit_entries solo admite filas nuevas");
  }
  const replica = new URL(inject("server").admin);
  replica.pathname = new URL(database.url).pathname;
  await asAdmin(replica.href, async (admin) => {
    await admin.query("set session_replication_role = replica");
    await expect(admin.query("delete from audit_entries")).rejects.toThrow("solo admite filas nuevas");
  });
});

it("search text has no capitals and no accents, and follows a person's new name", async () => {
  await owner.query("create table people (id int primary key, name text, lastname text)");
  await owner.query(
    `create table trips (id int primary key, destino text, client_id int,
      search_text text not null default '')`,
  );
  const words = searchText(
    "trips",
    ["destino"],
    [{ table: "people", via: ["client_id"], columns: ["name", "lastname"] }],
  );
  for (const statement of words) await owner.query(statement);
  await owner.query("insert into people values (1, 'José', 'Ñáñez')");
  await owner.query(
    "insert into trips (id, destino, client_id) values (1, 'San Andrés', 1), (2, null, null)",
  );
  const text = async () =>
    (await owner.query<{ search_text: string }>("select search_text from trips order by id")).rows.map(
      (row) => row.search_text,
    );
  expect(await text()).toEqual(["san andres jose nanez", ""]);
  await owner.query("update people set name = 'Ángela' where id = 1");
  expect(await text()).toEqual(["san andres angela nanez", ""]);
  await owner.query("update trips set destino = 'Bogotá' where id = 2");
  expect(await text()).toEqual(["san andres angela nanez", "bogota"]);
});
