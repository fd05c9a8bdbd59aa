import { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ormOptions } from "../../../api/src/core/database/orm.ts";
import { writtenMigrations } from "../../../api/src/core/migrations/statements.ts";
import { inDays, STARTED } from "../../support/calendar.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;

it("a yes stays, a no that nobody set is unanswered, and one that somebody set keeps who and when", async () => {
  // The tables as they were before answers had a day.
  await owner.query(`alter table providers drop constraint providers_answers_say_when,
    drop column mandate_answered_at, drop column mandate_answered_by_id`);
  await owner.query("alter table providers alter mandate set default false, alter mandate set not null");
  const provider = (n: number, mandate: boolean) =>
    owner.query(
      `insert into providers (id, created_at, updated_at, name, contacts, active, mandate)
       values ($1, $2, $2, $3, '[]', true, $4)`,
      [id(n), STARTED, `Operador ${n}`, mandate],
    );
  await provider(1, true);
  await provider(2, false);
  await provider(3, false);
  await owner.query(
    `insert into audit_entries (id, at, type, record_id, channel, request_id, detail)
     values (gen_random_uuid(), $3, 'provider.updated', $1, 'web', 'r',
       '{"before": {"mandate": true}, "after": {"mandate": false}}'),
      (gen_random_uuid(), $3, 'provider.updated', $2, 'web', 'r',
       '{"before": {"notes": null}, "after": {"notes": "x"}}')`,
    [id(3), id(2), `${inDays(-90)}T15:00:00Z`],
  );
  const orm = new MikroORM(ormOptions("postgresql://nobody@localhost/nothing", []));
  const migration = writtenMigrations(orm).find(({ name }) => name === "0130-answers-of-providers");
  for (const statement of migration!.statements) await owner.query(statement);
  const { rows } = await owner.query<{ mandate: boolean | null; at: string | null }>(
    `select mandate, to_char(mandate_answered_at at time zone 'UTC', 'YYYY-MM-DD') as at
     from providers order by name`,
  );
  expect(rows).toEqual([
    { mandate: true, at: STARTED.slice(0, 10) },
    { mandate: null, at: null },
    { mandate: false, at: inDays(-90) },
  ]);
});
