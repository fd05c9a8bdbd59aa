import "reflect-metadata";
import { beforeAll, describe, expect, it } from "vitest";
import { raw, sql } from "../../../api/src/core/read/sql.ts";
import type { ReadFilter } from "../../../api/src/core/read/where.ts";
import {
  numbersOf,
  type TakenNumberFilter,
  takenFilter,
} from "../../../api/src/modules/raffle/raffle.inputs.ts";
import { RaffleNumber } from "../../../api/src/modules/raffle/raffle-number.entity.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { asOwner } from "../../support/owner.ts";
import { planOf } from "../../support/plans.ts";
import { at, inDays, STARTED } from "../../support/calendar.ts";

let app: TestApp;
const OLD = "01890000-0000-7000-8000-000000000007";

/** Forty raffles with their boards, of which one is open; every tenth number is taken. */
beforeAll(async () => {
  app = await anApp();
  await asOwner(app, async (em) => {
    await em.execute("alter table raffle_numbers disable trigger raffle_numbers_search_text");
    await em.execute(
      `insert into raffles (id, title, prize, price, draw_date, status, cancel_reason,
       opened_unregistered, created_at,
       updated_at)
     select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Rifa ' || n, 'Premio', 1000,
       '${inDays(11)}',
       case n when 1 then 'open' else 'cancelled' end, case n when 1 then null
       else 'Fin' end, true, '${STARTED}', '${STARTED}'
     from generate_series(1, 40) n`,
    );
    await em.execute(
      `insert into raffle_numbers (id, raffle_id, value, name, phone, selected_at, selection_id, due_at,
        search_text)
     select gen_random_uuid(), r.id, lpad(n::text, 3, '0'), t.name, t.name, t.at, t.id, t.at,
       coalesce(md5(n::text), '')
     from raffles r, generate_series(0, 999) n,
       lateral (select case when n % 10 = 0 then 'Ana' end as name,
         case when n % 10 = 0 then timestamptz '${STARTED}' end as at,
         case when n % 10 = 0 then gen_random_uuid() end as id) t`,
    );
    await em.execute("analyze raffles; analyze raffle_numbers");
  });
});

const plan = (where: ReadFilter<RaffleNumber>, order: string): Promise<string> =>
  planOf(app, RaffleNumber, where, sql`${raw(order)} limit 20`);

describe("a board is found by an index, on 40,000 numbers", () => {
  it("as a whole", async () => {
    const found = await plan(numbersOf(), "value");
    expect(found).not.toMatch(/Seq Scan on raffle_numbers/);
    expect(found).toMatch(/raffle_numbers_raffle_id_value/);
  });

  it.each<TakenNumberFilter>([
    {},
    { isPaid: true },
    { search: "ana" },
    { raffleId: OLD, search: "ana" },
    { raffleId: OLD, isPaid: false },
  ])("its taken numbers under %j", async (filter) => {
    const found = await plan(takenFilter(filter), "value");
    expect(found, found).not.toMatch(/Seq Scan on raffle_numbers/);
  });

  it("what is due to be released", async () => {
    const found = await plan({ raffle: OLD, dueAt: { $lte: at(inDays(-1_000), "00:00") } }, "value");
    expect(found, found).toMatch(/raffle_numbers_(due|raffle_id_value)/);
  });
});
