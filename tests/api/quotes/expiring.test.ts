import { expect, it } from "vitest";
import { anApp } from "../../support/app.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

it("what is over is marked some at a time, each in the history and with its notice", async () => {
  const app = await anApp();
  const { id } = await aSentQuote(app);
  const { em } = app.app.services.orm;
  const execute = <T extends object>(statement: string, values: unknown[] = []) =>
    em.fork().execute<T[]>(statement, values);
  const [columns] = await execute<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = 'quotes' and is_generated = 'NEVER' and column_name not in ('id', 'quote_number')`,
  );
  await execute(
    `insert into quotes (id, quote_number, ${columns?.names})
      select gen_random_uuid(), 'COT-0-' || lpad(place::text, 6, '0'), ${columns?.names}
      from quotes, generate_series(1, 49) place where id = ?`,
    [id],
  );
  app.clock.advance({ days: 16 });
  await app.sweep();
  const [found] = await execute(
    `select (select count(*)::int from quotes where status = 'expired') as quotes,
      (select count(distinct xmin::text)::int from quotes) as transactions,
      (select count(*)::int from audit_entries where type = 'quote.moved' and detail->>'after' = 'expired')
        as lines,
      (select count(distinct data->>'quote_id')::int from notifications where type = 'quote_expired')
        as notices`,
  );
  expect(found).toEqual({ quotes: 50, transactions: 3, lines: 50, notices: 50 });
});
