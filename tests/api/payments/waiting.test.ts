import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aDraftContract, sendContractOf } from "../../support/story/contracts.ts";
import {
  aPayableContract,
  aPayment,
  aPaymentInReview,
  aVerifiedPayment,
  REVERSE,
} from "../../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const WITHDRAW = `mutation ($id: ID!) {
  withdrawPayment(id: $id) { id status observaciones verifiedById contract { porVerificar } } }`;
const withdraw = (id: string, by: Handle = "asesor") => app.as(by).gql(WITHDRAW, { id });
const PLAN = `query ($id: ID!) {
  contractPaymentDetails(contractId: $id) { planPagos { numero monto pagado porVerificar estado } } }`;
const planOf = async (id: string): Promise<{ monto: number; pagado: number; porVerificar: number }[]> =>
  (await app.as("asesor").ask(PLAN, { id })).contractPaymentDetails.planPagos;

describe("a payment that waits", () => {
  it("covers lines of the plan, oldest due first, after the paid amount", async () => {
    const plan = {
      formaPago: "cuotas",
      tieneCuotaInicial: true,
      cuotaInicialPorcentaje: 40,
      numeroCuotasRestantes: 2,
      fechaVencimientoInicial: inDays(5),
      fechasVencimientoCuotas: [inDays(15), inDays(25)],
    };
    const contract = await sendContractOf(app, await aDraftContract(app, { input: plan }));
    const lines = await planOf(contract.id);
    const [initial, first] = lines as [(typeof lines)[0], (typeof lines)[0]];
    await aVerifiedPayment(app, contract.id, { monto: 100_000 });
    const waiting = initial.monto - 100_000 + 50_000;
    const { id } = await aPayment(app, contract.id, { monto: waiting });
    expect((await planOf(contract.id)).map(({ pagado, porVerificar }) => [pagado, porVerificar])).toEqual([
      [100_000, initial.monto - 100_000],
      [0, 50_000],
      [0, 0],
    ]);
    expect(first.porVerificar).toBe(0);
    await withdraw(id);
    expect((await planOf(contract.id)).map(({ porVerificar }) => porVerificar)).toEqual([0, 0, 0]);
  });

  it("is withdrawn by its registrar, and that is notified", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aPayment(app, contract.id);
    expect((await withdraw(id)).data?.["withdrawPayment"]).toEqual({
      id,
      status: "rejected",
      observaciones: "Retirado por quien lo registró",
      verifiedById: app.people.asesor.id,
      contract: { porVerificar: 0 },
    });
    const newest = `{ notifications(limit: 1) { items { type } } }`;
    const { notifications } = await app.as("contador").ask(newest);
    expect(notifications.items[0]).toMatchObject({ type: "payment_withdrawn" });
    const [row] = await app.app.services.orm.em
      .fork()
      .execute(
        "select actor_id, detail from audit_entries where type = 'payment.withdrawn' and record_id = ?",
        [id],
      );
    expect(row).toEqual({
      actor_id: app.people.asesor.id,
      detail: { contractId: contract.id, monto: 500_000 },
    });
  });

  it("is withdrawn by nobody else, and by nobody once it was decided", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aPayment(app, contract.id);
    for (const by of ["lider", "owner"] as const)
      expectRefused(await withdraw(id, by), "FORBIDDEN", "Solo puede retirar un pago quien lo registró.");
    expectRefused(await withdraw(id, "asesor2"), "NOT_FOUND", "Pago no encontrado");
    expect((await withdraw(id)).errors).toBeUndefined();
    expectRefused(await withdraw(id), "CONFLICT");
    const verified = await aVerifiedPayment(app, contract.id);
    expectRefused(await withdraw(verified.id), "CONFLICT");
  });
});

describe("payments in review", () => {
  it("are counted apart from payments that await verification", async () => {
    const contract = await aPayableContract(app);
    await aPayment(app, contract.id, { monto: 200_000 });
    await aPaymentInReview(app, contract.id, { monto: 300_000 });
    const COUNT = `query ($filter: PaymentFilter) {
      paymentCounters(filter: $filter) { pending inReview pendingValue } }`;
    const { paymentCounters } = await app.as("owner").ask(COUNT, { filter: { contractId: contract.id } });
    expect(paymentCounters).toEqual({ pending: 1, inReview: 1, pendingValue: 200_000 });
  });

  it("are listed apart too: each list has as many rows as its counter says, whichever is open", async () => {
    const contract = await aPayableContract(app);
    const waiting = await aPayment(app, contract.id, { monto: 200_000 });
    const reviewed = await aPaymentInReview(app, contract.id, { monto: 300_000 });
    const LIST = `query ($filter: PaymentFilter) { payments(filter: $filter) { items { id } }
      paymentCounters(filter: $filter) { pending inReview } }`;
    const listed = (inReview: boolean) =>
      app.as("owner").ask(LIST, { filter: { contractId: contract.id, status: "pending", inReview } });
    const paymentCounters = { pending: 1, inReview: 1 };
    expect(await listed(false)).toEqual({ payments: { items: [{ id: waiting.id }] }, paymentCounters });
    expect(await listed(true)).toEqual({ payments: { items: [{ id: reviewed.id }] }, paymentCounters });
  });
});

describe("reversed payments", () => {
  it("are found separately, and counted apart", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aVerifiedPayment(app, contract.id);
    await app.as("owner").ask(REVERSE, { id, input: { motivo: "Era de otro contrato" } });
    await withdraw((await aPayment(app, contract.id)).id);
    const list = `query ($filter: PaymentFilter) {
      payments(filter: $filter) { items { id } } paymentCounters(filter: $filter) { rejected reversed } }`;
    const { payments, paymentCounters } = await app
      .as("owner")
      .ask(list, { filter: { contractId: contract.id, reversado: true } });
    expect(payments.items).toEqual([{ id }]);
    expect(paymentCounters).toEqual({ rejected: 2, reversed: 1 });
    const { payments: others } = await app
      .as("owner")
      .ask(list, { filter: { contractId: contract.id, reversado: false, status: "rejected" } });
    expect(others.items).toHaveLength(1);
  });
});
