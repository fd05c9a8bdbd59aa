import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { closedMonthText } from "../../../api/src/modules/closing/closing.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, lastOf, monthIn, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { aCardOrder, applyEvent, PAY_ONLINE } from "../../support/story/cards.ts";
import { close, monthOf, reopen } from "../../support/story/closing.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { aPayableContract, aVerifiedPayment, REVERSE } from "../../support/story/payments.ts";
import { aReceipt } from "../../support/story/purchases.ts";
import {
  anAccount,
  aPaidRefund,
  aPayableRefund,
  aPayout,
  aRefund,
  PAY_REFUND,
  payIt,
  refundsOfContract,
} from "../../support/story/refunds.ts";
import { mailedCode } from "../../support/mailed-code.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const refundsOf = (id: string, who?: Handle) => refundsOfContract(app, id, who);
const sql = <T extends object>(text: string, values: unknown[] = []) =>
  app.app.services.orm.em.fork().execute<T[]>(text, values);
const mails = async (subject: string) =>
  (await app.outbox()).filter((mail) => mail.subject.replaceAll("\u00a0", " ").startsWith(subject));

const EXPORT = `mutation ($input: ExportRefundsInput!) {
  exportRefunds(input: $input) { filename contentType content } }`;

describe("the file with which a bank pays refunds", () => {
  const csv = (content: string) => Buffer.from(content, "base64").toString("utf8").replace("\ufeff", "");

  it("has the whole account of each, for who pays them, and the history keeps who took it", async () => {
    const [one, other] = [await aPayableRefund(app), await aPayableRefund(app)];
    const input = { ids: [one.id, other.id], total: 1_000_000, format: "csv" };
    for (const who of ["admin", "gerente", "asesor"] as const)
      expectRefused(await app.as(who).gql(EXPORT, { input }), "FORBIDDEN");
    const { exportRefunds } = await app.as("contador").ask(EXPORT, { input });
    const lines = csv(exportRefunds.content).trimEnd().split("\r\n");
    expect(lines[0]).toBe("Documento;Nombre;Banco;Tipo de cuenta;Número de cuenta;Valor;Referencia");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(
      /^52123456;María Pérez;Bancolombia;Ahorros;12345678901;500000;DEV-CT-\d{4}-\d{6}$/,
    );
    const kept = await sql<{ type: string; detail: { lines?: number; total?: number } }>(
      `select type, detail from audit_entries where actor_id = ? and type in ('refund.exported',
         'refund.account-shown') and (record_id = 'selection' or record_id = ?) order by type`,
      [app.people.contador.id, one.id],
    );
    expect(kept).toMatchObject([
      { type: "refund.account-shown" },
      { type: "refund.exported", detail: { lines: 2, total: 1_000_000 } },
    ]);
    expect((await refundsOf(one.contractId))[0]).toMatchObject({ status: "abierta" });
  });

  it("is refused with the names of those without an account, for another sum, and for paid ones", async () => {
    const [ready, lacking] = [await aPayableRefund(app), await aRefund(app)];
    const [{ number }] = (await sql<{ number: string }>(
      "select contract_number as number from contracts where id = ?",
      [lacking.contractId],
    )) as [{ number: string }];
    const ask = (input: object) => app.as("contador").gql(EXPORT, { input: { format: "xlsx", ...input } });
    expectRefused(
      await ask({ ids: [ready.id, lacking.id] }),
      "CONFLICT",
      `1 línea no tiene cuenta: ${number}. Pídela al cliente o quítala de la selección.`,
    );
    expectRefused(await ask({ ids: [ready.id], total: 1 }), "BAD_USER_INPUT");
    await payIt(app, ready.id);
    expectRefused(await ask({ ids: [ready.id] }), "CONFLICT");
  });
});

describe("a refund that is paid", () => {
  it("says when, how and by whom, and its client gets the proof", async () => {
    const { id } = await aPayableRefund(app);
    const { data } = await payIt(app, id);
    expect(data?.["payRefund"]).toMatchObject({
      id,
      status: "pagada",
      paidOn: TODAY,
      means: "transferencia",
      reference: "TR-881",
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

  it("counts in the month in which it was paid, and is not paid in one that is closed", async () => {
    const day = lastOf(monthIn(-1));
    const mes = day.slice(0, 7);
    // A month is there from the first payment on.
    await aVerifiedPayment(app, (await aPayableContract(app)).id, { fechaPago: day });
    const [first, second] = [await aPayableRefund(app), await aPayableRefund(app)];
    await payIt(app, first.id, "contador", { paidOn: day });
    await sql("update refunds set due_on = ? where id = ?", [day, second.id]);
    const { figures, waiting } = await monthOf(app, mes);
    expect([figures.devoluciones, figures.pagado.total]).toEqual([{ cantidad: 1, total: 500_000 }, 500_000]);
    expect(waiting).toMatchObject([{ kind: "devoluciones_por_pagar", cantidad: 1, total: 500_000 }]);
    await close(app, mes);
    expectRefused(await payIt(app, second.id, "contador", { paidOn: day }), "CONFLICT", closedMonthText(mes));
    await reopen(app, mes);
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

  it("stays as it was, for any writer", async () => {
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
      totalVerificado: 500_000,
      devoluciones: 500_000,
      totalNeto: 0,
    });
    expect(await ask({ startDate: inDays(1) })).toMatchObject({ devoluciones: 0 });
  });
});

describe("a client", () => {
  const CODE = `mutation ($id: ID!) { requestAccountCode(id: $id) { id } }`;
  const GIVE = `mutation ($id: ID!, $code: String!, $input: RefundAccountInput!) {
    giveRefundAccount(id: $id, code: $code, input: $input) { id status monto dueOn accountMasked } }`;
  const codeOf = async () => mailedCode((await mails("Tu código para decirnos")).at(-1));

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
  it("reverses a payment in review that was to be refunded: then it is owed no longer", async () => {
    const contract = await aPayableContract(app);
    const input = await aCardOrder(app, contract.id, { monto: 600_000, contractId: contract.id });
    const { data } = await app.as().gql(PAY_ONLINE, { input });
    const { transaction, reference, payment } = data!["payOnline"] as never as {
      transaction: { id: string };
      reference: string;
      payment: { id: string };
    };
    await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "No viaja" } });
    const report = async (status: string) => {
      await applyEvent(app, { id: transaction.id, reference, status, amount_in_cents: 60_000_000 });
    };
    await report("APPROVED");
    await app.as("contador").ask("mutation ($id: ID!) { refundPayment(id: $id) { id } }", { id: payment.id });
    await report("VOIDED");
    expect(await refundsOf(contract.id)).toMatchObject([
      { status: "anulada", reason: "pago_en_revision", annulReason: "El proveedor anuló el pago" },
    ]);
  });
});
