import pg from "pg";
import { expect, it } from "vitest";
import { providersBehaviour } from "../../../api/src/migrations/providers.ts";
import { daysAfter } from "../../../api/src/core/colombia/days.ts";
import { START } from "../../support/app.ts";
import { createTestDatabase } from "../../support/database.ts";

/** Statements of the migration that write rows. */
const collecting = providersBehaviour.filter((statement) =>
  /^(with spelling|update purchases)/.test(statement),
);

it("the providers of former purchases are collected, case, accents and blanks aside", async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    // Tables of the session precede the schema's, which require more of a purchase.
    for (const table of ["providers", "provider_names", "purchases"])
      await client.query(`create temp table ${table} (like public.${table} including defaults)`);
    await client.query(`alter table purchases alter column provider_id drop not null`);
    for (const { column } of (
      await client.query<{ column: string }>(
        `select attname as column from pg_attribute where attrelid = 'pg_temp.purchases'::regclass
          and attnotnull and attname not in ('id', 'proveedor', 'created_at') and attnum > 0`,
      )
    ).rows)
      await client.query(`alter table purchases alter column ${column} drop not null`);
    const written = [
      "Avianca",
      "AVIANCA",
      "Avianca",
      " aviánca ",
      "Hotel  Las Américas",
      "hotel las americas",
      " ",
    ];
    for (const [place, proveedor] of written.entries())
      await client.query(
        `insert into purchases (id, created_at, proveedor) values (gen_random_uuid(), $1, $2)`,
        [daysAfter(START, place), proveedor],
      );

    for (const statement of collecting) await client.query(statement);

    const { rows } = await client.query(
      `select v.name, count(*)::int as purchases, v.created_at = min(p.created_at) as since_the_first
         from purchases p join providers v on v.id = p.provider_id group by v.id, v.name, v.created_at
         order by v.name`,
    );
    expect(rows).toEqual([
      { name: "Avianca", purchases: 4, since_the_first: true },
      { name: "Hotel Las Américas", purchases: 2, since_the_first: true },
      { name: "Sin nombre", purchases: 1, since_the_first: true },
    ]);
    const said = await client.query(`select proveedor from purchases order by created_at`);
    expect(said.rows.map(({ proveedor }) => proveedor)).toEqual(written);
    const names = await client.query(`select key from provider_names order by key`);
    expect(names.rows.map(({ key }) => key)).toEqual(["avianca", "hotel las americas", "sin nombre"]);
  } finally {
    await client.end();
    await database.drop();
  }
});
