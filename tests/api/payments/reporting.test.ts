import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import type { Client } from "../../support/client.ts";
import { inDays, longDay, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPaymentLink, OWN_CONTRACT, REPORT } from "../../support/story/client-page.ts";
import { aPayableContract, aPayment, REGISTER, verifyIt } from "../../support/story/payments.ts";
import { aReceipt } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const aReport = (contractId: string, input: object = {}) => ({
  contractId,
  monto: 500_000,
  fechaPago: TODAY,
  referenciaPago: randomUUID(),
  ...input,
});

/** A contract that takes payments, and its client by the link. */
async function aClient(): Promise<{ readonly id: string; readonly client: Client }> {
  const { id } = await aPayableContract(app);
  return { id, client: app.withLink(await aPaymentLink(app, id)) };
}

describe("a payment that a client reports", () => {
  it("awaits verification, as reported by the client, with its file", async () => {
    const { id, client } = await aClient();
    const { reportPayment } = await client.ask(
      REPORT,
      { input: aReport(id) },
      { file: aReceipt("pago.png") },
    );
    expect(reportPayment).toMatchObject({ porVerificar: 500_000, porRegistrar: 2_500_000 });
    const QUEUE = `query ($id: ID!) { paymentsOfContract(contractId: $id) {
      id status reportedByClient createdBy { id } comprobanteFileId } }`;
    const [payment] = (await app.as("contador").ask(QUEUE, { id })).paymentsOfContract;
    expect(payment).toMatchObject({ status: "pending", reportedByClient: true, createdBy: null });
    expect(payment.comprobanteFileId).not.toBeNull();
    await verifyIt(app, payment.id);
    const { ownContract } = await client.ask(OWN_CONTRACT, { id });
    expect(ownContract).toMatchObject({
      totalPagado: 500_000,
      payments: [{ status: "verified", receiptNumber: expect.stringContaining("RC-") }],
    });
  });

  it("is not the same as one that staff registers", async () => {
    const { id } = await aClient();
    const answer = await app
      .as("asesor")
      .ask(REGISTER, { input: { contractId: id, monto: 1, fechaPago: TODAY } });
    const ONE = `query ($id: ID!) { payment(id: $id) { reportedByClient } }`;
    expect((await app.as("contador").ask(ONE, { id: answer.registerPayment.id })).payment).toEqual({
      reportedByClient: false,
    });
  });

  it.each([
    [{ monto: 3_000_001 }, /^El monto supera el saldo pendiente/],
    [{ monto: 0 }, /^El monto debe ser mayor a cero$/],
    [{ fechaPago: inDays(1) }, /^La fecha de pago no puede ser futura$/],
    [{ referenciaPago: " " }, /^Adjunta el comprobante o escribe la referencia del pago$/],
  ])("is refused with %o", async (input, text) => {
    const { id, client } = await aClient();
    const answer = await client.gql(REPORT, { input: aReport(id, input) });
    expectRefused(answer, "BAD_USER_INPUT");
    expect(answer.errors?.[0]?.message).toMatch(text);
  });

  it("of another contract, by staff, or by nobody is refused", async () => {
    const { client } = await aClient();
    const other = await aPayableContract(app);
    expectRefused(await client.gql(REPORT, { input: aReport(other.id) }), "NOT_FOUND");
    expectRefused(await app.as("asesor").gql(REPORT, { input: aReport(other.id) }), "FORBIDDEN");
    expectRefused(await app.as(null).gql(REPORT, { input: aReport(other.id) }), "UNAUTHENTICATED");
  });

  it("is refused for the sixth time within an hour of one link, and taken again after it", async () => {
    const { id, client } = await aClient();
    let monto = 1_000;
    const report = () => client.gql(REPORT, { input: aReport(id, { monto: ++monto }) });
    for (let time = 1; time <= 5; time += 1) expect((await report()).errors).toBeUndefined();
    expectRefused(
      await report(),
      "RATE_LIMITED",
      "Ya reportaste 5 pagos en la última hora. Espera un momento y vuelve a intentarlo.",
    );
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await report()).errors).toBeUndefined();
    app.clock.advance({ hours: -1, seconds: -1 });
  });

  it("sent again with the same key after an answer that was lost is one payment", async () => {
    const { id, client } = await aClient();
    const sent = { input: aReport(id), key: randomUUID() };
    await client.ask(REPORT, sent);
    const { reportPayment } = await client.ask(REPORT, sent);
    expect(reportPayment.payments).toHaveLength(1);
  });

  it("that may be there already is asked about, and taken once the client says so", async () => {
    const { id, client } = await aClient();
    const input = aReport(id);
    await client.ask(REPORT, { input });
    const asked = await client.gql(REPORT, { input });
    expect(expectRefused(asked, "CONFLICT")[0]?.field).toBe("aceptaDuplicado");
    const again = await client.ask(REPORT, { input: { ...input, aceptaDuplicado: true } });
    expect(again.reportPayment.payments).toHaveLength(2);
  });

  it("of an amount that is being reviewed already is asked about, and taken once the client says so", async () => {
    const { id, client } = await aClient();
    await client.ask(REPORT, { input: aReport(id) });
    const input = aReport(id, { referenciaPago: "another transfer" });
    const text =
      `Ya reportaste un pago de ${formatCop(500_000)} del ${longDay(TODAY)} y lo estamos revisando. ` +
      "Si este es otro pago, envíalo de todos modos.";
    expect(expectRefused(await client.gql(REPORT, { input }), "CONFLICT", text)).toEqual([
      { field: "aceptaDuplicado", message: text },
    ]);
    const again = await client.ask(REPORT, { input: { ...input, aceptaDuplicado: true } });
    expect(again.reportPayment.porVerificar).toBe(1_000_000);
    const other = await client.ask(REPORT, { input: aReport(id, { monto: 400_000 }) });
    expect(other.reportPayment.porVerificar).toBe(1_400_000);
  });

  it("is answered by mail, once, with its amount, day and reference", async () => {
    const { id, client } = await aClient();
    const sent = { input: aReport(id, { monto: 123_456, referenciaPago: "TRF-77" }), key: randomUUID() };
    await client.ask(REPORT, sent);
    await client.ask(REPORT, sent);
    await app.runJobs();
    const mails = (await app.outbox("maria@example.com")).filter(
      ({ subject }) => subject === `Recibimos tu comprobante de ${formatCop(123_456)}`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${formatCop(123_456)} del ${longDay(TODAY)}, referencia TRF-77`);
    expect(mails[0]?.text).toContain(`/pago/${id}?token=`);
  });

  describe("and withdraws", () => {
    const WITHDRAW = `mutation ($id: ID!) { withdrawReport(id: $id) { porVerificar porRegistrar
      payments { id status withdrawable reason } } }`;
    const reported = async (client: Client, id: string) =>
      (await client.ask(REPORT, { input: aReport(id) })).reportPayment.payments[0].id as string;

    it("by the link or the account, while nobody has verified it", async () => {
      const { id, client } = await aClient();
      const payment = await reported(client, id);
      const { withdrawReport } = await client.ask(WITHDRAW, { id: payment });
      expect(withdrawReport).toEqual({
        porVerificar: 0,
        porRegistrar: 3_000_000,
        payments: [
          {
            id: payment,
            status: "rejected",
            withdrawable: false,
            reason: "Retirado por quien lo registró",
          },
        ],
      });
      expectRefused(
        await client.gql(WITHDRAW, { id: payment }),
        "CONFLICT",
        "La agencia ya revisó este pago y no se puede retirar.",
      );
      const { id: own } = await aPayableContract(app);
      await app.app.services.orm.em
        .fork()
        .execute("update contracts set cliente_id = ? where id = ?", [app.people.cliente.id, own]);
      const account = app.as("cliente");
      const second = await reported(account, own);
      expect((await account.ask(WITHDRAW, { id: second })).withdrawReport.porVerificar).toBe(0);
    });

    it("no payment that staff registered, that counts already, or of another contract", async () => {
      const { id, client } = await aClient();
      const staffs = await aPayment(app, id);
      expectRefused(await client.gql(WITHDRAW, { id: staffs.id }), "NOT_FOUND", "Pago no encontrado");
      const payment = await reported(client, id);
      const other = await aClient();
      expectRefused(await other.client.gql(WITHDRAW, { id: payment }), "NOT_FOUND");
      await verifyIt(app, payment);
      expectRefused(await client.gql(WITHDRAW, { id: payment }), "CONFLICT");
      const { ownContract } = await client.ask(OWN_CONTRACT, { id });
      expect(ownContract.totalPagado).toBe(500_000);
    });
  });

  it("refuses a picture of 40 megapixels in words, and takes a smaller one afterwards", async () => {
    const { id, client } = await aClient();
    const photo = async (width: number, height: number) => {
      const picture = { width, height, channels: 3, background: "#0e5a73" } as const;
      const bytes = await sharp({ create: picture }).jpeg().toBuffer();
      return { filename: "foto.jpg", type: "image/jpeg", bytes };
    };
    const input = aReport(id, { referenciaPago: null });
    expectRefused(
      await client.gql(REPORT, { input }, { file: await photo(7_300, 5_500) }),
      "BAD_USER_INPUT",
      "La imagen es demasiado grande. Usa una de menos de 40 megapíxeles.",
    );
    const { reportPayment } = await client.ask(REPORT, { input }, { file: await photo(4_000, 3_000) });
    expect(reportPayment.payments).toHaveLength(1);
  });
});
