import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../../api/src/core/colombia/days.ts";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { retractoUntil } from "../../../api/src/modules/contracts/contract/sale/retracto.rules.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { ASK_CODE, aPaymentLink, OWN_CONTRACT, RETRACT, theCode } from "../../support/story/client-page.ts";
import { aSentContract, aSignedContract, signIt } from "../../support/story/contracts.ts";
import { aVerifiedPayment } from "../../support/story/payments.ts";
import { aCompletedContract } from "../../support/story/purchases.ts";

const UNTIL = retractoUntil(true, TODAY, inDays(51))!;
const OVER = "El plazo de retracto de este contrato ya terminó.";
const NONE =
  "El retracto no aplica a este contrato: no se vendió a distancia o el viaje empieza dentro de los cinco días " +
  "siguientes a la firma.";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const clientOf = async (id: string) => app.withLink(await aPaymentLink(app, id));
/** A signed contract with its client, and the code that was mailed. */
async function aCode() {
  const contract = await aSignedContract(app);
  const { id } = contract;
  const client = await clientOf(id);
  await client.ask(ASK_CODE, { id });
  return { id, contract, client, code: await theCode(app) };
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a contract that was signed by link", () => {
  it("shows until when it may be withdrawn from", async () => {
    const { id } = await aSignedContract(app);
    const { ownContract } = await (await clientOf(id)).ask(OWN_CONTRACT, { id });
    expect(ownContract.retracto).toEqual({ until: UNTIL, open: true });
  });

  it("is cancelled with the code, its client's money is owed, and a mail says so", async () => {
    const { id, client, code } = await aCode();
    await aVerifiedPayment(app, id);
    const { exerciseRetracto } = await client.ask(RETRACT, { id, code });
    expect(exerciseRetracto).toEqual({ id, status: "cancelled" });
    const refunds = await app.app.services.orm.em
      .fork()
      .execute("select monto::int as monto, due_on::text as due from refunds where contract_id = ?", [id]);
    expect(refunds).toEqual([{ monto: 500_000, due: inDays(15) }]);
    const mail = (await app.outbox("maria@example.com")).findLast(({ subject }) =>
      subject.includes("Retracto"),
    );
    expect(mail?.text).toContain(formatCop(500_000));
    expectRefused(await client.gql(ASK_CODE, { id }), "CONFLICT");
  });

  it("voids the commissions of one whose services are bought", async () => {
    const contract = await aCompletedContract(app);
    const { id } = contract;
    const client = await clientOf(id);
    await client.ask(ASK_CODE, { id });
    await client.ask(RETRACT, { id, code: await theCode(app) });
    const rows = await app.app.services.orm.em
      .fork()
      .execute<{ status: string }[]>("select distinct status from commissions where contract_id = ?", [id]);
    expect(rows).toEqual([{ status: "voided" }]);
  });

  it("may be withdrawn from on the last minute of its last day, and not a minute later", async () => {
    const [inTime, late] = [await aSignedContract(app), await aSignedContract(app)];
    const clients = [await clientOf(inTime.id), await clientOf(late.id)] as const;
    app.clock.set(at(UNTIL, "23:58"));
    await clients[0].ask(ASK_CODE, { id: inTime.id });
    const code = await theCode(app);
    await clients[1].ask(ASK_CODE, { id: late.id });
    const lateCode = await theCode(app);
    app.clock.set(at(UNTIL, "23:59"));
    expect((await clients[0].gql(RETRACT, { id: inTime.id, code })).errors).toBeUndefined();
    app.clock.set(at(addDays(UNTIL, 1), "00:00"));
    expectRefused(await clients[1].gql(RETRACT, { id: late.id, code: lateCode }), "CONFLICT", OVER);
    expectRefused(await clients[1].gql(ASK_CODE, { id: late.id }), "CONFLICT", OVER);
    app.clock.set(START);
  });

  it("whose trip starts within five days of the signature cannot be withdrawn from", async () => {
    const soon = { fechaIda: inDays(5), fechaRegreso: inDays(8) };
    const { id } = await aSignedContract(app, { quote: { quote: soon } });
    expectRefused(await (await clientOf(id)).gql(ASK_CODE, { id }), "CONFLICT", NONE);
  });
});

describe("the code of a retracto", () => {
  it("that is wrong is counted although it is refused, and asks for another after five", async () => {
    const { id, client, code } = await aCode();
    for (let time = 1; time <= 5; time += 1)
      expectRefused(
        await client.gql(RETRACT, { id, code: another(code) }),
        "BAD_USER_INPUT",
        "El código no es correcto",
      );
    expectRefused(await client.gql(RETRACT, { id, code }), "CONFLICT", "Pide un código nuevo.");
    app.clock.advance({ seconds: 1 });
    await client.ask(ASK_CODE, { id });
    expect((await client.gql(RETRACT, { id, code: await theCode(app) })).errors).toBeUndefined();
    app.clock.set(START);
  });

  it("lives ten minutes, and gives way to a newer one", async () => {
    const { id, client, code } = await aCode();
    app.clock.advance({ minutes: 10 });
    expectRefused(await client.gql(RETRACT, { id, code }), "CONFLICT", "Pide un código nuevo.");
    await client.ask(ASK_CODE, { id });
    app.clock.advance({ seconds: 1 });
    const older = await theCode(app);
    await client.ask(ASK_CODE, { id });
    const newer = await theCode(app);
    if (newer !== older) expectRefused(await client.gql(RETRACT, { id, code: older }), "BAD_USER_INPUT");
    expect((await client.gql(RETRACT, { id, code: newer })).errors).toBeUndefined();
    app.clock.set(START);
  });

  it("is sent three times within an hour of one link", async () => {
    const { id } = await aSignedContract(app);
    const client = await clientOf(id);
    for (let time = 1; time <= 3; time += 1) {
      app.clock.advance({ seconds: 1 });
      await client.ask(ASK_CODE, { id });
    }
    expectRefused(
      await client.gql(ASK_CODE, { id }),
      "RATE_LIMITED",
      "Ya pediste 3 códigos en la última hora. Espera un momento y vuelve a intentarlo.",
    );
    app.clock.advance({ hours: 1 });
    expect((await client.gql(ASK_CODE, { id })).errors).toBeUndefined();
    app.clock.set(START);
  });

  it("is kept as a hash alone", async () => {
    const { id, code } = await aCode();
    const [row] = await app.app.services.orm.em
      .fork()
      .execute<{ code_hash: string }[]>("select code_hash from one_time_codes where record_id = ?", [id]);
    expect(row?.code_hash).toMatch(/^\$argon2id\$/);
    expect(row?.code_hash).not.toContain(code);
  });

  it("is asked by the client alone", async () => {
    const { id } = await aSignedContract(app);
    const stranger = await clientOf((await aSignedContract(app)).id);
    expectRefused(await stranger.gql(ASK_CODE, { id }), "NOT_FOUND");
    expectRefused(await app.as("owner").gql(ASK_CODE, { id }), "FORBIDDEN");
    expectRefused(await app.as("cliente").gql(ASK_CODE, { id }), "NOT_FOUND");
  });
});

describe("how a contract was sold", () => {
  const STATE = `mutation ($id: ID!, $value: Boolean!) { stateDistance(id: $id, soldAtDistance: $value) {
    soldAtDistance } }`;

  it("is said by the seller once, and changed by people who make contracts, until it is signed", async () => {
    const contract = await aSentContract(app);
    const say = (by: "asesor" | "gerente", value: boolean) =>
      app.as(by).gql(STATE, { id: contract.id, value });
    expect((await say("asesor", false)).data?.["stateDistance"]).toEqual({ soldAtDistance: false });
    expectRefused(
      await say("asesor", true),
      "FORBIDDEN",
      "Solo un gerente puede cambiar si la venta fue a distancia.",
    );
    expect((await say("gerente", true)).errors).toBeUndefined();
    await signIt(app, contract);
    expectRefused(await say("gerente", false), "LOCKED");
  });
});
