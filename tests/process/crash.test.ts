import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from "vitest";
import { today } from "../../api/src/core/colombia/days.ts";
import { type Process, start } from "./application.ts";
import { aHouse } from "./house.ts";
import { aSignedContract } from "./sale.rest.ts";
import { Acknowledged, expectKept, jobsHaveRun, sellersOf, sellQuotes, takePayments } from "./selling.ts";
import { until } from "../support/patience.ts";

let house: Awaited<ReturnType<typeof aHouse>>;
let database: pg.Client;
beforeAll(async () => {
  house = await aHouse();
  database = new pg.Client({ connectionString: house.DATABASE_URL });
  await database.connect();
});
afterAll(() => database.end());

const select = async <T extends object>(statement: string): Promise<T[]> =>
  (await database.query<T>(statement)).rows;

/** Runs a story again and again until the application dies under it; a refusal is no death. */
async function untilItDies(story: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; ; n += 1) {
    try {
      await story(n);
    } catch (error) {
      // The error of fetch when there is no answer, or not all of it.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** The numbers of a year's sequence in their order, which has no gaps. */
const countedFrom1 = (prefix: string, count: number) =>
  Array.from(
    { length: count },
    (_, place) => `${prefix}-${today(new Date()).slice(0, 4)}-${String(place + 1).padStart(6, "0")}`,
  );

describe("an application that is killed again and again while people sell", () => {
  const acknowledged = new Acknowledged();
  let app: Process;

  beforeAll(async () => {
    app = await start(house);
    const contract = await aSignedContract(
      app,
      await app.signIn("asesor"),
      await app.signIn("gerente"),
      "maria@example.com",
    );
    for (const round of [1, 2, 3]) {
      if (round > 1) app = await start(house);
      const sellers = await sellersOf(app);
      const work = [`ana${round}`, `luz${round}`].map((name) =>
        sellQuotes(untilItDies, sellers, name, acknowledged),
      );
      work.push(takePayments(untilItDies, sellers, contract, acknowledged));
      const known = acknowledged.size;
      await until(() => acknowledged.size > known + 3);
      await new Promise((soon) => setTimeout(soon, Math.random() * 700));
      await app.kill("SIGKILL");
      await Promise.all(work);
    }
    app = await start(house);
  }, 400_000);

  it("has every step that it said yes to", () => expectKept(app, acknowledged));

  it("has numbered quotes and receipts without a gap", async () => {
    const quotes = await select<{ number: string }>("select quote_number as number from quotes order by 1");
    expect(quotes.map(({ number }) => number)).toEqual(countedFrom1("COT", quotes.length));
    const receipts = await select<{ number: string }>(
      "select receipt_number as number from payments where receipt_number is not null order by 1",
    );
    expect(receipts.map(({ number }) => number)).toEqual(countedFrom1("RC", receipts.length));
    expect(receipts.length).toBeGreaterThan(0);
  });

  it("has counted every verified peso once", async () => {
    const [sums] = await select<{ paid: number; verified: number }>(
      `select (select sum(total_pagado) from contracts)::int as paid, (select sum(monto) from payments
        where status = 'verified')::int as verified`,
    );
    expect(sums?.paid).toBe(sums?.verified);
  });

  it("has lost no job: what was to be sent arrives, once", async () => {
    onTestFailed(() => void process.stderr.write(JSON.stringify(app.said())));
    await jobsHaveRun(database);
    const wrong = await select<object>(
      `select q.quote_number, q.status, count(m.id) as mails, count(m.sent_at) as sent from quotes q
       left join mails m on m.text like '%/quote-approval/' || q.id || '?token=%'
       group by q.id having count(m.id) <> (q.sent_at is not null)::int or count(m.sent_at) <> count(m.id)`,
    );
    expect(wrong).toEqual([]);
    expect(
      await select("select id from payments where receipt_number is not null and receipt_key is null"),
    ).toEqual([]);
    expect(await select("select key from mails where sent_at is null")).toEqual([]);
  });
});
