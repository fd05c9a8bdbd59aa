import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, STARTED, TODAY, YEAR } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { type Handle, oneOfEachRole } from "../../support/people.ts";
import {
  aPayableContract,
  aPayment,
  aVerifiedPayment,
  REVERSE,
  VERIFY,
  verifyIt,
} from "../../support/story/payments.ts";

let app: TestApp;
let contractId: string;
beforeAll(async () => {
  app = await anAppWithSales();
  contractId = (await aPayableContract(app, { price: 10_000_000 })).id;
});

const PAYMENT = `query ($id: ID!) {
  payment(id: $id) { status receiptNumber observaciones registrationNote decisionNote registeredByMe } }`;
const reverse = (id: string, motivo = "El banco devolvió la consignación", by: Handle = "owner") =>
  app.as(by).gql(REVERSE, { id, input: { motivo } });
const figures = async (id: string) =>
  (
    await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { totalPagado saldoPendiente porVerificar } }`, { id })
  ).contract;

describe("verifying a payment", () => {
  it("makes it count and draws the number of its receipt", async () => {
    const { id } = await aPayableContract(app);
    const payment = await aPayment(app, id, { observaciones: "Anticipo" });
    const { verifyPayment } = await app.as("contador").ask(VERIFY, { id: payment.id, input: {} });
    expect(verifyPayment).toMatchObject({
      status: "verified",
      observaciones: "Anticipo",
      verifiedAt: STARTED,
      verifiedById: app.people.contador.id,
      balanceAfter: 2_500_000,
      contract: { totalPagado: 500_000, saldoPendiente: 2_500_000, porVerificar: 0, progresoPago: 16.7 },
    });
    expect(verifyPayment.receiptNumber).toMatch(new RegExp(`^RC-${YEAR}-\\d{6}$`));
  });

  it("numbers receipts without gaps, also past refusals", async () => {
    const one = await aVerifiedPayment(app, contractId, { monto: 1_000 });
    const refused = await aPayment(app, contractId, { monto: 1_000 });
    expectRefused(
      await verifyIt(app, refused.id, "contador", { status: "rejected" }),
      "BAD_USER_INPUT",
      "El motivo del rechazo es obligatorio",
    );
    await verifyIt(app, refused.id, "contador", { status: "rejected", observaciones: "No entró" });
    const next = await aVerifiedPayment(app, contractId, { monto: 1_000 });
    expect(Number(next.receiptNumber.slice(-6)) - Number(one.receiptNumber.slice(-6))).toBe(1);
  });

  it("is done once, by two at once too", async () => {
    const { id } = await aPayment(app, contractId);
    const before = await figures(contractId);
    const answers = await Promise.all([
      verifyIt(app, id, "contador"),
      verifyIt(app, id, "admin"),
      verifyIt(app, id, "owner"),
    ]);
    expect(answers.filter(({ data }) => data?.verifyPayment)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expectRefused(answer, "CONFLICT", "El pago ya está en estado «Verificado».");
    expect((await figures(contractId)).totalPagado).toBe(before.totalPagado + 500_000);
  });

  it("is not for who registered it, but for the owner", async () => {
    for (const who of ["contador", "admin"] as const) {
      const { id } = await aPayment(app, contractId, { monto: 1_000 }, who);
      expect((await app.as(who).ask(PAYMENT, { id })).payment.registeredByMe).toBe(true);
      expectRefused(
        await verifyIt(app, id, who),
        "FORBIDDEN",
        "No puedes verificar un pago que registraste.",
      );
      const no = { status: "rejected", observaciones: "No entró" };
      expectRefused(
        await verifyIt(app, id, who, no),
        "FORBIDDEN",
        "No puedes verificar un pago que registraste.",
      );
    }
    const { id } = await aPayment(app, contractId, { monto: 1_000 }, "owner");
    expect((await verifyIt(app, id, "owner")).data?.verifyPayment.status).toBe("verified");
  });

  it("is for the accountant, the administrator and the owner", async () => {
    const { id } = await aPayment(app, contractId, { monto: 1_000 });
    const outcomes = await Promise.all(
      oneOfEachRole
        .slice(0, 4)
        .map(async (handle) => (await verifyIt(app, id, handle)).errors?.[0]?.extensions?.code),
    );
    expect(outcomes).toEqual(["FORBIDDEN", "FORBIDDEN", "FORBIDDEN", "FORBIDDEN"]);
    expectRefused(await verifyIt(app, randomUUID()), "NOT_FOUND", "Pago no encontrado");
  });

  it("settles the plan, oldest due first", async () => {
    const { id } = await aPayableContract(app, {
      input: {
        formaPago: "cuotas",
        tieneCuotaInicial: true,
        cuotaInicialPorcentaje: 30,
        fechaVencimientoInicial: TODAY,
        numeroCuotasRestantes: 2,
        fechasVencimientoCuotas: [inDays(11), inDays(21)],
      },
    });
    await aVerifiedPayment(app, id, { monto: 1_000_000, fechaPago: inDays(-1) });
    const DETAILS = `query ($id: ID!) { contractPaymentDetails(contractId: $id) {
      planPagos { numero descripcion monto porcentaje pagado fechaVencimiento fechaPago estado }
      resumenFinanciero { precioTotal totalPagado porVerificar saldoPendiente porRegistrar porcentajePagado
        diasHastaViaje } } }`;
    await aPayment(app, id, { monto: 300_000 });
    const details = (await app.as("asesor").ask(DETAILS, { id })).contractPaymentDetails;
    expect(details.planPagos).toEqual([
      {
        numero: 1,
        descripcion: "Cuota inicial",
        monto: 900_000,
        porcentaje: 30,
        pagado: 900_000,
        fechaVencimiento: TODAY,
        fechaPago: inDays(-1),
        estado: "pagada",
      },
      {
        numero: 2,
        descripcion: "Cuota 1 de 2",
        monto: 1_050_000,
        porcentaje: 35,
        pagado: 100_000,
        fechaVencimiento: inDays(11),
        fechaPago: null,
        estado: "parcial",
      },
      {
        numero: 3,
        descripcion: "Cuota 2 de 2",
        monto: 1_050_000,
        porcentaje: 35,
        pagado: 0,
        fechaVencimiento: inDays(21),
        fechaPago: null,
        estado: "pendiente",
      },
    ]);
    expect(details.resumenFinanciero).toEqual({
      precioTotal: 3_000_000,
      totalPagado: 1_000_000,
      porVerificar: 300_000,
      saldoPendiente: 2_000_000,
      porRegistrar: 1_700_000,
      porcentajePagado: 33.3,
      diasHastaViaje: 51,
    });
  });
});

describe("rejecting a payment", () => {
  it("says why, counts nothing and leaves room for a new one", async () => {
    const { id } = await aPayableContract(app);
    const whole = await aPayment(app, id, { monto: 3_000_000, observaciones: "Todo" });
    const { verifyPayment } = await app
      .as("admin")
      .ask(VERIFY, { id: whole.id, input: { status: "rejected", observaciones: "El banco no lo reporta" } });
    expect(verifyPayment).toMatchObject({
      status: "rejected",
      observaciones: "El banco no lo reporta",
      receiptNumber: null,
      contract: { totalPagado: 0, porVerificar: 0 },
    });
    expect((await app.as("asesor").ask(PAYMENT, { id: whole.id })).payment).toMatchObject({
      registrationNote: "Todo",
      decisionNote: "El banco no lo reporta",
    });
    expectRefused(
      await verifyIt(app, whole.id),
      "CONFLICT",
      "El pago está en estado «Rechazado» y no puede pasar a «Verificado».",
    );
    await aVerifiedPayment(app, id, { monto: 3_000_000 });
  });

  it("frees a contract whose price fell meanwhile", async () => {
    const { id } = await aPayableContract(app);
    const payment = await aPayment(app, id, { monto: 3_000_000 });
    const UPDATE = `mutation ($id: ID!, $input: UpdateContractInput!) {
      updateContract(id: $id, input: $input) { precioTotal } }`;
    await app.as("gerente").ask(UPDATE, { id, input: { precioTotal: 2_000_000 } });
    expectRefused(
      await verifyIt(app, payment.id),
      "CONFLICT",
      `El monto supera el saldo pendiente (${formatCop(2_000_000)}).`,
    );
    expect(
      (await verifyIt(app, payment.id, "contador", { status: "rejected", observaciones: "El precio cambió" }))
        .errors,
    ).toBeUndefined();
  });
});

describe("reversing a payment", () => {
  it("is a booking of its own: the payment stays, rejected, and its contract owes it again", async () => {
    const { id } = await aPayableContract(app);
    const payment = await aVerifiedPayment(app, id);
    const { data } = await reverse(payment.id);
    expect(data?.reversePayment).toEqual({
      id: payment.id,
      status: "rejected",
      reversedAt: STARTED,
      reversalReason: "El banco devolvió la consignación",
      receiptNumber: payment.receiptNumber,
      contract: { totalPagado: 0, saldoPendiente: 3_000_000 },
    });
    const em = app.app.services.orm.em.fork();
    expect(
      await em.execute("select monto::int, reason from payment_reversals where payment_id = ?", [payment.id]),
    ).toEqual([{ monto: 500_000, reason: "El banco devolvió la consignación" }]);
    await expect(
      em.execute("delete from payment_reversals where payment_id = ?", [payment.id]),
    ).rejects.toThrow("permission denied for table payment_reversals");
    expectRefused(await reverse(payment.id), "CONFLICT", "Solo se puede reversar un pago verificado.");
  });

  it("happens once, by two at once too", async () => {
    const { id } = await aPayableContract(app);
    const payment = await aVerifiedPayment(app, id);
    const answers = await Promise.all([reverse(payment.id), reverse(payment.id)]);
    expect(answers.filter(({ data }) => data?.reversePayment)).toHaveLength(1);
  });

  it("is the owner's, with a reason, of a verified one", async () => {
    const pending = await aPayment(app, contractId, { monto: 1_000 });
    expectRefused(await reverse(pending.id), "CONFLICT", "Solo se puede reversar un pago verificado.");
    expectRefused(await reverse(pending.id, "x", "admin"), "FORBIDDEN");
    expectRefused(
      await reverse(pending.id, "  "),
      "BAD_USER_INPUT",
      "El motivo de la reversión es obligatorio",
    );
  });
});

describe("the history", () => {
  it("keeps who registered, verified and reversed a payment", async () => {
    const { id } = await aPayableContract(app);
    const payment = await aVerifiedPayment(app, id);
    await reverse(payment.id);
    const rows = await app.app.services.orm.em
      .fork()
      .execute("select type, actor_id from audit_entries where record_id = ? order by at, id", [payment.id]);
    const { asesor, contador, owner } = app.people;
    expect(rows).toEqual([
      { type: "payment.registered", actor_id: asesor.id },
      { type: "payment.verified", actor_id: contador.id },
      { type: "payment.reversed", actor_id: owner.id },
    ]);
  });
});
