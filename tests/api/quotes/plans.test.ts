import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../api/src/core/read/sql.ts";
import { visibleQuotes } from "../../../api/src/modules/quotes/quote/quote.access.ts";
import { Quote } from "../../../api/src/modules/quotes/quote/quote.entity.ts";
import { type QuoteFilter, quoteFilter } from "../../../api/src/modules/quotes/quote/quote.filter.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { asOwner } from "../../support/owner.ts";
import { planOf } from "../../support/plans.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import type { Handle } from "../../support/people.ts";

let app: TestApp;

/**
 * A hundred thousand quotes, of which the advisor has five hundred. The trigrams are indexed at the end,
 * which is many times faster.
 */
beforeAll(async () => {
  app = await anApp();
  const { asesor, lider, gerente, asesor2, lider2, gerente2 } = app.people;
  await asOwner(app, async (em) => {
    const definitions = await em.execute<{ indexname: string; indexdef: string }[]>(
      "select indexname, indexdef from pg_indexes where tablename = 'quotes' and indexname like '%trigrams'",
    );
    for (const { indexname } of definitions) await em.execute(`drop index ${indexname}`);
    await em.execute("alter table quotes disable trigger user");
    await em.execute(
      `select * from join_customer(gen_random_uuid(), timestamptz '${TODAY}', 'María', 'maria@example.com',
        '', null, null, null, null, 'quote', true)`,
    );
    await em.execute(
      `insert into quotes (id, created_at, updated_at, quote_number, nombre_cliente, email_cliente, destino,
        fecha_ida, fecha_regreso, numero_personas,
       adultos, status, precio_total, search_text, asesor_id, lider_id, gerente_id, customer_id)
     select gen_random_uuid(), at, at, 'X-' || n, 'María', 'maria@example.com', left(md5(n::text), 8), day,
       day + 4, 2, 2,
       (array['pending', 'rejected', 'requote', 'expired'])[1 + n % 4], n * 1000,
         'maria ' || md5(n::text) || ' cartagena',
       case when n % 200 = 0 then ?::int else ?::int end, case when n % 200 = 0 then ?::int
       else ?::int end, case when n % 200 = 0 then ?::int else ?::int end,
       (select id from customers where email = 'maria@example.com')
     from generate_series(1, 100000) n,
       lateral (select timestamptz '${TODAY}' - n * interval '3 minutes' as at,
         date '${inDays(-323)}' + n % 900 as day) times`,
      [asesor.id, asesor2.id, lider.id, lider2.id, gerente.id, gerente2.id],
    );
    for (const { indexdef } of definitions) await em.execute(indexdef);
    await em.execute("analyze quotes");
  });
});

const plan = (who: Handle, filter: QuoteFilter): Promise<string> =>
  planOf(
    app,
    Quote,
    {
      $and: [
        visibleQuotes(app.people[who], null),
        quoteFilter(filter, { now: app.clock.now(), viewer: app.people[who] }),
      ],
    },
    sql`created_at desc, id desc limit 10`,
  );

describe("every filter of the list finds its rows by an index, on 100,000 quotes", () => {
  it.each<[Handle, QuoteFilter]>([
    ["owner", {}],
    ["asesor", {}],
    ["lider", {}],
    ["gerente", {}],
    ["cliente", {}],
    ["owner", { status: "pending" }],
    ["owner", { search: "abc123" }],
    ["owner", { destino: "0a1b2c" }],
    ["owner", { startDate: inDays(51), endDate: inDays(61) }],
    ["owner", { minPrice: 99_000_000, maxPrice: 100_000_000 }],
    ["asesor", { status: "expired", search: "cartagena" }],
  ])("%s %j", async (who, filter) => {
    const found = await plan(who, filter);
    expect(found, found).not.toMatch(/Seq Scan on quotes/);
  });
});
