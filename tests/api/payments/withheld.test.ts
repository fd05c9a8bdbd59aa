import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../../support/app.ts";
import { inDays, lastOf, monthIn, TODAY, YEAR } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { close, reopen } from "../../support/story/closing.ts";
import { aCompletedContract, CANCEL } from "../../support/story/commissions.ts";
import { invoiceOf, invoiceRanges } from "../../support/story/invoices.ts";
import {
  aPayableContract,
  aPayment,
  aTransfer,
  aVerifiedPayment,
  REGISTER,
  REVERSE,
  VERIFY,
} from "../../support/story/payments.ts";
import { aReceipt } from "../../support/story/purchases.ts";
import { DECIDE_REFUND } from "../../support/story/refunds.ts";

const STATE = `mutation ($id: ID!, $input: StateWithheldInput!, $file: Upload) {
  statePaymentWithholding(id: $id, input: $input, file: $file) {
    id version retencionRenta retencionIva retencionIca retenido retencionCertificado retencionCertificadoDia
    retencionCertificadoFileId contract { totalPagado totalRetenido saldoPendiente porVerificar } } }`;
const CONTRACT = `query ($id: ID!) { contract(id: $id) {
  totalPagado totalRetenido saldoPendiente porCobrar porVerificar porDevolver status } }`;
const PLAN = `query ($id: ID!) { contractPaymentDetails(contractId: $id) {
  planPagos { monto pagado estado } resumenFinanciero { totalPagado saldoPendiente porRegistrar } } }`;

/** Movement 17 of the accounting specification: a company pays 1.190.000 and withholds 78.160 of it. */
const withheld = { renta: 40_000, iva: 28_500, ica: 9_660 };
const PRICE = 1_190_000;
const WITHHELD = 78_160;
const RECEIVED = PRICE - WITHHELD;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});

const aSale = async () => (await aPayableContract(app, { price: PRICE })).id;
const read = async (id: string) => (await app.as("owner").ask(CONTRACT, { id })).contract;
const state = (id: string, input: object, by: Handle = "contador", file?: ReturnType<typeof aReceipt>) =>
  app.as(by).gql(STATE, { id, input }, file ? { file } : {});
const stated = async (id: string, input: object, by: Handle = "contador") => {
  const { data, errors } = await state(id, input, by);
  if (errors) throw new Error(JSON.stringify(errors));
  return data!["statePaymentWithholding"];
};

describe("the amount withheld by a client", () => {
  it("is none when it is sent as null", async () => {
    const id = await aSale();
    await aPayment(app, id, { monto: RECEIVED, retencion: null });
    expect(await read(id)).toMatchObject({ totalRetenido: 0, porVerificar: RECEIVED });
  });

  it("pays the contract beside the money received, and is none", async () => {
    const id = await aSale();
    const received = `query ($id: String!) {
      paymentsSummary(filter: { contractId: $id }) { totalVerificado } }`;
    const payment = await aPayment(app, id, { monto: RECEIVED, retencion: withheld });
    expect(await read(id)).toMatchObject({ totalPagado: 0, porVerificar: PRICE, saldoPendiente: PRICE });
    const { verifyPayment } = await app.as("contador").ask(VERIFY, { id: payment.id, input: {} });
    expect(verifyPayment).toMatchObject({ balanceAfter: 0 });
    expect(await read(id)).toMatchObject({
      totalPagado: PRICE,
      totalRetenido: WITHHELD,
      saldoPendiente: 0,
      porCobrar: 0,
      porVerificar: 0,
    });
    const { contractPaymentDetails: details } = await app.as("owner").ask(PLAN, { id });
    expect(details.planPagos.map(({ estado }: { estado: string }) => estado)).toEqual(["pagada"]);
    expect(details.resumenFinanciero).toEqual({ totalPagado: PRICE, saldoPendiente: 0, porRegistrar: 0 });
    expect((await app.as("owner").ask(received, { id })).paymentsSummary.totalVerificado).toBe(RECEIVED);
  });

  it("may be stated after the payment was verified, also twice at once, and counts once", async () => {
    const id = await aSale();
    const payment = await aVerifiedPayment(app, id, { monto: RECEIVED });
    expect(await read(id)).toMatchObject({ totalPagado: RECEIVED, saldoPendiente: WITHHELD });
    const answers = await Promise.all([state(payment.id, withheld), state(payment.id, withheld, "owner")]);
    expect(answers.every(({ errors }) => errors === undefined)).toBe(true);
    expect(await read(id)).toMatchObject({ totalPagado: PRICE, totalRetenido: WITHHELD, saldoPendiente: 0 });
    expect(await stated(payment.id, { renta: 40_000 })).toMatchObject({
      retencionRenta: 40_000,
      retencionIva: null,
      retenido: 40_000,
      contract: { totalPagado: RECEIVED + 40_000, saldoPendiente: 38_160 },
    });
  });

  it("of an edit over another version is refused", async () => {
    const payment = await aPayment(app, await aSale(), { monto: RECEIVED });
    const { version } = await stated(payment.id, { ica: 1_000 });
    await stated(payment.id, { ica: 2_000, version });
    expectRefused(await state(payment.id, { ica: 3_000, version }), "CONFLICT");
  });

  it("collects the invoice of the contract, and a reversal undoes both", async () => {
    const { id } = await aCompletedContract(app);
    const { precioTotal } = (
      await app.as("owner").ask("query ($id: ID!) { contract(id: $id) { precioTotal } }", { id })
    ).contract;
    const invoice = await invoiceOf(app, { id });
    const collected = async () =>
      (
        await app
          .as("contador")
          .ask("query ($id: ID!) { invoice(id: $id) { cobro cobrado status } }", { id: invoice.id })
      ).invoice;
    const payment = await aVerifiedPayment(app, id, { monto: precioTotal - WITHHELD }, "owner");
    expect(await collected()).toMatchObject({ cobro: "parcial" });
    await stated(payment.id, withheld);
    expect(await collected()).toMatchObject({ cobro: "pagada", cobrado: precioTotal, status: "paid" });
    await app.as("owner").ask(REVERSE, { id: payment.id, input: { motivo: "El banco la devolvió" } });
    expect(await collected()).toMatchObject({ cobro: "sin_cobrar", cobrado: 0, status: "pending" });
    expect(await read(id)).toMatchObject({ totalPagado: 0, totalRetenido: 0, saldoPendiente: precioTotal });
  });

  it("is never refunded as money", async () => {
    const id = await aSale();
    await aVerifiedPayment(app, id, { monto: RECEIVED, retencion: withheld });
    await app.as("owner").ask(CANCEL, { id, input: { motivo: "No viaja" } });
    expect(await read(id)).toMatchObject({ porDevolver: RECEIVED });
    const refund = (monto: number) =>
      app.as("gerente").gql(DECIDE_REFUND, { input: { contractId: id, monto, motivo: "Lo acordado" } });
    expectRefused(
      await refund(RECEIVED + 1),
      "BAD_USER_INPUT",
      `Puedes devolver hasta ${formatCop(1_111_840)}.`,
    );
    expect((await refund(RECEIVED)).errors).toBeUndefined();
    expect(await read(id)).toMatchObject({ porDevolver: 0, totalRetenido: WITHHELD });
  });

  it("has its certificate: number, day and file", async () => {
    const payment = await aVerifiedPayment(app, await aSale(), { monto: RECEIVED });
    const input = { ...withheld, certificado: `CR-${YEAR}-18`, certificadoDia: TODAY };
    const { data } = await state(payment.id, input, "contador", aReceipt("certificado.png"));
    const kept = data!["statePaymentWithholding"];
    expect(kept).toMatchObject({ retencionCertificado: `CR-${YEAR}-18`, retencionCertificadoDia: TODAY });
    const { fileAddress } = await app
      .as("contador")
      .ask("query ($id: ID!) { fileAddress(id: $id) { url } }", { id: kept.retencionCertificadoFileId });
    expect(fileAddress.url).toContain("certificado.png");
    expect(await stated(payment.id, {})).toMatchObject({
      retenido: 0,
      retencionCertificado: null,
      retencionCertificadoFileId: null,
    });
  });

  it("of a verified payment stays as it is once its month is closed, but for its certificate", async () => {
    const id = await aSale();
    await reopen(app, monthIn(-1));
    const payment = await aVerifiedPayment(app, id, { monto: RECEIVED, fechaPago: lastOf(monthIn(-1)) });
    await stated(payment.id, { renta: 40_000 });
    await close(app, monthIn(-1));
    expectRefused(await state(payment.id, withheld), "CONFLICT", /^El mes de .+ está cerrado/);
    expect(await stated(payment.id, { renta: 40_000, certificado: "CR-9" })).toMatchObject({
      retencionCertificado: "CR-9",
      contract: { totalPagado: RECEIVED + 40_000 },
    });
    await expect(
      app.app.services.orm.em
        .fork()
        .execute("update payments set retencion_ica = 1, retenido = 40001 where id = ?", [payment.id]),
    ).rejects.toThrow(/está cerrado/);
    await reopen(app, monthIn(-1));
  });

  it.each([
    [{ renta: -1 }, "Lo retenido no puede ser negativo"],
    [
      { renta: 590_000, iva: 1 },
      `El pago con lo retenido supera el saldo pendiente (${formatCop(1_190_000)}).`,
    ],
    [{ ica: 600_001 }, "Lo retenido no puede superar el valor del pago"],
    [{ ica: 10, certificadoDia: inDays(1) }, "El día del certificado no puede ser futuro"],
  ])("of %o is refused", async (input, message) => {
    const payment = await aPayment(app, await aSale(), { monto: 600_000 });
    expectRefused(await state(payment.id, input), "BAD_USER_INPUT", message);
  });

  it("registered with the payment may not exceed the balance with it", async () => {
    const input = aTransfer(await aSale(), { monto: PRICE - 10, retencion: { renta: 11 } });
    expectRefused(
      await app.as("asesor").gql(REGISTER, { input }),
      "BAD_USER_INPUT",
      `El pago con lo retenido supera el saldo pendiente (${formatCop(1_190_000)}).`,
    );
  });

  it("is stated by who registered the payment while it waits, then by somebody who verifies", async () => {
    const payment = await aPayment(app, await aSale(), { monto: RECEIVED }, "contador");
    expectRefused(await state(payment.id, withheld, "asesor"), "FORBIDDEN");
    await stated(payment.id, withheld, "contador");
    await app.as("owner").ask(VERIFY, { id: payment.id, input: {} });
    expectRefused(
      await state(payment.id, { ica: 1 }, "contador"),
      "FORBIDDEN",
      "Lo retenido en un pago verificado lo registra otra persona, no quien registró el pago.",
    );
  });
});
