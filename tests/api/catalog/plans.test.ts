import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../api/src/core/read/sql.ts";
import { visiblePackages } from "../../../api/src/modules/catalog/package.access.ts";
import { Package } from "../../../api/src/modules/catalog/package.entity.ts";
import { type PackageFilter, packageFilter } from "../../../api/src/modules/catalog/package.filter.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { asOwner } from "../../support/owner.ts";
import { planOf } from "../../support/plans.ts";
import { TODAY } from "../../support/calendar.ts";

let app: TestApp;

/** Twenty thousand packages. The trigrams are indexed at the end, which is many times faster. */
beforeAll(async () => {
  app = await anApp();
  await asOwner(app, async (em) => {
    const definitions = await em.execute<{ indexname: string; indexdef: string }[]>(
      `select indexname, indexdef from pg_indexes where tablename = 'packages'
        and indexname like '%trigrams'`,
    );
    for (const { indexname } of definitions) await em.execute(`drop index ${indexname}`);
    await em.execute("alter table packages disable trigger packages_search_text");
    await em.execute(
      `insert into packages (title, slug, detail, destino, category, city, location, lat, lng, price, days,
        cupos, chars, search_text, created_at, updated_at)
     select 'Paquete ' || n, 'paquete-' || n, 'Detalle', place, place, 'Bogotá', 'Centro', '4.6', '-74.1',
       n * 1000, 1 + n % 200, 20,
       case when n % 100 = 0 then array['Hotel', 'Wifi', 'piscina']
       else array['Hotel'] end,
       case n when 77 then 'cartagena de indias' else 'paquete ' || md5(n::text) end, at, at
     from generate_series(1, 20000) n,
       lateral (select 'Destino ' || n % 50 as place, timestamptz '${TODAY}' - n * interval '3 minutes' as at)
       values`,
    );
    for (const { indexdef } of definitions) await em.execute(indexdef);
    await em.execute("analyze packages");
  });
});

const plan = (filter: PackageFilter): Promise<string> =>
  planOf(
    app,
    Package,
    { $and: [visiblePackages(null), packageFilter(filter)] },
    sql`created_at desc, id desc limit 10`,
  );

describe("the catalogue finds its rows by an index, on 20,000 packages", () => {
  it.each<[PackageFilter, RegExp]>([
    [{}, /packages_created_at/],
    [{ search: "abc123" }, /packages_search_text_trigrams/],
    [{ search: "abc 123" }, /packages_search_text_trigrams/],
    [{ destino: "Destino 7" }, /packages_destino/],
    [{ category: "Destino 7" }, /packages_category/],
    [{ days: 77 }, /packages_days/],
    [{ minPrice: 19_990_000, maxPrice: 20_000_000 }, /packages_price/],
    [{ chars: ["Hotel", "piscina"] }, /packages_(chars|created_at)/],
  ])("under %j", async (filter, index) => {
    const found = await plan(filter);
    expect(found, found).not.toMatch(/Seq Scan on packages/);
    expect(found, found).toMatch(index);
  });

  it("asks the database twice for a page of a search: for the best matches, and for the page", async () => {
    const { pool } = app.app.services;
    const query = pool.query.bind(pool);
    const asked: string[] = [];
    let values: unknown[] = [];
    pool.query = ((first: string | { text: string; values?: unknown[] }, ...rest: unknown[]) => {
      asked.push(typeof first === "string" ? first : first.text);
      if (asked.length === 1) values = (typeof first === "string" ? rest[0] : first.values) as unknown[];
      return (query as (...all: unknown[]) => unknown)(first, ...rest);
    }) as typeof pool.query;
    try {
      const { packagePage } = await app.as(null).ask(
        `{ packagePage(filter: { search: "cartajena" }) { items { id title price fechas { salida } }
              total } }`,
      );
      expect((packagePage as { total: number }).total).toBe(1);
    } finally {
      pool.query = query as typeof pool.query;
    }
    expect(asked).toHaveLength(2);
    const [ranking] = asked;
    const { rows } = await query<{ "QUERY PLAN": string }>(`explain ${ranking}`, values);
    const ranked = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(ranked).not.toMatch(/Seq Scan on packages/);
    expect(ranked.match(/packages_search_text_trigrams/g)?.length).toBeGreaterThanOrEqual(2);
  });
});
