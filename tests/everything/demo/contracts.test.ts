import { beforeAll, expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { contracts } from "../../../api/src/modules/contracts/contracts.module.ts";
import { quotes } from "../../../api/src/modules/quotes/quotes.module.ts";
import { anApp, type TestApp } from "../../support/app.ts";

let test: TestApp;
/** Rows of the demo after the quotes are made and before any contract. */
let quoted: Awaited<ReturnType<typeof theQuotes>>;

const execute = <T extends object>(statement: string) =>
  test.app.services.orm.em.fork().execute<T[]>(statement);

/** Finds records whose numbers do not follow the instants at which they were made. */
const disorderOf = (records: string, number: string) =>
  `select 1 from (select ${number} as number, lag(${number}) over (order by created_at) as before
    from ${records}) numbered where before > number`;

async function theQuotes({ shared }: SeedContext) {
  return {
    statuses: await execute<{ status: string }>("select distinct status from quotes order by status"),
    chosenFrom: await execute(
      `select 1 from quotes q where status = 'sent'
        and 3 = (select count(*) from quote_options o where o.quote_id = q.id)`,
    ),
    accepted: shared.get("quotes:accepted") as readonly string[],
    gaps: await execute(
      `select 1 from quotes group by substring(quote_number, 5, 4)
        having max(right(quote_number, 6)::int) <> count(*)`,
    ),
    // One of a visitor asked while all others had been made.
    disorder: await execute(disorderOf("quotes where not is_external", "quote_number")),
  };
}

beforeAll(async () => {
  test = await anApp();
  const seeded = {
    ...quotes,
    seed: async (seed: SeedContext) => {
      for (const [handle, viewer] of Object.entries(test.people))
        seed.shared.set(`account:${handle}`, viewer);
      await quotes.seed?.(seed);
      quoted = await theQuotes(seed);
    },
  };
  await seedModules(test.app.services, [seeded, contracts], { scale: 0.55 });
});

it("the demo's quotes are made through the acts: numbers without gaps, and something in every status before a contract", () => {
  expect(quoted.statuses.map(({ status }) => status)).toEqual([
    "approved",
    "completed",
    "expired",
    "pending",
    "pending_passengers",
    "rejected",
    "requote",
    "sent",
  ]);
  expect(quoted.chosenFrom.length).toBeGreaterThan(0);
  expect(quoted.accepted.length).toBeGreaterThan(15);
  expect(quoted.gaps).toEqual([]);
});

it("the numbers of the demo's quotes and contracts follow the instants at which they were made", async () => {
  expect(quoted.disorder).toEqual([]);
  expect(await execute(disorderOf("contracts", "contract_number"))).toEqual([]);
});

it("the demo's contracts are made through the acts: signed with evidence and items, and something in every status before the purchases", async () => {
  const rows = await execute<{ status: string }>("select distinct status from contracts");
  expect(rows.map(({ status }) => status).sort()).toEqual(["active", "cancelled", "draft", "signed"]);
  const unfinished = await execute(
    `select 1 from contracts c where status = 'signed' and not (exists (select from signatures s
      where s.contract_id = c.id)
       and exists (select from contract_items i where i.contract_id = c.id))`,
  );
  expect(unfinished).toEqual([]);
  expect(
    await execute("select status, content->'precio_despues' > content->'precio_antes' as more from addenda"),
  ).toEqual([{ status: "sent", more: true }]);
  // The lines of the history that a certificate prints are in the chain.
  const [heads] = await execute<{ certificates: number; chained: number }>(
    `select count(*)::int as certificates, count(c.position)::int as chained from signatures s
      left join audit_chain c on c.position = s.chain_position and c.hash = s.chain_hash`,
  );
  expect(heads?.certificates).toBeGreaterThan(0);
  expect(heads?.chained).toBe(heads?.certificates);
});
