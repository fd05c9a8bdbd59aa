import { createHash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, firstOf, monthIn } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { signedInNow } from "../../support/sign-in.ts";
import {
  aCommission,
  aCompletedContract,
  anEnteredCommission,
  APPROVE,
  commissionsOf,
} from "../../support/story/commissions.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => app.clock.set(START));

const CHANGE = `mutation ($userId: Int!, $input: ChangeMonthlyLimitInput!) {
  changeMonthlyLimit(userId: $userId, input: $input) { vendedorId limite version enEspera } }`;
const LIMIT = `query ($userId: Int!) { sellerLimit(userId: $userId) {
  limite version enEspera cuantasEnEspera } }`;
const SIMULATE = `query ($input: SimulateLimitInput!) { monthlyLimitSimulation(input: $input) {
  vendedor { id } actual { mesesConEspera enEsperaAlFinal } nuevo { limite mesesConEspera enEsperaAlFinal
  meses { mes porPagar pagado enEspera } } } }`;
const TERMS = `query ($input: SimulateTermsInput!) { commissionTermsSimulation(input: $input) {
  desde recortado roles { role contratos ganado seria diferencia } total { ganado seria }
  examples { ganado seria } } }`;
const motivo = "Temporada alta";

describe("a monthly limit", () => {
  it("is changed by a manager of their team and by administration; the seller is notified", async () => {
    const userId = app.people.asesor.id;
    const change = (who: "gerente" | "gerente2" | "admin" | "lider", limite: number) =>
      app.as(who).gql(CHANGE, { userId, input: { limite, motivo } });
    const notified = async () =>
      (
        await app.as("asesor").ask(`{ notifications(limit: 50) { items { type } } }`)
      ).notifications.items.filter(({ type }: { type: string }) => type === "commission_limit_changed")
        .length as number;
    const before = await notified();
    expect((await change("gerente", 2_000_000)).errors).toBeUndefined();
    expect((await change("admin", 1_900_000)).errors).toBeUndefined();
    expect(await notified()).toBe(before + 2);
    expectRefused(await change("gerente2", 1), "NOT_FOUND", "Usuario no encontrado");
    expectRefused(
      await change("lider", 1),
      "FORBIDDEN",
      "No tienes permisos suficientes para realizar esta acción.",
    );
    expectRefused(await change("admin", -1), "BAD_USER_INPUT", "El límite no puede ser negativo");
    const own = { userId: app.people.gerente.id, input: { limite: 9_000_000, motivo } };
    expectRefused(await app.as("gerente").gql(CHANGE, own), "NOT_FOUND", "Usuario no encontrado");
  });

  it("that was changed meanwhile is not changed over", async () => {
    const userId = app.people.asesor.id;
    const { version } = (await app.as("owner").ask(LIMIT, { userId })).sellerLimit;
    await app.as("admin").ask(CHANGE, { userId, input: { limite: 1_700_000, motivo, version } });
    const late = await app.as("gerente").gql(CHANGE, { userId, input: { limite: 1, motivo, version } });
    expect(late.errors?.[0]?.extensions?.code).toBe("CONFLICT");
    await app.as("admin").ask(CHANGE, { userId, input: { limite: 1_300_000, motivo } });
  });

  it("says what does not fit into the month, and in how many months another would have kept it waiting", async () => {
    await anEnteredCommission(app, "asesor2", 900_000);
    await anEnteredCommission(app, "asesor2", 500_000);
    const userId = app.people.asesor2.id;
    expect((await app.as("owner").ask(LIMIT, { userId })).sellerLimit).toMatchObject({
      enEspera: 500_000,
      cuantasEnEspera: 1,
    });
    const simulate = async (limite: number) =>
      (await app.as("owner").ask(SIMULATE, { input: { limite, userId, months: 3 } }))
        .monthlyLimitSimulation[0];
    const one = await simulate(1_400_000);
    expect(one.actual).toEqual({ mesesConEspera: 1, enEsperaAlFinal: 500_000 });
    expect(one.nuevo).toMatchObject({ limite: 1_400_000, mesesConEspera: 0, enEsperaAlFinal: 0 });
    expect(one.nuevo.meses).toHaveLength(3);
    expect(one.nuevo.meses[2]).toEqual({
      mes: monthIn(0),
      porPagar: 1_400_000,
      pagado: 1_400_000,
      enEspera: 0,
    });
    expectRefused(
      await app.as("gerente").gql(SIMULATE, { input: { limite: 1, userId, months: 3 } }),
      "NOT_FOUND",
      "Usuario no encontrado",
    );
    expectRefused(
      await app.as("owner").gql(SIMULATE, { input: { limite: 1, userId, months: 5 } }),
      "BAD_USER_INPUT",
      "Elige 3, 6 o 12 meses",
    );
  });
});

describe("terms that are tried", () => {
  it("compare the earnings with the possible ones, by the function that computes them, and save nothing", async () => {
    const { id, tripType } = await contractWithType();
    const earned = (await commissionsOf(app, id)).find(({ tipoVendedor }) => tipoVendedor === "asesor")!;
    const input = {
      role: "asesor",
      tripType,
      calculationType: "fixed_per_person",
      amountPerPerson: 15_000,
      months: 3,
    };
    const before = await app.as("owner").ask(`{ commissionConfigs { id version } }`);
    const { commissionTermsSimulation: tried } = await app.as("admin").ask(TERMS, { input });
    const asesor = tried.roles.find(({ role }) => role === "asesor")!;
    const lider = tried.roles.find(({ role }) => role === "lider")!;
    expect(tried.desde).toBe(firstOf(monthIn(-2)));
    const generated = asesor.ganado - 1_400_000;
    // A commission that a person entered stays as it is.
    expect(asesor.seria).toBe(1_400_000 + generated * 1.5);
    expect(asesor.diferencia).toBe(asesor.seria - asesor.ganado);
    expect(lider.diferencia).toBe(0);
    expect(tried.total.seria - tried.total.ganado).toBe(asesor.diferencia);
    expect(tried.examples[0]).toEqual({ ganado: earned.montoComision, seria: earned.montoComision * 1.5 });
    expect(await app.as("owner").ask(`{ commissionConfigs { id version } }`)).toEqual(before);
  });

  it("are refused as they would be when saved", async () => {
    const input = {
      role: "asesor",
      tripType: "nacional",
      calculationType: "percentage",
      percentage: 101,
      months: 3,
    };
    expectRefused(
      await app.as("admin").gql(TERMS, { input }),
      "BAD_USER_INPUT",
      "El porcentaje no puede ser mayor a 100",
    );
  });
});

async function contractWithType() {
  const { id } = await aCompletedContract(app);
  const { contract } = await app
    .as("owner")
    .ask(`query ($id: ID!) { contract(id: $id) { tripType Quote: quote { tripType } } }`, { id });
  return { id, tripType: (contract.tripType ?? contract.Quote?.tripType) as string };
}

describe("the statement of a month", () => {
  const STATEMENT = `query ($userId: Int!, $month: String!) {
    sellerStatement(userId: $userId, month: $month) {
      ganado solicitado aprobado pagado ajustes retenido neto contraLimite enEspera } }`;
  const FILE = `mutation ($userId: Int!, $month: String!) {
    issueSellerStatement(userId: $userId, month: $month) { filename url } }`;

  it("sums earned, approved and waiting commissions; it shows the viewer's own and their scope's", async () => {
    const userId = app.people.lider.id;
    const month = monthIn(0);
    const of = async () => (await app.as("lider").ask(STATEMENT, { userId, month })).sellerStatement;
    const before = await of();
    const { id, montoComision } = await aCommission(app, "lider");
    expect(await of()).toEqual({ ...before, ganado: before.ganado + montoComision });
    await app.as("admin").ask(APPROVE, { id });
    expect(await of()).toEqual({
      ...before,
      ganado: before.ganado + montoComision,
      aprobado: before.aprobado + montoComision,
      enEspera: before.enEspera + montoComision,
    });
    const { issueSellerStatement } = await app.as("gerente").ask(FILE, { userId, month });
    expect(issueSellerStatement.filename).toMatch(/^extracto-comisiones-\d{4}-\d{2}-.*\.pdf$/);
    expectRefused(await app.as("asesor").gql(FILE, { userId, month }), "NOT_FOUND", "Usuario no encontrado");
    expectRefused(
      await app.as("gerente2").gql(FILE, { userId, month }),
      "NOT_FOUND",
      "Usuario no encontrado",
    );
    expectRefused(
      await app.as("lider").gql(STATEMENT, { userId, month: monthIn(1) }),
      "BAD_USER_INPUT",
      "Ese mes aún no empieza",
    );
    expectRefused(
      await app.as("lider").gql(STATEMENT, { userId, month: "2026-13" }),
      "BAD_USER_INPUT",
      "El mes no es válido",
    );
  });

  it("is checked by its code, and replaced once the month says something else", async () => {
    const userId = app.people.asesor.id;
    const month = monthIn(0);
    const issued = async () => {
      const { url } = (await app.as("asesor").ask(FILE, { userId, month })).issueSellerStatement;
      const { bytes } = await app.as("asesor").rest("GET", new URL(url).pathname);
      const text = (await pagesOf(bytes)).join(" ");
      return { bytes, number: /EX-\d{4}-\d{6}/.exec(text)?.[0] ?? "" };
    };
    const verified = async (number: string) => {
      const [{ code }] = (await app.app.services.orm.em
        .fork()
        .execute("select code from issued_documents where number = ?", [number])) as [{ code: string }];
      const VERIFY = `query ($code: String!) { documentVerification(code: $code) { kind state sha256 } }`;
      return (await app.as(null).ask(VERIFY, { code })).documentVerification;
    };
    await aCommission(app);
    const first = await issued();
    await app.runJobs();
    const [again, twice] = await Promise.all([issued(), issued()]);
    expect([again.number, twice.number]).toEqual([first.number, first.number]);
    expect(await verified(first.number)).toEqual({
      kind: "commission_statement",
      state: "vigente",
      sha256: createHash("sha256").update(first.bytes).digest("hex"),
    });
    await aCommission(app);
    const second = await issued();
    expect(second.number).not.toBe(first.number);
    expect((await verified(first.number)).state).toBe("reemplazado");
    expect((await verified(second.number)).state).toBe("vigente");
  });

  it("of a month that ended shows the limit in force then, also when it was changed since", async () => {
    const userId = app.people.gerente2.id;
    const limitOf = async (month: string) => {
      const LIMIT_OF = `query ($userId: Int!, $month: String!) {
        sellerStatement(userId: $userId, month: $month) { limite } }`;
      return (await (await signedInNow(app, "owner")).ask(LIMIT_OF, { userId, month })).sellerStatement
        .limite;
    };
    const month = monthIn(0);
    const before = await limitOf(month);
    app.clock.set(at(firstOf(monthIn(1)), "08:00"));
    const owner = await signedInNow(app, "owner");
    const change = { userId, input: { limite: before + 200_000, motivo } };
    await owner.ask(
      `mutation ($userId: Int!, $input: ChangeMonthlyLimitInput!) {
      changeMonthlyLimit(userId: $userId, input: $input) { version } }`,
      change,
    );
    app.clock.set(at(firstOf(monthIn(2)), "08:00"));
    const UPDATE = `mutation ($id: Int!, $input: UpdateUserInput!) {
      updateUser(id: $id, input: $input) { id } }`;
    await (
      await signedInNow(app, "owner")
    ).ask(UPDATE, { id: userId, input: { commissionLimit: 5_000_000 } });
    expect(await limitOf(month)).toBe(before);
    expect(await limitOf(monthIn(1))).toBe(before + 200_000);
    expect(await limitOf(monthIn(2))).toBe(5_000_000);
  });
});
