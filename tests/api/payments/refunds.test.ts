import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, longDay } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aPayableContract,
  aPayment,
  aPaymentInReview,
  aTransfer,
  aVerifiedPayment,
  REGISTER,
  verifyIt,
} from "../../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const REFUND = `mutation ($id: ID!) { refundPayment(id: $id) { id status observaciones receiptNumber } }`;
const REFUNDS = `{ refunds(limit: 50) { total items {
  contractId orderId monto reason dueOn payment { id } createdBy { id } } } }`;
const refundOf = async (paymentId: string) =>
  (await app.as("contador").ask(REFUNDS)).refunds.items.find(
    ({ payment }: { payment: { id: string } | null }) => payment?.id === paymentId,
  );
const figures = async (id: string) =>
  (
    await app.as("owner").ask(
      `query ($id: ID!) { contract(id: $id) {
    totalPagado saldoPendiente porVerificar } }`,
      { id },
    )
  ).contract;

describe("a payment in review", () => {
  it("awaits no verification: it lowers neither the balance nor what may be registered", async () => {
    const contract = await aPayableContract(app);
    await aPaymentInReview(app, contract.id, { monto: 1_000_000 });
    expect(await figures(contract.id)).toEqual({
      totalPagado: 0,
      saldoPendiente: 3_000_000,
      porVerificar: 0,
    });
    const input = aTransfer(contract.id, { monto: 3_000_000 });
    expect((await app.as("asesor").gql(REGISTER, { input })).errors).toBeUndefined();
  });

  it("is refunded: rejected, never counted, owed within 15 days, and its client notified", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aPaymentInReview(app, contract.id, { monto: 800_000 });
    const { refundPayment } = await app.as("contador").ask(REFUND, { id });
    expect(refundPayment).toEqual({ id, status: "rejected", observaciones: "Devuelto", receiptNumber: null });
    expect(await refundOf(id)).toEqual({
      contractId: contract.id,
      orderId: null,
      monto: 800_000,
      reason: "pago_en_revision",
      dueOn: inDays(15),
      payment: { id },
      createdBy: { id: app.people.contador.id },
    });
    expect(await figures(contract.id)).toMatchObject({ totalPagado: 0, saldoPendiente: 3_000_000 });
    await app.runJobs();
    const mail = (await app.outbox()).findLast(({ subject }) => subject.startsWith("Te devolvemos"));
    expect(mail?.subject.replaceAll("\u00a0", " ")).toBe("Te devolvemos tu pago de $ 800.000");
    expect(mail?.text).toContain(`a más tardar el ${longDay(inDays(15))}`);
    const { notifications } = await app.as("owner").ask("{ notifications(limit: 1) { items { type } } }");
    expect(notifications.items).toEqual([{ type: "refund_opened" }]);
  });

  it("is refunded once, also when two people refund it at once", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aPaymentInReview(app, contract.id);
    const answers = await Promise.all([
      app.as("contador").gql(REFUND, { id }),
      app.as("admin").gql(REFUND, { id }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "CONFLICT",
    );
  });

  it("is not rejected, for its money is here", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aPaymentInReview(app, contract.id);
    expectRefused(
      await verifyIt(app, id, "contador", { status: "rejected", observaciones: "No" }),
      "CONFLICT",
      "El dinero de este pago entró y está en revisión: verifícalo o devuélvelo.",
    );
  });

  it("is verified where it fits, and counts then", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aPaymentInReview(app, contract.id);
    expect((await verifyIt(app, id)).data?.["verifyPayment"]).toMatchObject({
      status: "verified",
      observaciones: null,
      contract: { totalPagado: 500_000 },
    });
  });
});

describe("a refund", () => {
  it("is not of a payment that awaits verification", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aPayment(app, contract.id);
    expectRefused(
      await app.as("contador").gql(REFUND, { id }),
      "CONFLICT",
      "Solo se devuelve un pago en revisión; este espera verificación.",
    );
  });

  it.each(["asesor", "lider", "gerente", "cliente"] as const)("is nothing that %s sees", async (who) => {
    expectRefused(await app.as(who).gql(REFUNDS), "FORBIDDEN");
  });

  it("is above nothing and of one thing, for any writer", async () => {
    const { em } = app.app.services.orm;
    const contract = await aPayableContract(app);
    await aVerifiedPayment(app, contract.id, { monto: 1 });
    const write = (monto: number, reason: string) =>
      em.fork().execute(
        `insert into refunds (id, created_at, updated_at, contract_id, monto, reason, due_on)
         select gen_random_uuid(), created_at, created_at, id, ?, ?, ? from contracts where id = ?`,
        [monto, reason, inDays(15), contract.id],
      );
    await expect(write(0, "retracto")).rejects.toThrow("refunds_amount_is_positive");
    await expect(write(1, "pago_en_revision")).rejects.toThrow("refunds_name_the_payment_in_review");
    await expect(write(2, "retracto")).rejects.toThrow("más de lo que se pagó");
  });
});
