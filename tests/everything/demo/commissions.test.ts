import { expect, it } from "vitest";
import { seedContext } from "../../../api/src/app.seed.ts";
import { daysAfter } from "../../../api/src/core/colombia/days.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { seedCommissionRequests } from "../../../api/src/modules/commissions/commission-requests.seed.ts";
import { seedCommissions } from "../../../api/src/modules/commissions/commissions.seed.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { aRange } from "../../support/story/payouts.ts";
import { aCompletedContract, setAccount } from "../../support/story/commissions.ts";
import { haveDocuments } from "../../support/story/staff-documents.ts";

/** Returns the seed context of the demo, with a clock that it moves. */
const aSeed = (app: TestApp): SeedContext =>
  seedContext(
    app.app.services,
    new Map(Object.entries(app.people).map(([who, viewer]) => [`account:${who}`, viewer])),
  );

it("the demo's payments withhold, and make a documento soporte for who issues no invoices", async () => {
  const app = await anAppWithSales();
  await haveDocuments(app, "asesor", "lider", "gerente");
  await aRange(app, { vigenteDesde: inDays(-60) });
  for (let count = 0; count < 3; count += 1) await aCompletedContract(app);
  const em = app.app.services.orm.em.fork();
  await em.execute("update commissions set fecha_generacion = ?", [daysAfter(START, -20)]);
  const seed = aSeed(app);
  await seedCommissions(seed);
  expect(seed.services.clock.now()).toEqual(START);
  const paid = await em.execute<{ who: string; net: number; paper: boolean }[]>(
    `select distinct tipo_vendedor as who, neto::int as net, acquisition_id is not null as paper
      from commissions where status = 'paid' order by tipo_vendedor`,
  );
  expect(paid).toEqual([
    { who: "asesor", net: 27_000, paper: true },
    { who: "gerente", net: 26_700, paper: false },
    { who: "lider", net: 30_000, paper: true },
  ]);
});

it("the demo's sellers request payment of some of their earnings, and object to two", async () => {
  const app = await anAppWithSales();
  const sellers = ["asesor", "lider", "gerente"] as const;
  await haveDocuments(app, ...sellers);
  for (const who of sellers) await setAccount(app, who);
  for (let count = 0; count < 3; count += 1) await aCompletedContract(app);
  const em = app.app.services.orm.em.fork();
  await em.execute("update commissions set fecha_generacion = ?", [daysAfter(START, -20)]);

  const seed = aSeed(app);
  await seedCommissionRequests(seed);
  expect(seed.services.clock.now()).toEqual(START);

  const counted = async (sql: string) => (await em.execute<{ n: number }[]>(sql))[0]?.n;
  expect(await counted("select count(*)::int as n from support_documents")).toBe(6);
  expect(await counted("select count(*)::int as n from commissions where status = 'generated'")).toBe(6);
  expect(await counted("select count(*)::int as n from commissions where status = 'pending'")).toBe(3);
  const objections = await em.execute("select status from commission_objections order by created_at");
  expect(objections).toEqual([{ status: "no_aceptada" }, { status: "abierta" }]);
});
