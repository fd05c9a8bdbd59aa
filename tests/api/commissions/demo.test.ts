import { expect, it } from "vitest";
import { movableClock } from "../../../api/src/core/clock.ts";
import { daysAfter } from "../../../api/src/core/colombia/days.ts";
import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { seedCommissionRequests } from "../../../api/src/modules/commissions/commission-requests.seed.ts";
import { anApp, START } from "../../support/app.ts";
import { aCompletedContract, setAccount } from "../../support/story/commissions.ts";
import { haveDocuments } from "../../support/story/staff-documents.ts";

it("the demo's sellers ask for some of what they earned, and object to two", async () => {
  const app = await anApp();
  const sellers = ["asesor", "lider", "gerente"] as const;
  await haveDocuments(app, ...sellers);
  for (const who of sellers) await setAccount(app, who);
  for (let count = 0; count < 3; count += 1) await aCompletedContract(app);
  const em = app.app.services.orm.em.fork();
  await em.execute("update commissions set fecha_generacion = ?", [daysAfter(START, -20)]);

  const clock = movableClock(START);
  const services = { ...app.app.services, clock };
  const origin = { requestId: "demo", channel: "seed", ip: null, userAgent: null } as const;
  const seed: SeedContext = {
    scale: 1,
    services,
    shared: new Map(Object.entries(app.people).map(([who, viewer]) => [`account:${who}`, viewer])),
    at: (instant) => clock.set(instant),
    as: (viewer, act, args) => mutate(services, { viewer, link: null, origin }, act, args),
  };
  await seedCommissionRequests(seed);
  expect(clock.now()).toEqual(START);

  const counted = async (sql: string) => (await em.execute<{ n: number }[]>(sql))[0]?.n;
  expect(await counted("select count(*)::int as n from support_documents")).toBe(6);
  expect(await counted("select count(*)::int as n from commissions where status = 'generated'")).toBe(6);
  expect(await counted("select count(*)::int as n from commissions where status = 'pending'")).toBe(3);
  const objections = await em.execute("select status from commission_objections order by created_at");
  expect(objections).toEqual([{ status: "no_aceptada" }, { status: "abierta" }]);
});
