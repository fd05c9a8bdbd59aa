import { beforeAll, describe, expect, it, vi } from "vitest";
import { seesAll } from "../../api/src/modules/accounts/staff.rules.ts";
import { anApp, type TestApp } from "../support/app.ts";
import { inDays, inMonths, monthIn, TODAY, YEAR } from "../support/calendar.ts";
import type { Handle } from "../support/people.ts";
import { aCompletedContract } from "../support/story/commissions.ts";
import { aSignedSimpleContract } from "../support/story/contracts.ts";
import { aPayableContract, aPayment, aVerifiedPayment, verifyIt } from "../support/story/payments.ts";
import { aQuote, aRejectedQuote, aSentQuote } from "../support/story/quotes.ts";
import { aReservation, payReservation } from "../support/story/reservations.ts";

let app: TestApp;
let signed: { readonly id: string; readonly quoteId: string };

// The first advisor sold two contracts of 3,000,000, one of them completed, and has a third to be signed;
// some was paid this month, some the month before, and some waits. The second team made a quote. A package
// was reserved and paid.
beforeAll(async () => {
  app = await anApp();
  await aCompletedContract(app);
  signed = await aSignedSimpleContract(app);
  await aVerifiedPayment(app, signed.id, { monto: 700_000 });
  const { id } = await aPayableContract(app);
  await aVerifiedPayment(app, id, { monto: 300_000, fechaPago: inMonths(-1) });
  await aPayment(app, id, { monto: 100_000 });
  await aSentQuote(app);
  await aRejectedQuote(app);
  await aQuote(app, { by: "gerente2" });
  await verifyIt(app, await payReservation(app, (await aReservation(app)).id));
});

const everybody: readonly Handle[] = ["asesor", "lider", "gerente", "admin", "contador", "owner"];
const asked = (who: Handle, path: string) => app.as(who).rest("GET", `/api/dashboard/${path}`);
const answer = async (who: Handle, path: string) => {
  const { status, body } = await asked(who, path);
  expect([status, path]).toEqual([200, path]);
  return body;
};
const count = async (query: string): Promise<number> => {
  const [row] = await app.app.services.orm.em.fork().execute<{ n: string }[]>(`select (${query}) as n`);
  return Number(row?.n ?? 0);
};

/** The rows of a table that name a person; all of them for a person who sees all. */
const ofWhom = (who: Handle, alias: string): string => {
  const { id, role } = app.people[who];
  if (seesAll({ role })) return "true";
  const led = { 3: "lider_id", 4: "gerente_id" }[role];
  return `${id} in (${["asesor_id", "admin_id", led].flatMap((c) => (c ? `${alias}.${c}` : [])).join()})`;
};
const paid = (who: Handle, month = "true") =>
  `select coalesce(sum(p.monto), 0) from payments p left join contracts c on c.id = p.contract_id
    where p.status = 'verified' and ${ofWhom(who, "c")} and ${month}`;
const inMonth = (offset: number) => `to_char(p.fecha_pago, 'YYYY-MM') = '${monthIn(offset)}'`;

describe("GET /api/dashboard/stats", () => {
  it.each(everybody)("shows %s the figures within their reach, as the rows themselves say", async (who) => {
    const { success, stats, notifications } = await answer(who, "stats");
    expect(success).toBe(true);
    const below = { 2: "false", 3: "lider_id", 4: "gerente_id" }[app.people[who].role] ?? "true";
    const people = below.endsWith("_id") ? `${below} = ${app.people[who].id}` : below;
    expect(stats).toEqual({
      totalUsers: await count(`select count(*) from users where id = ${app.people[who].id} or ${people}`),
      totalQuotes: await count(`select count(*) from quotes q where ${ofWhom(who, "q")}`),
      totalContracts: await count(`select count(*) from contracts c where ${ofWhom(who, "c")}`),
      totalRevenue: await count(paid(who)),
      activePackages: await count("select count(*) from packages where is_active and archived_at is null"),
      pendingPayments: 1,
      monthlyRevenue: await count(paid(who, inMonth(0))),
      monthlyQuotes: await count(`select count(*) from quotes q where ${ofWhom(who, "q")}`),
    });
    expect(Object.keys(notifications)).toEqual(["unread", "urgent", "recent"]);
  });

  it("counts some days alone, and money by the day on which it was paid", async () => {
    const { stats } = await answer("owner", `stats?startDate=${inMonths(-1)}&endDate=${inDays(-1)}`);
    expect(stats).toMatchObject({ totalQuotes: 0, totalContracts: 0, totalRevenue: 300_000 });
    const now = (await answer("owner", `stats?startDate=${TODAY}`)).stats;
    expect(now.totalRevenue).toBe((await answer("owner", "stats")).stats.totalRevenue - 300_000);
  });

  it("answers the viewer's notifications, the newest first", async () => {
    await app.runJobs();
    const { unread, recent } = (await answer("asesor", "stats")).notifications;
    expect(unread).toBe(
      await count(`select count(*) from notifications where user_id = ${app.people.asesor.id} and not read`),
    );
    expect(recent.length).toBeGreaterThan(0);
    expect(recent[0]).toMatchObject({ user_id: app.people.asesor.id, read: false });
  });
});

describe("GET /api/dashboard/activities", () => {
  it("lists the latest events, with their person and their page", async () => {
    const lines = await answer("owner", "activities?limit=50");
    expect(lines).toHaveLength(20);
    expect(Object.keys(lines[0]).sort()).toEqual(
      ["created_at", "description", "id", "link", "title", "type", "user"].sort(),
    );
    const types = lines.map(({ type }: { type: string }) => type);
    for (const type of ["payment_verified", "quote_rejected", "reservation_booked"])
      expect(types).toContain(type);
    for (const { user, link } of lines) {
      expect(user.name).not.toBe("");
      expect(link).toMatch(/^\/(cotizaciones|contratos|panel\/pagos|ordenReserva)\//);
    }
    expect(await answer("owner", "activities")).toHaveLength(10);
  });

  it("shows nobody sales out of their reach", async () => {
    expect(await answer("asesor2", "activities")).toEqual([]);
    const lines = await answer("gerente2", "activities");
    expect(lines.map(({ type }: { type: string }) => type)).toContain("quote_created");
    expect(JSON.stringify(lines)).not.toMatch(/contract_|quote_rejected/);
  });
});

describe("GET /api/dashboard/top-sellers", () => {
  it("puts the best seller first, with each seller's sales", async () => {
    const [first, ...others] = await answer("owner", "top-sellers");
    expect(first).toEqual({
      id: app.people.asesor.id,
      role: 2,
      name: expect.any(String),
      lastname: expect.any(String),
      quotes: 5,
      contracts: 2,
      sales: 6_000_000,
      commissions: 30_000,
    });
    expect(new Set(others.map(({ sales }: { sales: number }) => sales))).toEqual(new Set([0]));
    expect(await answer("owner", "top-sellers?limit=1")).toHaveLength(1);
  });

  it("shows a seller their own sales, and a team the sales of everybody whom it led", async () => {
    expect(await answer("asesor", "top-sellers")).toHaveLength(1);
    expect((await answer("lider", "top-sellers"))[0]).toMatchObject({ sales: 6_000_000 });
    expect(await answer("lider2", "top-sellers")).toEqual([]);
  });

  it("is empty of a month in which nobody did anything", async () => {
    expect(await answer("owner", "top-sellers?period=last_month")).toEqual([]);
    expect((await answer("owner", "top-sellers?period=all"))[0].sales).toBe(6_000_000);
  });
});

describe("the charts of /api/dashboard", () => {
  const months = ["Ene", "Feb", "Mar", "Abr", "May", "Jun", "Jul", "Ago", "Sep", "Oct", "Nov", "Dic"];
  const total = (data: number[]) => data.reduce((sum, one) => sum + one, 0);

  it.each(everybody)("show %s each month of the year", async (who) => {
    const revenue = await answer(who, "revenue-chart");
    expect(revenue.labels).toEqual(months);
    expect(revenue.data[Number(TODAY.slice(5, 7)) - 1]).toBe(await count(paid(who, inMonth(0))));
    expect(total(revenue.data)).toBe(await count(paid(who, `to_char(p.fecha_pago, 'YYYY') = '${YEAR}'`)));
    const quotes = await answer(who, "quotes-chart");
    expect(total(quotes.data)).toBe(await count(`select count(*) from quotes q where ${ofWhom(who, "q")}`));
  });

  it("are of this year by the word that consumers send", async () => {
    for (const chart of ["revenue-chart", "quotes-chart"])
      for (const period of ["day", "week", "month", "year"])
        expect(await answer("owner", `${chart}?period=${period}&year=current`)).toEqual(
          await answer("owner", `${chart}?period=${period}&year=${YEAR}`),
        );
  });

  it("compare periods by day, week and year too, as many values as labels", async () => {
    const whole = total((await answer("owner", "revenue-chart")).data);
    for (const [period, first] of [
      ["week", "Sem 1"],
      ["year", String(Number(YEAR) - 4)],
      ["day", "1"],
    ] as const) {
      const { labels, data } = await answer("owner", `revenue-chart?period=${period}&year=${YEAR}`);
      expect(labels[0]).toBe(first);
      expect(data).toHaveLength(labels.length);
      expect(total(data)).toBe(period === "day" ? await count(paid("owner", inMonth(0))) : whole);
    }
    expect(total((await answer("owner", `quotes-chart?year=${Number(YEAR) - 1}`)).data)).toBe(0);
  });
});

describe("GET /api/dashboard/package-stats", () => {
  it("shows each package's revenue, the best first", async () => {
    const [best] = await answer("admin", "package-stats");
    expect(best).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      destino: expect.any(String),
      reservations: 1,
      people: await count("select number_of_people from reservations"),
      revenue: await count(
        "select sum(monto) from payments where status = 'verified' and order_id is not null",
      ),
    });
    expect((await answer("asesor", "package-stats")).every((one: { revenue: number }) => !one.revenue)).toBe(
      true,
    );
  });
});

describe("GET /api/dashboard/user-performance", () => {
  it("shows for every seller the results of their quotes", async () => {
    const rows = await answer("owner", "user-performance");
    expect(rows.map(({ id }: { id: number }) => id).sort()).toEqual(
      (["asesor", "lider", "gerente", "asesor2", "lider2", "gerente2"] as const)
        .map((who) => app.people[who].id)
        .sort(),
    );
    expect(rows.find(({ id }: { id: number }) => id === app.people.asesor.id)).toEqual({
      id: app.people.asesor.id,
      name: expect.any(String),
      lastname: expect.any(String),
      role: 2,
      quotes: 5,
      sent: 5,
      approved: 3,
      conversion_rate: 60,
      contracts: 2,
      revenue: await count(paid("asesor", inMonth(0))),
    });
    expect(await answer("asesor", "user-performance")).toHaveLength(1);
  });

  it("leaves a sale with who led at its signature", async () => {
    const { quoteId } = signed;
    const give = `mutation ($id: ID!, $input: ReassignQuoteInput!) { reassignQuote(id: $id, input: $input) {
      id } }`;
    const before = (await answer("lider", "stats")).stats.totalRevenue;
    await app
      .as("admin")
      .ask(give, { id: quoteId, input: { sellerId: app.people.asesor2.id, reassignmentReason: "Reparto" } });
    expect((await answer("lider", "stats")).stats.totalRevenue).toBe(before);
    expect((await answer("lider2", "stats")).stats.totalRevenue).toBe(0);
    expect((await answer("lider", "top-sellers"))[0].sales).toBe(6_000_000);
    await app
      .as("admin")
      .ask(give, { id: quoteId, input: { sellerId: app.people.asesor.id, reassignmentReason: "Reparto" } });
  });
});

describe("GET /api/dashboard/monthly-comparisons", () => {
  it("sets this month against the one before", async () => {
    const { revenue, quotes, users } = await answer("asesor", "monthly-comparisons");
    const now = await count(paid("asesor", inMonth(0)));
    expect(revenue).toEqual({
      current: now,
      previous: 300_000,
      percentage: Math.round(((now - 300_000) / 300_000) * 1000) / 10,
    });
    expect(quotes).toEqual({ current: 5, previous: 0, percentage: 0 });
    expect(Object.keys(users)).toEqual(["current", "previous", "percentage"]);
  });
});

describe("the calls of the dashboard", () => {
  it.each([
    ["top-sellers?period=siglo", "El valor de Periodo no es válido"],
    ["revenue-chart?period=hora", "El valor de Periodo no es válido"],
    ["revenue-chart?year=1850", "El año debe ser un número entre 2000 y 2100"],
    ["quotes-chart?year=este", "El valor de year no es válido"],
    ["activities?limit=0", "El límite debe ser un número entre 1 y 100"],
    ["top-sellers?limit=-3", "El límite debe ser un número entre 1 y 100"],
    [`stats?startDate=${TODAY}&endDate=${inDays(-1)}`, "La fecha final no puede ser anterior a la inicial"],
    ["stats?startDate=0001-01-01", "El año debe estar entre 2000 y 2100"],
    ["stats?endDate=9999-12-31", "El año debe estar entre 2000 y 2100"],
    ["stats?startDate=0000-01-01", "La fecha no es válida"],
    ["stats?endDate=ayer", "La fecha no es válida"],
    ["revenue-chart?year=9999", "El año debe ser un número entre 2000 y 2100"],
    ["user-performance?period=decade", "El valor de Periodo no es válido"],
  ])("refuse %s", async (path, message) => {
    const { status, body } = await asked("owner", path);
    expect([status, body.message]).toEqual([400, message]);
  });

  it("refuse by GraphQL in the same words", async () => {
    const refused = async (query: string) => (await app.as("owner").freely.gql(query)).errors?.[0]?.message;
    expect(
      await refused(`{ dashboardStats(startDate: "${TODAY}", endDate: "${inDays(-1)}") { totalQuotes } }`),
    ).toBe("La fecha final no puede ser anterior a la inicial");
    expect(await refused(`{ dashboardStats(endDate: "9999-12-31") { totalQuotes } }`)).toBe(
      "El año debe estar entre 2000 y 2100",
    );
    expect(await refused("{ revenueChart(year: 1) { data } }")).toBe(
      "El año debe ser un número entre 2000 y 2100",
    );
    expect(
      await refused(`{ financialSummary(filter: { dateRange: "siglo" }) { metricas { totalIngresos } } }`),
    ).toBe("El rango de fechas no es válido");
    for (const list of ["financialPayments", "contractProfits", "completedContracts", "providerSpending"])
      expect(await refused(`{ ${list}(filter: { startDate: "0001-01-01" }) { total } }`)).toBe(
        "El año debe estar entre 2000 y 2100",
      );
  });

  it("take nothing for no filter", async () => {
    expect((await answer("owner", "revenue-chart?period=&year=")).labels).toHaveLength(12);
    expect(await answer("owner", "activities?limit=")).toHaveLength(10);
  });

  it("are refused to clients and to nobody", async () => {
    expect((await asked("cliente", "stats")).status).toBe(403);
    expect((await app.as().rest("GET", "/api/dashboard/stats")).status).toBe(401);
  });

  it.each([
    ["stats", 3],
    ["activities", 1],
    ["top-sellers", 1],
    ["revenue-chart", 1],
    ["quotes-chart", 1],
    ["package-stats", 1],
    ["user-performance", 1],
    ["monthly-comparisons", 1],
  ])("ask the database of %s by a fixed number of statements: %i", async (path, statements) => {
    await answer("owner", path);
    const asked = vi.spyOn(app.app.services.pool, "query");
    await answer("owner", path);
    expect(asked).toHaveBeenCalledTimes(statements);
    asked.mockRestore();
  });
});
