import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, onWire } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aPaymentLink, ASK_CODE, RETRACT, theCode } from "../../support/story/client-page.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import {
  aPayableContract,
  aPayment,
  aVerifiedPayment,
  REVERSE,
  MEANT,
  verifyIt,
} from "../../support/story/payments.ts";
import {
  aCancelledContract,
  anAccount,
  ANNUL_REFUND,
  aPaidRefund,
  aRefund,
  aRefundOf,
  CHANGE_DUE,
  DECIDE_REFUND,
  refundsOfContract,
  payIt,
  SET_ACCOUNT,
  SHOW_ACCOUNT,
} from "../../support/story/refunds.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const refundsOf = (id: string, who?: Handle) => refundsOfContract(app, id, who);
const sql = <T extends object>(text: string, values: unknown[] = []) =>
  app.app.services.orm.em.fork().execute<T[]>(text, values);
const mails = async (subject: string) =>
  (await app.outbox()).filter((mail) => mail.subject.replaceAll("\u00a0", " ").startsWith(subject));

describe("what was not verified yet when a contract ended", () => {
  const LATE = "Lo enviamos a la cuenta que ya nos diste, Bancolombia •••• 8901.";
  const waits = `Tienes ${formatCop(300_000)} por verificar: lo que se verifique también se te devuelve.`;

  it.each([
    [
      "by its client's retracto",
      "Retracto del contrato",
      async (id: string) => {
        const client = app.withLink(await aPaymentLink(app, id));
        await client.ask(ASK_CODE, { id });
        await client.ask(RETRACT, { id, code: await theCode(app) });
      },
    ],
    [
      "by a cancellation",
      "Se canceló tu contrato",
      (id: string) =>
        app.as("owner").ask(CANCEL, {
          id,
          input: { motivo: "No viaja", devolucion: { monto: 500_000, dueOn: inDays(7) } },
        }),
    ],
  ])("is refunded too once it is, to the account that was given: %s", async (_, subject, end) => {
    const { id, number } = await aSignedContract(app);
    await aVerifiedPayment(app, id);
    const waiting = await aPayment(app, id, { monto: 300_000 });
    await end(id);
    await app.runJobs();
    const ended = (await mails(subject)).find((mail) => mail.subject.includes(number));
    expect(ended?.text).toContain(waits);
    const [first] = await refundsOf(id);
    expect(first.hasAccount).toBe(false);
    await app.as("admin").ask(SET_ACCOUNT, { id: first.id, input: anAccount() });

    expect((await verifyIt(app, waiting.id, "contador", MEANT)).errors).toBeUndefined();
    await app.runJobs();
    const second = (await refundsOf(id)).find(({ monto }: { monto: number }) => monto === 300_000);
    expect(second).toMatchObject({
      monto: 300_000,
      hasAccount: true,
      accountMasked: "Bancolombia •••• 8901",
    });
    const shown = await app.as("contador").ask(SHOW_ACCOUNT, { id: second!.id });
    expect(shown.showRefundAccount).toMatchObject({ number: "12345678901", holder: "María Pérez" });
    const opened = (await mails("Te devolvemos $ 300.000")).at(-1);
    expect(opened?.text).toContain(LATE);
    expect(opened?.text).not.toContain("Dinos a qué cuenta");
    // Who wrote the account down does not pay the refund that took it over.
    expectRefused(await payIt(app, second!.id, "admin"), "FORBIDDEN");
  });
});

describe("what is owed back", () => {
  it("is never more than the paid amount that is not owed yet, for any writer", async () => {
    const { id } = await aCancelledContract(app);
    await aRefundOf(app, id, 300_000);
    const decide = (monto: number) =>
      app.as("gerente").gql(DECIDE_REFUND, { input: { contractId: id, monto, motivo: "Otra parte" } });
    expectRefused(await decide(200_001), "BAD_USER_INPUT");
    const write = sql(
      `insert into refunds (id, created_at, updated_at, contract_id, monto, reason, due_on)
       select gen_random_uuid(), created_at, created_at, id, 200001, 'cancelacion', ?
       from contracts where id = ?`,
      [inDays(3), id],
    );
    await expect(write).rejects.toThrow("más de lo que se pagó");
    const answers = await Promise.all([decide(200_000), decide(200_000)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await refundsOf(id)).map(({ monto }: { monto: number }) => monto).sort()).toEqual([
      200_000, 300_000,
    ]);
  });

  it("is decided with the cancellation, in one act", async () => {
    const contract = await aPayableContract(app);
    await aVerifiedPayment(app, contract.id);
    const cancel = (monto: number) =>
      app.as("owner").gql(CANCEL, {
        id: contract.id,
        input: { motivo: "No viaja", devolucion: { monto, dueOn: inDays(7) } },
      });
    expectRefused(await cancel(500_001), "BAD_USER_INPUT");
    const [{ status }] = (await sql<{ status: string }>("select status from contracts where id = ?", [
      contract.id,
    ])) as [{ status: string }];
    expect(status).not.toBe("cancelled");
    expect((await cancel(400_000)).errors).toBeUndefined();
    expect(await refundsOf(contract.id)).toMatchObject([
      { monto: 400_000, reason: "cancelacion", dueOn: inDays(7), note: "No viaja", status: "abierta" },
    ]);
    await app.runJobs();
    const [mail, ...further] = await mails(`Se canceló tu contrato ${contract.number}`);
    expect(further).toEqual([]);
    expect(mail?.text?.replaceAll("\u00a0", " ")).toContain("Te devolveremos $ 400.000");
    expect(mail?.text).toContain("a qué cuenta");
    expect(await mails("Te devolvemos $ 400.000")).toEqual([]);
  });

  it("is decided with the account that the client named, by people who write accounts down", async () => {
    const contract = await aPayableContract(app);
    await aVerifiedPayment(app, contract.id);
    const cancel = (account: object) =>
      app.as("admin").gql(CANCEL, {
        id: contract.id,
        input: { motivo: "No viaja", devolucion: { monto: 200_000, account } },
      });
    expectRefused(await cancel(anAccount({ number: "12" })), "BAD_USER_INPUT");
    expect((await cancel(anAccount())).errors).toBeUndefined();
    const [first] = await refundsOf(contract.id);
    expect(first).toMatchObject({ accountMasked: "Bancolombia •••• 8901", hasAccount: true });
    // The person who wrote the account down cannot pay the refund.
    const { refund } = await app
      .as("admin")
      .ask("query ($id: ID!) { refund(id: $id) { accountAt accountBy { id } acts { name } } }", {
        id: first.id,
      });
    expect(refund).toMatchObject({
      accountAt: onWire(START),
      accountBy: { id: app.people.admin.id },
    });

    const input = { contractId: contract.id, monto: 50_000, motivo: "Otra parte", account: anAccount() };
    expectRefused(await app.as("gerente").gql(DECIDE_REFUND, { input }), "FORBIDDEN");
    expect((await app.as("owner").gql(DECIDE_REFUND, { input })).errors).toBeUndefined();
    const accounts = (await refundsOf(contract.id)).map(
      ({ hasAccount }: { hasAccount: boolean }) => hasAccount,
    );
    expect(accounts).toEqual([true, true]);
  });

  it("may be nothing, with its reason in the history", async () => {
    const { id } = await aCancelledContract(app);
    await app.as("gerente").ask(DECIDE_REFUND, {
      input: { contractId: id, monto: 0, motivo: "La política no lo permite" },
    });
    expect(await refundsOf(id)).toEqual([]);
    const [entry] = await sql<{ detail: unknown }>(
      "select detail from audit_entries where type = 'refund.waived' and record_id = ?",
      [id],
    );
    expect(entry?.detail).toMatchObject({ left: 500_000, reason: "La política no lo permite" });
    const { contractHistory } = await app
      .as("asesor")
      .ask("query ($id: ID!) { contractHistory(id: $id) { tipo note actorName } }", { id });
    expect(contractHistory[0]).toEqual({
      tipo: "refund_waived",
      note: "La política no lo permite",
      actorName: expect.stringMatching(/\S+ \S+/),
    });
  });

  it("grows automatically when a payment is verified after the cancellation", async () => {
    const { id } = await aPayableContract(app);
    await aVerifiedPayment(app, id);
    const late = await aPayment(app, id, { monto: 250_000 });
    await app.as("owner").ask(CANCEL, { id, input: { motivo: "No viaja", devolucion: { monto: 500_000 } } });
    await verifyIt(app, late.id, "contador", MEANT);
    expect(await refundsOf(id)).toMatchObject([
      { monto: 250_000, reason: "cancelacion", dueOn: inDays(15), createdBy: null },
      { monto: 500_000 },
    ]);
  });

  it("grows automatically when a payment is verified after a retracto", async () => {
    const contract = await aSignedContract(app);
    const { id } = contract;
    await aVerifiedPayment(app, id);
    const late = await aPayment(app, id, { monto: 250_000 });
    const client = app.withLink(await aPaymentLink(app, id));
    await client.ask(ASK_CODE, { id });
    await client.ask(RETRACT, { id, code: await theCode(app) });
    await verifyIt(app, late.id, "contador", MEANT);
    expect(await refundsOf(id)).toMatchObject([
      { monto: 250_000, reason: "retracto" },
      { monto: 500_000, reason: "retracto" },
    ]);
  });

  it("shrinks when a payment is reversed: the rest stays owed, to the same account", async () => {
    const { id } = await aPayableContract(app);
    await aVerifiedPayment(app, id);
    const wrong = await aVerifiedPayment(app, id, { monto: 200_000 });
    await app.as("owner").ask(CANCEL, { id, input: { motivo: "No viaja" } });
    const refund = await aRefundOf(app, id, 600_000);
    await app.as("admin").ask(SET_ACCOUNT, { id: refund.id, input: anAccount() });
    await app.as("owner").ask(REVERSE, { id: wrong.id, input: { motivo: "Era de otro cliente" } });
    expect(await refundsOf(id)).toMatchObject([
      { monto: 500_000, status: "abierta", accountMasked: "Bancolombia •••• 8901" },
      { monto: 600_000, status: "anulada", annulReason: "El pago se reversó" },
    ]);
  });

  it("is annulled with a reason when it was opened in error, and decided again", async () => {
    const refund = await aRefund(app);
    const { annulRefund } = await app.as("gerente").ask(ANNUL_REFUND, {
      id: refund.id,
      input: { motivo: "El monto era otro" },
    });
    expect(annulRefund).toMatchObject({ status: "anulada", annulReason: "El monto era otro" });
    await aRefundOf(app, refund.contractId, 450_000);
    const outsider = await aRefund(app);
    expectRefused(
      await app.as("gerente2").gql(ANNUL_REFUND, { id: outsider.id, input: { motivo: "No es mío" } }),
      "NOT_FOUND",
    );
  });

  it("is due on another day with a reason, never on one that has passed", async () => {
    const { id } = await aRefund(app);
    const change = (dueOn: string) =>
      app.as("contador").gql(CHANGE_DUE, { id, input: { dueOn, motivo: "Lo pidió el cliente" } });
    expectRefused(await change(inDays(-1)), "BAD_USER_INPUT");
    expect((await change(inDays(30))).data?.["changeRefundDue"]).toEqual({ id, dueOn: inDays(30) });
  });

  it("is notified to the people who pay it three days before it is due, once", async () => {
    const { id } = await aRefund(app);
    const notices = async () =>
      (
        await sql(
          "select from notifications where type = 'refund_due' and data->>'refund_id' = ? and user_id = ?",
          [id, app.people.contador.id],
        )
      ).length;
    app.clock.advance({ days: 6 });
    await app.app.worker.sweep();
    expect(await notices()).toBe(0);
    app.clock.advance({ days: 1 });
    await app.app.worker.sweep();
    await app.app.worker.sweep();
    expect(await notices()).toBe(1);
    app.clock.set(START);
  });

  it("shows who sells the amount and the day, and never where it goes", async () => {
    const refund = await aPaidRefund(app);
    expect(await refundsOf(refund.contractId, "asesor")).toMatchObject([
      { monto: 500_000, hasAccount: true, accountMasked: null, comprobanteUrl: null },
    ]);
    expect(await refundsOf(refund.contractId, "admin")).toMatchObject([
      { accountMasked: "Bancolombia •••• 8901" },
    ]);
    const SHOW = `mutation ($id: ID!) { showRefundAccount(id: $id) { number } }`;
    expectRefused(await app.as("asesor").gql(SHOW, { id: refund.id }), "FORBIDDEN");
    // It is shown to who is about to pay it, and this one is paid.
    expectRefused(await app.as("contador").gql(SHOW, { id: refund.id }), "CONFLICT");
    const [file] = await sql<{ id: string }>("select id from stored_files where owner_id = ?", [refund.id]);
    const open = `query ($id: ID!) { fileAddress(id: $id) { url } }`;
    expectRefused(await app.as("asesor").gql(open, { id: file!.id }), "NOT_FOUND", "Archivo no encontrado");
    expect((await app.as("contador").gql(open, { id: file!.id })).errors).toBeUndefined();
  });
});
