import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, inMonths, monthIn, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aVerifiedPayment } from "../../support/story/payments.ts";
import { aQuote } from "../../support/story/quotes.ts";

const SET = `mutation ($userId: Int!, $input: SetSalesGoalInput!) {
  setSalesGoal(userId: $userId, input: $input) { userId monto version vendido cumplimiento } }`;
const GOALS = `query ($mes: String) { salesGoals(mes: $mes) {
  userId monto version vendido cumplimiento puedeFijarse } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  const { id } = await aSignedSimpleContract(app);
  await aVerifiedPayment(app, id, { monto: 600_000 });
  await aVerifiedPayment(app, id, { monto: 400_000, fechaPago: inMonths(-1) });
});

const variables = (of: Handle, input: object = {}) => ({
  userId: app.people[of].id,
  input: { mes: monthIn(0), monto: 1_200_000, ...input },
});
const set = async (who: Handle, of: Handle, input: object = {}) =>
  (await app.as(who).ask(SET, variables(of, input))).setSalesGoal;
const refused = (who: Handle, of: Handle, input: object = {}) => app.as(who).gql(SET, variables(of, input));
const goalOf = async (who: Handle, of: Handle, mes?: string) =>
  (await app.as(who).ask(GOALS, { mes })).salesGoals.find(({ userId }) => userId === app.people[of].id)!;

describe("a goal of sales", () => {
  it("is set by a manager for the team, and shows how far it is in verified payments", async () => {
    expect(await set("gerente", "asesor")).toMatchObject({ vendido: 600_000, cumplimiento: 50 });
    expect(await goalOf("asesor", "asesor")).toMatchObject({ monto: 1_200_000, puedeFijarse: false });
    expect(await goalOf("gerente", "asesor")).toMatchObject({ puedeFijarse: true });
    expect(await goalOf("owner", "asesor", monthIn(-1))).toMatchObject({
      monto: null,
      vendido: 400_000,
      cumplimiento: null,
    });
  });

  it("counts for a leader and a manager what they led at the signature", async () => {
    for (const who of ["lider", "gerente"] as const)
      expect((await goalOf("owner", who)).vendido).toBe(600_000);
    expect((await goalOf("owner", "lider2")).vendido).toBe(0);
  });

  it("is changed by a person who saw its last version, and removed by an empty one, each in the history", async () => {
    const { version } = await set("admin", "lider2");
    const changed = await set("owner", "lider2", { monto: 900_000, version });
    expect(changed).toMatchObject({ monto: 900_000, version: version + 1 });
    expectRefused(
      await refused("admin", "lider2", { monto: 1, version }),
      "CONFLICT",
      "El registro fue modificado por otra persona. Actualiza e intenta de nuevo.",
    );
    expect(await set("admin", "lider2", { monto: 900_000 })).toMatchObject({ version: version + 1 });
    expect(await set("admin", "lider2", { monto: null })).toMatchObject({ monto: null, version: null });
    const entries = await app.app.services.orm.em.fork().execute<{ detail: object }[]>(
      `select detail from audit_entries where type = 'sales-goal.changed' and record_id = ?
          order by at, id`,
      [String(app.people.lider2.id)],
    );
    expect(entries.map(({ detail }) => detail)).toEqual([
      { mes: monthIn(0), before: null, after: 1_200_000 },
      { mes: monthIn(0), before: 1_200_000, after: 900_000 },
      { mes: monthIn(0), before: 900_000, after: null },
    ]);
  });

  it("may be of a month to come, and not of one that is over", async () => {
    await set("gerente", "lider", { mes: monthIn(1) });
    expect((await goalOf("lider", "lider", monthIn(1))).monto).toBe(1_200_000);
    expectRefused(
      await refused("owner", "lider", { mes: monthIn(-1) }),
      "CONFLICT",
      "El mes ya terminó: su meta no cambia.",
    );
  });

  it.each<[Handle, Handle]>([
    ["gerente", "asesor2"],
    ["gerente", "gerente"],
    ["admin", "contador"],
    ["owner", "cliente"],
  ])("%s does not set that of %s", async (who, of) => {
    expectRefused(await refused(who, of), "NOT_FOUND", "Usuario no encontrado");
  });

  it.each<Handle>(["asesor", "lider", "contador"])("is not set by %s", async (who) => {
    expectRefused(
      await refused(who, "asesor"),
      "FORBIDDEN",
      "No tienes permisos suficientes para realizar esta acción.",
    );
  });

  it.each([
    [{ mes: "noviembre" }, "El mes debe tener la forma AAAA-MM"],
    [{ monto: 0 }, "La meta debe ser mayor que cero"],
  ])("refuses %o", async (input, message) => {
    expectRefused(await refused("owner", "asesor", input), "BAD_USER_INPUT", message);
  });

  it("is shown within the viewer's reach alone", async () => {
    const seen = async (who: Handle) =>
      (await app.as(who).ask(GOALS, {})).salesGoals.map(({ userId }: { userId: number }) => userId).sort();
    const ids = (...people: Handle[]) => people.map((who) => app.people[who].id).sort();
    expect(await seen("asesor")).toEqual(ids("asesor"));
    expect(await seen("lider")).toEqual(ids("asesor", "lider"));
    expect(await seen("gerente2")).toEqual(ids("asesor2", "lider2", "gerente2"));
    expect(await seen("contador")).toHaveLength(6);
  });
});

describe("what somebody puts off", () => {
  const DAY = "{ postponedRecords myDay { kind total records { recordId } } }";
  const PUT_OFF = "mutation ($input: PostponeInput!) { postponeRecord(input: $input) }";
  const put = (who: Handle, recordId: string, until: string) =>
    app.as(who).gql(PUT_OFF, { input: { kind: "quotes_to_price", recordId, until } });
  const waits = async (who: Handle, id: string) => {
    const { myDay } = await app.as(who).ask(DAY);
    const line = myDay.find(({ kind }: { kind: string }) => kind === "quotes_to_price");
    return line?.records.some(({ recordId }: { recordId: string }) => recordId === id) ?? false;
  };

  it("is gone from their own day until it comes, and nobody else's changes", async () => {
    const { id } = await aQuote(app, { by: "lider" });
    expect(await waits("lider", id)).toBe(true);
    await put("asesor", id, inDays(1));
    expect(await waits("lider", id)).toBe(true);
    await put("lider", id, inDays(1));
    await put("lider", id, inDays(3));
    expect(await waits("lider", id)).toBe(false);
    expect((await app.as("lider").ask(DAY)).postponedRecords).toBe(1);
    await app.app.services.orm.em.fork().execute("update postponed_records set until = ?", [TODAY]);
    expect(await waits("lider", id)).toBe(true);
    await put("lider", id, inDays(3));
    expect((await app.as("lider").ask("mutation { resumeRecords }")).resumeRecords).toBe(1);
    expect(await waits("lider", id)).toBe(true);
  });

  it.each([TODAY, inDays(-1), inDays(91)])("is put off until no day like %s", async (until) => {
    expectRefused(
      await put("lider", "x", until),
      "BAD_USER_INPUT",
      "Elige un día entre mañana y dentro de 90 días",
    );
  });
});
