import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { anApp, START, type TestApp } from "../../support/app.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPaymentLink, ASK_CODE, RETRACT, theCode } from "../../support/story/client-page.ts";
import { aCardOrder, anEvent, PAY_ONLINE, tellEvent } from "../../support/story/cards.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import {
  aPayableContract,
  aPayment,
  aVerifiedPayment,
  REVERSE,
  verifyIt,
} from "../../support/story/payments.ts";
import { aReceipt } from "../../support/story/purchases.ts";
import {
  aCancelledContract,
  anAccount,
  ANNUL_REFUND,
  aPaidRefund,
  aPayableRefund,
  aPayout,
  aRefund,
  aRefundOf,
  CHANGE_DUE,
  DECIDE_REFUND,
  PAY_REFUND,
  payIt,
  REFUNDS_OF,
  SET_ACCOUNT,
} from "../../support/story/refunds.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const refundsOf = async (id: string, who: "owner" | "asesor" | "gerente" | "admin" = "owner") =>
  (await app.as(who).ask(REFUNDS_OF, { id })).refundsOfContract;
const sql = <T extends object>(text: string, values: unknown[] = []) =>
  app.app.services.orm.em.fork().execute<T[]>(text, values);
const mails = async (subject: string) =>
  (await app.outbox()).filter((mail) => mail.subject.replaceAll("\u00a0", " ").startsWith(subject));

describe("a refund that is paid", () => {
  it("says when, how and by whom, and its client gets the proof", async () => {
    const { id } = await aPayableRefund(app);
    const { data } = await payIt(app, id);
    expect(data?.["payRefund"]).toMatchObject({
      ...{ id, status: "pagada", paidOn: TODAY, means: "transferencia", reference: "TR-881" },
      paidBy: { id: app.people.contador.id },
    });
    await app.runJobs();
    const mail = (await mails("Te devolvimos $ 500.000")).at(-1)!;
    expect(mail.text).toContain("Bancolombia •••• 8901");
    expect(mail.text).not.toContain("12345678901");
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(["devolucion.png"]);
  });

  it("is paid once, also when two people pay it at once", async () => {
    const { id } = await aPayableRefund(app);
    const answers = await Promise.all([payIt(app, id, "contador"), payIt(app, id, "owner")]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "CONFLICT",
      "Esta devolución ya se pagó.",
    );
    const paid = await sql("select from audit_entries where type = 'refund.paid' and record_id = ?", [id]);
    expect(paid).toHaveLength(1);
  });

  it("is the same one when its request comes twice", async () => {
    const { id } = await aPayableRefund(app);
    const key = randomUUID();
    const send = () =>
      app.as("contador").gql(PAY_REFUND, { id, input: aPayout(), key }, { file: aReceipt() });
    const answers = await Promise.all([send(), send()]);
    expect(answers.every(({ errors }) => !errors)).toBe(true);
  });

  it("is not paid tomorrow, nor without its proof", async () => {
    const { id } = await aPayableRefund(app);
    expectRefused(await payIt(app, id, "contador", { paidOn: inDays(1) }), "BAD_USER_INPUT");
    const { errors } = await app.as("contador").gql(PAY_REFUND, { id, input: aPayout() });
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    const script = {
      filename: "recibo.pdf",
      type: "application/pdf",
      bytes: Buffer.from("<script>1</script>"),
    };
    const refused = await app.as("contador").gql(PAY_REFUND, { id, input: aPayout() }, { file: script });
    expect(refused.errors?.[0]?.extensions?.code).toMatch(/BAD_USER_INPUT|UNSUPPORTED_MEDIA_TYPE/);
  });

  it("stays as it was, whoever writes it", async () => {
    const { id } = await aPaidRefund(app);
    await expect(sql("update refunds set monto = 1 where id = ?", [id])).rejects.toThrow("no puede cambiar");
    await expect(sql("update refunds set status = 'abierta' where id = ?", [id])).rejects.toThrow();
    await expect(sql("delete from refunds where id = ?", [id])).rejects.toThrow("no puede cambiar");
  });

  it("leaves the payment that it rests on in its place", async () => {
    const { contractId } = await aPaidRefund(app);
    const [payment] = await sql<{ id: string }>("select id from payments where contract_id = ?", [
      contractId,
    ]);
    expectRefused(
      await app.as("owner").gql(REVERSE, { id: payment!.id, input: { motivo: "Se devolvió" } }),
      "CONFLICT",
      "No se puede reversar: ese dinero ya se devolvió al cliente.",
    );
  });

  it("lowers what came in, on its day, in the report over payments", async () => {
    const { contractId } = await aPaidRefund(app);
    const document = `query ($filter: PaymentFilter) { paymentsSummary(filter: $filter) {
      totalVerificado devoluciones totalNeto } }`;
    const ask = async (filter: object) =>
      (await app.as("contador").ask(document, { filter: { contractId, ...filter } })).paymentsSummary;
    expect(await ask({ startDate: TODAY })).toEqual({
      ...{ totalVerificado: 500_000, devoluciones: 500_000, totalNeto: 0 },
    });
    expect(await ask({ startDate: inDays(1) })).toMatchObject({ devoluciones: 0 });
  });
});

describe("what is owed back", () => {
  it("is never more than what was paid and not owed back yet, whoever writes it", async () => {
    const { id } = await aCancelledContract(app);
    await aRefundOf(app, id, 300_000);
    const decide = (monto: number) =>
      app.as("gerente").gql(DECIDE_REFUND, { input: { contractId: id, monto, motivo: "Otra parte" } });
    expectRefused(await decide(200_001), "BAD_USER_INPUT");
    const write = sql(
      `insert into refunds (id, created_at, updated_at, contract_id, monto, reason, due_on)
       select gen_random_uuid(), created_at, created_at, id, 200001, 'cancelacion', ? from contracts where id = ?`,
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
        ...{ id: contract.id, input: { motivo: "No viaja", devolucion: { monto, dueOn: inDays(7) } } },
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
    expect((await mails("Te devolvemos $ 400.000")).at(-1)?.text).toContain("a qué cuenta");
  });

  it("may be nothing, with its reason in the history", async () => {
    const { id } = await aCancelledContract(app);
    await app.as("gerente").ask(DECIDE_REFUND, {
      ...{ input: { contractId: id, monto: 0, motivo: "La política no lo permite" } },
    });
    expect(await refundsOf(id)).toEqual([]);
    const [entry] = await sql<{ detail: unknown }>(
      "select detail from audit_entries where type = 'refund.waived' and record_id = ?",
      [id],
    );
    expect(entry?.detail).toMatchObject({ left: 500_000, reason: "La política no lo permite" });
  });

  it("grows by itself when a payment is verified after the cancellation", async () => {
    const { id } = await aPayableContract(app);
    await aVerifiedPayment(app, id);
    const late = await aPayment(app, id, { monto: 250_000 });
    await app.as("owner").ask(CANCEL, { id, input: { motivo: "No viaja", devolucion: { monto: 500_000 } } });
    await verifyIt(app, late.id);
    expect(await refundsOf(id)).toMatchObject([
      { monto: 250_000, reason: "cancelacion", dueOn: inDays(15), createdBy: null },
      { monto: 500_000 },
    ]);
  });

  it("grows by itself when a payment is verified after a retracto", async () => {
    const contract = await aSignedContract(app);
    const { id } = contract;
    await aVerifiedPayment(app, id);
    const late = await aPayment(app, id, { monto: 250_000 });
    const client = app.withLink(await aPaymentLink(app, id));
    await client.ask(ASK_CODE, { id });
    await client.ask(RETRACT, { id, code: await theCode(app, contract) });
    await verifyIt(app, late.id);
    expect(await refundsOf(id)).toMatchObject([
      { monto: 250_000, reason: "retracto" },
      { monto: 500_000, reason: "retracto" },
    ]);
  });

  it("shrinks when a payment is taken back: what is left of it stays owed, to the same account", async () => {
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

  it("is annulled with a reason when it was opened in error, and decided anew", async () => {
    const refund = await aRefund(app);
    const { annulRefund } = await app.as("gerente").ask(ANNUL_REFUND, {
      ...{ id: refund.id, input: { motivo: "El monto era otro" } },
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

  it("is told to those who pay it three days before it is due, once", async () => {
    const { id } = await aRefund(app);
    const told = async () =>
      (
        await sql(
          "select from notifications where type = 'refund_due' and data->>'refund_id' = ? and user_id = ?",
          [id, app.people.contador.id],
        )
      ).length;
    app.clock.advance({ days: 6 });
    await app.app.worker.sweep();
    expect(await told()).toBe(0);
    app.clock.advance({ days: 1 });
    await app.app.worker.sweep();
    await app.app.worker.sweep();
    expect(await told()).toBe(1);
    app.clock.set(START);
  });

  it("shows who sells the amount and the day, and never where it goes", async () => {
    const refund = await aPaidRefund(app);
    expect(await refundsOf(refund.contractId, "asesor")).toMatchObject([
      { monto: 500_000, hasAccount: true, accountMasked: null, account: null, comprobanteUrl: null },
    ]);
    expect(await refundsOf(refund.contractId, "admin")).toMatchObject([
      { accountMasked: "Bancolombia •••• 8901", account: null },
    ]);
    expect(await refundsOf(refund.contractId)).toMatchObject([{ account: { number: "12345678901" } }]);
    const [file] = await sql<{ id: string }>("select id from stored_files where owner_id = ?", [refund.id]);
    const open = `query ($id: ID!) { fileAddress(id: $id) { url } }`;
    expect((await app.as("asesor").gql(open, { id: file!.id })).errors).toBeDefined();
    expect((await app.as("contador").gql(open, { id: file!.id })).errors).toBeUndefined();
  });
});

describe("a client", () => {
  const CODE = `mutation ($id: ID!) { requestAccountCode(id: $id) { id } }`;
  const GIVE = `mutation ($id: ID!, $code: String!, $input: RefundAccountInput!) {
    giveRefundAccount(id: $id, code: $code, input: $input) { id status monto dueOn accountMasked } }`;
  const codeOf = async () =>
    /: (\d{6})\b/.exec((await mails("Tu código para decirnos")).at(-1)?.text ?? "")?.[1] ?? "";

  it("says where the money goes with a code, and sees the refund until it is paid", async () => {
    const { id, contractId } = await aRefund(app);
    const client = app.withLink(await aPaymentLink(app, contractId));
    await client.ask(CODE, { id });
    await app.runJobs();
    const code = await codeOf();
    const wrong = await client.gql(GIVE, { id, code, input: anAccount({ number: "12" }) });
    expectRefused(wrong, "BAD_USER_INPUT", "El número de cuenta tiene entre 6 y 20 dígitos");
    expectRefused(
      await client.gql(GIVE, { id, code: code === "000000" ? "000001" : "000000", input: anAccount() }),
      "BAD_USER_INPUT",
      "El código no es correcto",
    );
    const { giveRefundAccount } = await client.ask(GIVE, { id, code, input: anAccount() });
    expect(giveRefundAccount).toMatchObject({ id, accountMasked: "Bancolombia •••• 8901", monto: 500_000 });
    await payIt(app, id);
    const { ownContract } = await client.ask(
      `query ($id: ID!) { ownContract(id: $id) { refunds { id status paidOn } } }`,
      { id: contractId },
    );
    expect(ownContract.refunds).toEqual([{ id, status: "pagada", paidOn: TODAY }]);
    expectRefused(await client.gql(CODE, { id }), "CONFLICT", "Esta devolución ya se pagó.");
  });

  it("says nothing of another's refund", async () => {
    const { id } = await aRefund(app);
    const stranger = app.withLink(await aPaymentLink(app, (await aPayableContract(app)).id));
    expectRefused(await stranger.gql(CODE, { id }), "NOT_FOUND");
    expectRefused(await app.as("cliente2").gql(CODE, { id }), "NOT_FOUND");
  });
});

describe("the card provider", () => {
  it("takes back what was in review and was to go back: then it is owed no longer", async () => {
    const contract = await aPayableContract(app);
    const input = await aCardOrder(app, contract.id, { monto: 600_000, contractId: contract.id });
    const { data } = await app.as().gql(PAY_ONLINE, { input });
    const { transaction, reference, payment } = data!["payOnline"] as never as {
      transaction: { id: string };
      reference: string;
      payment: { id: string };
    };
    await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "No viaja" } });
    const tell = async (status: string) => {
      const told = { id: transaction.id, reference, status, amount_in_cents: 60_000_000 };
      await tellEvent(app, anEvent(app, told));
      await app.runJobs();
    };
    await tell("APPROVED");
    await app.as("contador").ask("mutation ($id: ID!) { refundPayment(id: $id) { id } }", { id: payment.id });
    await tell("VOIDED");
    expect(await refundsOf(contract.id)).toMatchObject([
      { status: "anulada", reason: "pago_en_revision", annulReason: "El proveedor anuló el pago" },
    ]);
  });
});
