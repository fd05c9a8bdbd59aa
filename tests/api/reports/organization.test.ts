import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { onWire, STARTED } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aCompletedContract, CANCEL } from "../../support/story/commissions.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aRejectedQuote, aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;

// The first advisor sold one contract of 3,000,000, has one quote out, and one that was declined; each of the
// team earned 30,000.
beforeAll(async () => {
  app = await anApp();
  await aCompletedContract(app);
  await aSentQuote(app);
  await aRejectedQuote(app);
});

interface Node {
  readonly id: number;
  readonly people: number;
  readonly metrics: Record<string, number | null>;
  readonly teamMetrics: Record<string, number | null>;
  readonly team: readonly Node[];
}

const METRICS = "{ openQuotes quotes contracts sales commissions }";
const NODE = `id role people metrics ${METRICS} teamMetrics ${METRICS}`;
const TREE = `query ($userId: Int!, $includeCommissions: Boolean, $period: ReportPeriod) {
  organization(userId: $userId, includeCommissions: $includeCommissions, period: $period) {
    user { id } team { ${NODE} team { ${NODE} team { ${NODE} team { id } } } } totals ${METRICS} period } }`;
const tree = async (who: Handle, of: Handle, more: object = {}) =>
  (await app.as(who).ask(TREE, { userId: app.people[of].id, ...more })).organization;
const allOf = (nodes: readonly Node[]): number[] =>
  nodes.flatMap(({ id, team }) => [id, ...allOf(team ?? [])]);

describe("the tree below a person", () => {
  it("shows each person's own sales, each team's sales, and the totals once", async () => {
    const own = { openQuotes: 1, quotes: 3, contracts: 1, sales: 3_000_000 };
    const { team, totals, period } = await tree("gerente", "gerente", { includeCommissions: true });
    expect(period).toBe("current_month");
    expect(totals).toEqual({ ...own, commissions: 90_000 });
    const [lider] = team as Node[];
    expect(lider).toMatchObject({
      id: app.people.lider.id,
      people: 1,
      metrics: { openQuotes: 0, quotes: 0, contracts: 0, sales: 0, commissions: 30_000 },
      teamMetrics: { ...own, commissions: 60_000 },
    });
    expect(lider?.team[0]).toMatchObject({
      id: app.people.asesor.id,
      people: 0,
      metrics: { ...own, commissions: 30_000 },
      team: [],
    });
  });

  it("says who cannot sign in for a while to people who may unlock them, and to nobody else", async () => {
    const { id } = app.people.asesor;
    const em = app.app.services.orm.em.fork();
    const until = new Date(app.clock.now().getTime() + 600_000);
    await em.execute("update users set account_locked_until = ? where id = ?", [until, id]);
    const LOCKS = `query ($userId: Int!) { organization(userId: $userId) {
      user { id accountLockedUntil } team { id accountLockedUntil team { id accountLockedUntil } } } }`;
    const lockSeenBy = async (who: Handle, of: Handle) => {
      const { user, team } = (await app.as(who).ask(LOCKS, { userId: app.people[of].id })).organization;
      type Seen = { id: number; accountLockedUntil: string | null; team?: Seen[] };
      const flat = (nodes: readonly Seen[]): Seen[] =>
        nodes.flatMap((node) => [node, ...flat(node.team ?? [])]);
      return flat([user, ...team]).find((node) => node.id === id)?.accountLockedUntil;
    };
    expect(await lockSeenBy("lider", "lider")).toBe(onWire(until));
    expect(await lockSeenBy("gerente", "gerente")).toBe(onWire(until));
    expect(await lockSeenBy("contador", "gerente")).toBeNull();
    await app.as("lider").ask(`mutation ($id: Int!) { unlockUser(id: $id) { isActive } }`, { id });
    expect(await lockSeenBy("lider", "lider")).toBeNull();
  });

  it("leaves commissions out unless they are asked for", async () => {
    expect((await tree("lider", "lider")).totals).toMatchObject({ sales: 3_000_000, commissions: null });
  });

  it("counts by the period: last month nothing but what is still open", async () => {
    const { totals } = await tree("owner", "gerente", { period: "last_month", includeCommissions: true });
    expect(totals).toEqual({ openQuotes: 1, quotes: 0, contracts: 0, sales: 0, commissions: 0 });
    expect((await tree("owner", "gerente", { period: "all" })).totals.sales).toBe(3_000_000);
  });

  it("of administration is the whole agency", async () => {
    const { team } = await tree("owner", "owner");
    const { gerente, gerente2, lider, lider2, asesor, asesor2 } = app.people;
    expect(allOf(team).sort()).toEqual(
      [gerente, gerente2, lider, lider2, asesor, asesor2].map(({ id }) => id).sort(),
    );
  });

  it.each<[Handle, Handle]>([
    ["lider", "gerente"],
    ["lider", "asesor2"],
    ["gerente", "lider2"],
    ["gerente", "owner"],
    ["owner", "cliente"],
  ])("a %s does not reach %s", async (who, of) => {
    expectRefused(
      await app.as(who).gql(TREE, { userId: app.people[of].id }),
      "NOT_FOUND",
      "Usuario no encontrado",
    );
  });
});

describe("the figures of a manager's team", () => {
  const FIGURES = "quotes sent approved conversionRate contracts revenue averageTicket commissions";
  const QUESTION = `query ($managerId: Int!, $period: ReportPeriod) {
    teamMetrics(managerId: $managerId, period: $period) {
    manager { id } totals { ${FIGURES} } previous { ${FIGURES} } members { user { id } ${FIGURES} } } }`;
  const nothing = {
    quotes: 0,
    sent: 0,
    approved: 0,
    conversionRate: 0,
    contracts: 0,
    revenue: 0,
    averageTicket: 0,
    commissions: 0,
  };
  const sold = {
    quotes: 3,
    sent: 3,
    approved: 1,
    conversionRate: 33.3,
    contracts: 1,
    revenue: 3_000_000,
    averageTicket: 3_000_000,
  };

  it("are compared with the period before, by person", async () => {
    const { teamMetrics } = await app.as("gerente").ask(QUESTION, { managerId: app.people.gerente.id });
    expect(teamMetrics.totals).toEqual({ ...sold, commissions: 90_000 });
    expect(teamMetrics.previous).toEqual(nothing);
    expect(teamMetrics.members.map(({ user }: { user: { id: number } }) => user.id)).toEqual(
      [app.people.gerente, app.people.lider, app.people.asesor].map(({ id }) => id),
    );
  });

  it("count a quote in the month in which it was made", async () => {
    const em = app.app.services.orm.em.fork();
    await em.execute(
      "update quotes set created_at = created_at - interval '1 month' where status = 'rejected'",
    );
    const { teamMetrics } = await app.as("gerente").ask(QUESTION, { managerId: app.people.gerente.id });
    await em.execute(
      "update quotes set created_at = created_at + interval '1 month' where status = 'rejected'",
    );
    expect(teamMetrics.previous).toEqual({ ...nothing, quotes: 1, sent: 1 });
    expect(teamMetrics.totals).toMatchObject({ quotes: 2, sent: 2, conversionRate: 50 });
  });

  it("are a manager's own alone", async () => {
    expectRefused(
      await app.as("gerente").gql(QUESTION, { managerId: app.people.lider.id }),
      "NOT_FOUND",
      "Usuario no encontrado",
    );
    expectRefused(await app.as("gerente2").gql(QUESTION, { managerId: app.people.gerente.id }), "NOT_FOUND");
    expect(
      (await app.as("admin").ask(QUESTION, { managerId: app.people.lider.id })).teamMetrics.totals,
    ).toMatchObject(sold);
  });
});

describe("a tree of 500 people", () => {
  it("is asked in three statements at most", async () => {
    const em = app.app.services.orm.em.fork();
    const { gerente } = app.people;
    await em.execute(
      `insert into users (name, lastname, email, role, password_hash, referral_code, gerente_id,
        supervisor_id, created_at, updated_at)
       select 'Líder', 'N' || n, 'lider.n' || n || '@correo.test', 3, '', 'LN' || n, ${gerente.id},
         ${gerente.id}, '${STARTED}', '${STARTED}'
       from generate_series(1, 50) n`,
    );
    await em.execute(
      `insert into users (name, lastname, email, role, password_hash, referral_code, gerente_id, lider_id,
        supervisor_id, created_at, updated_at)
       select 'Asesor', l.id || ' ' || n, 'asesor.' || l.id || '.' || n || '@correo.test', 2, '',
         'AS' || l.id || 'N' || n, l.gerente_id, l.id, l.id, '${STARTED}', '${STARTED}'
       from users l, generate_series(1, 9) n where l.lastname like 'N%' and l.name = 'Líder'`,
    );
    const { pool } = app.app.services;
    const query = pool.query.bind(pool);
    let asked = 0;
    pool.query = ((...all: unknown[]) => {
      asked += 1;
      return (query as (...rest: unknown[]) => unknown)(...all);
    }) as typeof pool.query;
    try {
      const { team } = await tree("gerente", "gerente", { includeCommissions: true });
      expect(allOf(team)).toHaveLength(502);
    } finally {
      pool.query = query as typeof pool.query;
    }
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(3);
  });
});

describe("the figures of quotes", () => {
  it("are the ones that the dashboard shows, also of a quote whose signed contract was cancelled", async () => {
    const first = await aSignedSimpleContract(app);
    await app.as("owner").ask(CANCEL, { id: first.id, input: { motivo: "Cambia de plan" } });
    const shared = "quotes sent approved conversionRate";
    const { teamMetrics } = await app.as("gerente").ask(
      `query ($id: Int!) {
          teamMetrics(managerId: $id, period: all) { members { user { id } ${shared} } } }`,
      { id: app.people.gerente.id },
    );
    const { userPerformance } = await app
      .as("gerente")
      .ask(`{ userPerformance(period: all) { id ${shared} } }`);
    const asesor = app.people.asesor.id;
    const { user: _, ...ofTeam } = teamMetrics.members.find(({ user }) => user.id === asesor)!;
    const { id: __, ...ofDashboard } = userPerformance.find(({ id }) => id === asesor)!;
    expect(ofTeam).toEqual(ofDashboard);
  });
});
