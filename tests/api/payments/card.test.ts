import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { START } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import {
  aCardOrder,
  ATTEMPT,
  cardNumbers,
  CHECKOUT,
  fault,
  PAY_ONLINE,
  payByCard,
} from "../../support/story/cards.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { aPayableContract, aPayment, VERIFY } from "../../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
afterEach(async () => {
  await fault(app, "none");
  app.clock.set(START);
});

const contractOf = async () => (await aPayableContract(app)).id;
const FIGURES = `query ($id: ID!) { contract(id: $id) { totalPagado saldoPendiente porVerificar } }`;
const figures = async (id: string) => (await app.as("owner").ask(FIGURES, { id })).contract;
const PAYMENTS = `query ($id: ID!) { paymentsOfContract(contractId: $id) {
  id status monto tipoPago fechaPago observaciones receiptNumber wompiTransactionId wompiReference
  pagadorNombre pagadorEmail createdById verifiedById reversedAt esperaProveedor } }`;
const payments = async (id: string): Promise<Record<string, unknown>[]> =>
  (await app.as("owner").ask(PAYMENTS, { id })).paymentsOfContract;
const NOTICES = `query { notifications(limit: 50) { items { type title } } }`;

describe("paying by card", () => {
  it("is verified automatically when the provider approves", async () => {
    const id = await contractOf();
    const attempt = await payByCard(app, id);
    expect(attempt).toMatchObject({
      status: "pending",
      monto: 500_000,
      payment: { status: "pending", monto: 500_000 },
      transaction: { status: "PENDING" },
    });
    expect(await figures(id)).toMatchObject({ totalPagado: 0, porVerificar: 500_000 });

    await app.runJobs();
    const [payment] = await payments(id);
    expect(payment).toMatchObject({
      status: "verified",
      tipoPago: "wompi",
      wompiTransactionId: attempt["transaction"].id,
      wompiReference: attempt["reference"],
      pagadorEmail: "maria@example.com",
      createdById: null,
      verifiedById: null,
    });
    expect(payment?.["receiptNumber"]).toMatch(/^RC-/);
    expect(await figures(id)).toMatchObject({
      totalPagado: 500_000,
      saldoPendiente: 2_500_000,
      porVerificar: 0,
    });
    const name = { transactionId: attempt["transaction"].id };
    expect((await app.as().ask(ATTEMPT, name)).onlineAttempt).toMatchObject({ status: "approved" });
  });

  it("names each try after its contract, and takes the due amount by default", async () => {
    const id = await contractOf();
    const { contract } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { contractNumber } }`, { id });
    const first = await payByCard(app, id, { number: cardNumbers.declined });
    await app.runJobs();
    const second = await payByCard(app, id, { monto: null });
    expect([first["reference"], second["reference"]]).toEqual([
      `${contract.contractNumber}-1`,
      `${contract.contractNumber}-2`,
    ]);
    expect(second["monto"]).toBe(3_000_000);
  });

  it.each([
    ["declined", cardNumbers.declined, "La transacción fue rechazada (Sandbox)"],
    ["error", cardNumbers.failed, "La transacción no pudo procesarse (Sandbox)"],
  ])("is rejected with the provider's reason: %s", async (status, number, observaciones) => {
    const id = await contractOf();
    const { transaction } = await payByCard(app, id, { number });
    await app.runJobs();
    expect(await payments(id)).toMatchObject([{ status: "rejected", observaciones, receiptNumber: null }]);
    const { onlineAttempt } = await app.as().ask(ATTEMPT, { transactionId: transaction.id });
    expect(onlineAttempt).toMatchObject({ status, motivo: observaciones });
    expect(await figures(id)).toMatchObject({ totalPagado: 0, porVerificar: 0 });
  });

  it("takes a double click for one payment", async () => {
    const id = await contractOf();
    const variables = { input: await aCardOrder(app, id), key: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => app.as().ask(PAY_ONLINE, variables)));
    expect(new Set(answers.map(({ payOnline }) => payOnline.id)).size).toBe(1);
    await app.runJobs();
    expect(await payments(id)).toHaveLength(1);
    const other = { ...variables, input: { ...variables.input, monto: 600_000 } };
    expectRefused(
      await app.as().gql(PAY_ONLINE, other),
      "CONFLICT",
      "La llave de idempotencia ya se usó con otros datos.",
    );
  });

  it("leaves a second window only the amount that the first one does not pay", async () => {
    const id = await contractOf();
    const whole = await aCardOrder(app, id, { monto: 3_000_000 });
    const twice = await Promise.all([1, 2].map(() => app.as().gql(PAY_ONLINE, { input: whole })));
    expect(twice.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(twice.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([
      `El monto supera el saldo pendiente (${formatCop(0)}).`,
    ]);
  });

  it.each([
    [{ monto: 1_499 }, `El valor mínimo para pagar en línea es ${formatCop(1_500)}.`],
    [{ monto: 3_000_001 }, `El monto supera el saldo pendiente (${formatCop(3_000_000)}).`],
    [{ monto: 0 }, "El monto debe ser mayor a cero"],
    [{ token: null }, "Los datos de la tarjeta son obligatorios"],
    [{ acceptanceToken: "no" }, "Acepta los términos del proveedor de pagos"],
    [{ acceptPersonalAuth: undefined }, "Autoriza el tratamiento de tus datos para el pago"],
    [{ email: null }, "El correo es obligatorio"],
    [{ email: "maria" }, "Formato de email inválido. Ejemplo: usuario@dominio.com"],
    [{ medio: "nequi", celularNequi: "12" }, "El celular debe tener 10 dígitos y empezar por 3"],
    [{ medio: "pse" }, "El banco es obligatorio"],
    [{ contractId: null }, "El contrato es obligatorio"],
    [{ installments: 40 }, "Las cuotas van de 1 a 36"],
  ])("is refused with %j", async (wrong, text) => {
    const input = { ...(await aCardOrder(app, await contractOf())), ...wrong };
    expectRefused(await app.as().gql(PAY_ONLINE, { input }), "BAD_USER_INPUT", text);
  });

  it("sends the receipt to the client's e-mail without another one, when it is paid by their link", async () => {
    const id = await contractOf();
    const byLink = app.withLink(await aPaymentLink(app, id));
    await byLink.ask(PAY_ONLINE, { input: await aCardOrder(app, id, { email: null }) });
    await app.runJobs();
    const { contract } = await app
      .as("owner")
      .ask("query ($id: ID!) { contract(id: $id) { cliente { email } } }", { id });
    expect(await payments(id)).toMatchObject([{ pagadorEmail: contract!.cliente.email }]);
  });

  it("shows the provider's own refusal at its field, and keeps nothing of the balance", async () => {
    const id = await contractOf();
    const input = await aCardOrder(app, id, { token: "tok_test_00000000_bm8" });
    const { errors } = await app.as().gql(PAY_ONLINE, { input });
    expect(errors?.[0]?.extensions?.errors).toEqual([{ field: "token", message: "El token no existe" }]);
    expect(await payments(id)).toEqual([]);
    await payByCard(app, id, { monto: 3_000_000 });
  });

  it("is not taken for a draft, nor for an unknown contract", async () => {
    const { id } = await aPayableContract(app);
    await app.as("admin").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
    const input = await aCardOrder(app, id);
    expectRefused(
      await app.as().gql(PAY_ONLINE, { input }),
      "CONFLICT",
      "El contrato está en estado «Cancelado» y no recibe pagos.",
    );
    const nobody = { input: { ...input, contractId: randomUUID() } };
    expectRefused(await app.as().gql(PAY_ONLINE, nobody), "NOT_FOUND", "Contrato no encontrado");
  });

  it("keeps the terms that the payer accepted: their address, their hash and when", async () => {
    const id = await contractOf();
    const attempt = await payByCard(app, id);
    const rows = await app.app.services.orm.em.fork().execute(
      `select purpose, given, text_version, text_sha256, ip from consents
          where record_id = ? order by purpose`,
      [attempt["id"]],
    );
    expect(rows).toMatchObject([
      { purpose: "payment-data", given: true, text_version: expect.stringContaining("/politicas") },
      { purpose: "payment-terms", given: true, text_version: expect.stringContaining("/terminos") },
    ]);
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(String(row["text_sha256"])))).toBe(true);
  });

  it("is decided on by nobody while the provider has not", async () => {
    await fault(app, "late");
    const id = await contractOf();
    const { payment } = await payByCard(app, id);
    for (const status of ["verified", "rejected"])
      expectRefused(
        await app.as("contador").gql(VERIFY, { id: payment.id, input: { status, observaciones: "No" } }),
        "CONFLICT",
        "El proveedor de pagos aún no confirma este pago: se verifica o se rechaza solo.",
      );
  });
});

describe("PSE and Nequi", () => {
  const pse = { medio: "pse", token: null, pse: { banco: "1", documento: "52123456" } };

  it("send the client to the bank, who comes back paid", async () => {
    const id = await contractOf();
    const { transaction } = await payByCard(app, id, pse);
    const LOOK_UP = `mutation ($id: String) { lookUpOnlinePayment(transactionId: $id) { status bankUrl } }`;
    app.clock.advance({ seconds: 3 });
    const { lookUpOnlinePayment: seen } = await app.as().ask(LOOK_UP, { id: transaction.id });
    expect(seen).toMatchObject({ status: "pending", bankUrl: expect.stringContaining("/bank/") });
    const back = await app.as().rest("GET", new URL(seen.bankUrl).pathname);
    expect(back.status).toBe(302);
    expect(back.headers.get("location")).toMatch(new RegExp(`/thanks\\?id=${transaction.id}$`));
    await app.runJobs();
    expect(await payments(id)).toMatchObject([{ status: "verified" }]);
  });

  it.each([
    ["3991111111", "verified"],
    ["3992222222", "rejected"],
    ["3001234567", "rejected"],
  ])("ask the telephone %s: %s", async (celularNequi, status) => {
    const id = await contractOf();
    await payByCard(app, id, { medio: "nequi", token: null, celularNequi });
    await app.runJobs();
    expect(await payments(id)).toMatchObject([{ status }]);
  });

  it("offer the banks of the provider", async () => {
    const { pseBanks } = await app.as().ask(`query { pseBanks { code name } }`);
    expect(pseBanks[0]).toEqual({ code: "1", name: "Banco que aprueba" });
  });
});

describe("the view of a payer", () => {
  const BILL = `query ($id: ID) { onlineBill(contractId: $id) {
    pagador { nombre correo } titulo destino precioTotal saldoPendiente porPagar montoSugerido motivo } }`;

  it("is what paying needs, by its link and for whose reach it is in", async () => {
    const id = await contractOf();
    await aPayment(app, id, { monto: 1_000_000 });
    const byLink = app.withLink(await aPaymentLink(app, id));
    for (const who of [byLink, app.as("asesor"), app.as("contador")]) {
      const { onlineBill } = await who.ask(BILL, { id });
      const sums = { precioTotal: 3_000_000, saldoPendiente: 3_000_000, porPagar: 2_000_000 };
      expect(onlineBill).toMatchObject({ ...sums, montoSugerido: 2_000_000, motivo: null });
      expect(onlineBill.titulo).toMatch(/^Contrato CT-/);
      expect(onlineBill.destino).toEqual(expect.any(String));
      expect(onlineBill.pagador).toEqual({
        nombre: expect.stringMatching(/^María/) as unknown,
        correo: expect.stringMatching(/^[a-z]\*{3}@/) as unknown,
      });
    }
  });

  it("is the amount alone for who knows nothing but the id: no name, number or destination", async () => {
    const id = await contractOf();
    const ofAnother = app.withLink(await aPaymentLink(app, await contractOf()));
    for (const who of [app.as(), app.as("asesor2"), app.as("cliente2"), ofAnother])
      expect((await who.ask(BILL, { id })).onlineBill).toEqual({
        pagador: null,
        titulo: "Pago de tu viaje",
        destino: null,
        precioTotal: null,
        saldoPendiente: null,
        porPagar: null,
        montoSugerido: 3_000_000,
        motivo: null,
      });
    await app.as("admin").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
    expect((await app.as().ask(BILL, { id })).onlineBill.motivo).toBe(
      "Aquí no hay nada por pagar. Si esperabas un cobro, pídele el enlace a tu asesor.",
    );
  });

  it("is what is due next once it was paid, for who came by the link", async () => {
    const id = await contractOf();
    const { transaction } = await payByCard(app, id, { monto: 400_000 });
    await app.runJobs();
    const LOOK_UP = `mutation ($id: String) { lookUpOnlinePayment(transactionId: $id) {
      payment { status } proximoPago { monto fechaVencimiento } } }`;
    const look = async (who: Pick<ReturnType<TestApp["as"]>, "ask">) =>
      (await who.ask(LOOK_UP, { id: transaction.id })).lookUpOnlinePayment;
    expect(await look(app.withLink(await aPaymentLink(app, id)))).toEqual({
      payment: { status: "verified" },
      proximoPago: { monto: 2_600_000, fechaVencimiento: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    expect(await look(app.as())).toEqual({ payment: { status: "verified" }, proximoPago: null });
  });

  it("is the provider's address without a host where it is the simulator", async () => {
    const { onlineCheckout } = await app.as().ask(CHECKOUT);
    expect(onlineCheckout).toMatchObject({
      publicKey: "pub_test_local",
      providerUrl: "/sandbox/wompi/v1",
      montoMinimo: 1_500,
    });
    expect(JSON.stringify(onlineCheckout)).not.toMatch(/prv_|_integrity_|_events_/);
  });

  it("shows the seller, and nobody in place of the provider", async () => {
    const id = await contractOf();
    await payByCard(app, id);
    await app.runJobs();
    const { notifications } = await app.as("contador").ask(NOTICES);
    const { notifications: sellers } = await app.as("asesor").ask(NOTICES);
    expect(sellers.items.map(({ type }: { type: string }) => type)).toContain("payment_verified");
    expect(
      notifications.items.filter(({ title }: { title: string }) => title === "Pago por verificar"),
    ).toHaveLength(1);
  });
});

it("an attempt is read sixty times a minute from one address", async () => {
  await app.app.services.orm.em.fork().execute("delete from rate_limits");
  const read = () => app.as().gql(ATTEMPT, { key: randomUUID() });
  const answers = await Promise.all(Array.from({ length: 64 }, read));
  const refused = answers.filter(({ errors }) => errors?.[0]?.extensions?.code === "RATE_LIMITED");
  expect(refused).toHaveLength(4);
  await app.app.services.orm.em.fork().execute("delete from rate_limits");
});
