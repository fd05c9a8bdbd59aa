import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/cop.ts";
import { anApp, type TestApp } from "../support/app.ts";
import type { Handle } from "../support/people.ts";
import type { StoryContract } from "../support/story/contracts.ts";
import { aPayableContract, aPayment, aVerifiedPayment } from "../support/story/payments.ts";
import { aReceipt } from "../support/story/purchases.ts";

let app: TestApp;
let contract: StoryContract;
beforeAll(async () => {
  app = await anApp();
  contract = await aPayableContract(app, { price: 20_000_000 });
});

const PATH = "/payments/register-client-payment";
const form = (fields: Readonly<Record<string, string>> = {}) => ({
  contract_id: contract.id,
  monto: "250000",
  fecha_pago: "2026-11-19",
  tipo_pago: "efectivo",
  observaciones: "Primer abono",
  ...fields,
});
const keys = [
  ...["Contract", "banco_origen", "comprobante", "comprobante_url", "contract_id", "created_at", "created_by", "fecha_pago", "id"],
  ...["metadatos", "monto", "observaciones", "order_id", "pagador_email", "pagador_nombre", "pagador_telefono", "receipt_number"],
  ...["recibo_pdf_url", "referencia_pago", "reversal_reason", "reversed_at", "status", "tipo_pago", "updated_at", "verified_at"],
  ...["verified_by", "wompi_reference", "wompi_transaction_id"],
];
const call = (method: string, path: string, by: Handle | null = "contador", body?: object) => app.as(by).rest(method, path, body);

describe("POST /payments/register-client-payment", () => {
  it("takes a multipart form with its file", async () => {
    const { status, body } = await app.as("asesor").form("POST", PATH, form(), { comprobante: aReceipt() });
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: "Pago registrado exitosamente" });
    expect(Object.keys(body.payment).sort()).toEqual(keys);
    expect(body.payment).toMatchObject({
      contract_id: contract.id,
      order_id: null,
      monto: 250_000,
      tipo_pago: "efectivo",
      fecha_pago: "2026-11-19",
      status: "pending",
      observaciones: "Primer abono",
      created_by: app.people.asesor.id,
      Contract: {
        id: contract.id,
        contract_number: contract.number,
        Quote: { destino: "Cartagena", nombre_cliente: "María Fernanda Torres", Cliente: null },
      },
    });
    expect(body.payment.comprobante).toBe(body.payment.comprobante_url);
    expect((await app.as().rest("GET", new URL(body.payment.comprobante_url).pathname)).headers.get("content-type")).toBe("image/png");
  });

  it("does without a file and a way of paying, and ignores what is not its own to say", async () => {
    const { contract_id, monto, fecha_pago } = form();
    const sent = { contract_id, monto, fecha_pago, status: "verified", receipt_number: "RC-1", referencia_pago: "X", verified_by: "7" };
    const { status, body } = await app.as("asesor").form("POST", PATH, sent);
    expect(status).toBe(201);
    expect(body.payment).toMatchObject({
      status: "pending",
      tipo_pago: "transferencia",
      receipt_number: null,
      referencia_pago: null,
      comprobante: null,
    });
  });

  it.each([
    [{ monto: "0" }, 400, "El monto debe ser mayor a cero"],
    [{ monto: "-1" }, 400, "El monto debe ser mayor a cero"],
    [{ monto: "10.5" }, 400, "El valor debe ser un número entero de pesos"],
    [{ monto: "90000000" }, 400, /^El monto supera el saldo pendiente \(\$\u00a0[\d.]+\)\.$/],
    [{ fecha_pago: "2026-11-21" }, 400, "La fecha de pago no puede ser futura"],
    [{ fecha_pago: "ayer" }, 400, "La fecha no es válida"],
    [{ contract_id: randomUUID() }, 404, "Contrato no encontrado"],
    [{ contract_id: "12" }, 404, "Contrato no encontrado"],
    [{ tipo_pago: "bitcoin" }, 400, /tipo_pago/],
  ])("refuses %j", async (wrong, status, text) => {
    const answer = await app.as("asesor").form("POST", PATH, form(wrong as Record<string, string>));
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(text instanceof RegExp ? text : new RegExp(`^${text.replaceAll(/[().]/g, "\\$&")}$`));
    expect(answer.body.success).toBe(false);
  });

  it("names every missing field", async () => {
    const { status, body } = await app.as("asesor").form("POST", PATH, { observaciones: "x" });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: "contract_id", message: "El contrato es obligatorio" },
      { field: "monto", message: "El monto es obligatorio" },
      { field: "fecha_pago", message: "La fecha de pago es obligatoria" },
    ]);
  });

  it("needs a session of staff", async () => {
    expect((await call("POST", PATH, null, form())).status).toBe(401);
    expect((await call("POST", PATH, "cliente", form())).status).toBe(403);
  });
});

describe("POST /payments", () => {
  it("takes the same as JSON, once per key", async () => {
    const key = { "Idempotency-Key": randomUUID() };
    const post = (monto: number) => app.as("asesor").rest("POST", "/payments", { ...form(), monto }, key);
    const first = await post(111_000);
    expect([first.status, first.body.payment.monto]).toEqual([201, 111_000]);
    expect((await post(111_000)).body.payment.id).toBe(first.body.payment.id);
    const other = await post(222_000);
    expect([other.status, other.body.message]).toEqual([409, "La llave de idempotencia ya se usó con otros datos."]);
  });
});

describe("POST /payments/{id}/upload-receipt", () => {
  const attach = (id: string, by: Handle, files: object = { comprobante: aReceipt("abono.png") }) =>
    app.as(by).form("POST", `/payments/${id}/upload-receipt`, {}, files as never);
  it("is for who registered it and for those who verify, while it awaits verification", async () => {
    const { id } = await aPayment(app, contract.id, { monto: 1_000 });
    const { status, body } = await attach(id, "asesor");
    expect([status, body.success, body.payment.id]).toEqual([200, true, id]);
    expect(body.payment.comprobante_url).toMatch(/\/files\//);
    expect((await attach(id, "contador")).status).toBe(200);
    expect((await attach(id, "lider")).status).toBe(403);
    expect((await attach(id, "asesor2")).status).toBe(404);
    const nothing = await attach(id, "asesor", {});
    expect([nothing.status, nothing.body.message]).toEqual([400, "El comprobante es obligatorio"]);
    await call("PATCH", `/payments/${id}/verify`);
    const late = await attach(id, "asesor");
    expect([late.status, late.body.message]).toEqual([409, "Solo se puede adjuntar un comprobante mientras el pago está por verificar."]);
  });
});

describe("PATCH /payments/{id}/verify", () => {
  it("verifies when nothing is said", async () => {
    const { id } = await aPayment(app, contract.id, { monto: 1_000 });
    const { status, body } = await call("PATCH", `/payments/${id}/verify`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: "Pago procesado correctamente",
      payment: { id, status: "verified", verified_by: app.people.contador.id },
    });
    expect(body.payment.receipt_number).toMatch(/^RC-2026-/);
    const again = await call("PATCH", `/payments/${id}/verify`, "admin", { status: "rejected", observaciones: "Tarde" });
    expect(again.status).toBe(409);
  });
  it("rejects with a reason, and refuses other words and one's own", async () => {
    const { id } = await aPayment(app, contract.id, { monto: 1_000 }, "contador");
    const own = await call("PATCH", `/payments/${id}/verify`, "contador", { status: "verified" });
    expect([own.status, own.body.message]).toEqual([403, "No puedes verificar un pago que registraste."]);
    expect((await call("PATCH", `/payments/${id}/verify`, "admin", { status: "pending" })).status).toBe(400);
    expect((await call("PATCH", `/payments/${id}/verify`, "admin", { status: "rejected" })).status).toBe(400);
    const { body } = await call("PATCH", `/payments/${id}/verify`, "admin", { status: "rejected", observaciones: "No entró" });
    expect(body.payment).toMatchObject({ id, status: "rejected", observaciones: "No entró", receipt_number: null });
  });
});

describe("the lists", () => {
  it("GET /payments pages and filters", async () => {
    const other = await aPayableContract(app);
    const one = await aPayment(app, other.id, { monto: 5_000, fechaPago: "2026-10-01", tipoPago: "cheque" });
    const two = await aVerifiedPayment(app, other.id, { monto: 7_000 });
    const list = async (query: string, by: Handle = "contador") => (await call("GET", `/payments?${query}`, by)).body;
    const all = await list(`contract_id=${other.id}&status=all&tipo_pago=&search=null`);
    expect(all).toMatchObject({ success: true, total: 2, totalPages: 1, currentPage: 1 });
    expect(Object.keys(all.payments[0]).sort()).toEqual(keys);
    const ids = async (query: string, by?: Handle) => (await list(query, by)).payments.map(({ id }: { id: string }) => id);
    expect(await ids(`contractId=${other.number}`)).toEqual([two.id, one.id]);
    expect(await ids(`contractId=${other.number}&status=pending`)).toEqual([one.id]);
    expect(await ids(`contractId=${other.number}&tipo_pago=cheque`)).toEqual([one.id]);
    expect(await ids(`contractId=${other.number}&startDate=2026-10-01&endDate=2026-10-31`)).toEqual([one.id]);
    expect(await ids(`search=${two.receiptNumber}`)).toEqual([two.id]);
    expect(await ids(`search=maria cartagena ${other.number}`)).toEqual([two.id, one.id]);
    expect(await ids(`contractId=${other.number}&page=2&limit=1`)).toEqual([one.id]);
    expect(await ids(`contractId=${other.number}`, "asesor2")).toEqual([]);
    expect(await ids(`contractId=${other.number}`, "cliente")).toEqual([]);
    expect((await call("GET", "/payments?limit=1000")).status).toBe(400);
  });

  it("GET /payments/contract/{id} and GET /contracts/{id}/payments answer those of one contract", async () => {
    const other = await aPayableContract(app);
    const { id } = await aPayment(app, other.id);
    const { body } = await call("GET", `/payments/contract/${other.id}`, "asesor");
    expect(body).toMatchObject({ success: true, total: 1, payments: [{ id }] });
    const same = await call("GET", `/contracts/${other.id}/payments`, "asesor");
    expect(same.body).toMatchObject({ success: true, payments: [{ id }] });
    expect((await call("GET", `/payments/contract/${other.id}`, "asesor2")).body.message).toBe("Contrato no encontrado");
    expect((await call("GET", `/contracts/${other.id}/payments`, "asesor2")).status).toBe(404);
  });

  it("GET /contracts/{id}/payment-details lays the payments over the plan", async () => {
    const other = await aPayableContract(app);
    await aVerifiedPayment(app, other.id, { monto: 1_000_000 });
    await aPayment(app, other.id, { monto: 400_000 });
    const { body } = await call("GET", `/contracts/${other.id}/payment-details`, "asesor");
    expect(body).toMatchObject({
      success: true,
      contract: {
        id: other.id,
        contract_number: other.number,
        status: "active",
        fecha_inicio_viaje: "2027-01-10",
        precio_total: 3_000_000,
      },
      plan_pagos: [
        {
          numero: 1,
          monto: 3_000_000,
          porcentaje: 100,
          pagado: 1_000_000,
          fecha_vencimiento: "2026-12-11",
          fecha_pago: null,
          estado: "parcial",
        },
      ],
      resumen_financiero: {
        precio_total: 3_000_000,
        total_pagado: 1_000_000,
        por_verificar: 400_000,
        saldo_pendiente: 2_000_000,
        porcentaje_pagado: 33.3,
        dias_hasta_viaje: 51,
      },
    });
    expect(body.contract.Quote.destino).toBe("Cartagena");
    expect(body.pagos_realizados).toHaveLength(2);
    expect((await call("GET", `/contracts/${other.id}/payment-details`, "asesor2")).status).toBe(404);
  });
});

describe("GET /payments/contract/{id}/payment-info", () => {
  it("tells anybody what paying needs, and nothing more", async () => {
    const other = await aPayableContract(app);
    await aVerifiedPayment(app, other.id, { monto: 1_000_000 });
    const { status, body } = await call("GET", `/payments/contract/${other.id}/payment-info`, null);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      contract_id: other.id,
      contract_number: other.number,
      destino: "Cartagena",
      precio_total: 3_000_000,
      saldo_pendiente: 2_000_000,
      proximo_pago: { monto: 2_000_000, fecha_vencimiento: "2026-12-11" },
    });
    const unknown = await call("GET", `/payments/contract/${randomUUID()}/payment-info`, null);
    expect([unknown.status, unknown.body.message]).toEqual([404, "Contrato no encontrado"]);
  });
});

describe("GET /payments/reports/summary", () => {
  it("adds up what was verified, by way and month; reversed payments count nowhere", async () => {
    const other = await aPayableContract(app);
    await aVerifiedPayment(app, other.id, { monto: 100_000, fechaPago: "2026-10-31", tipoPago: "efectivo" });
    await aVerifiedPayment(app, other.id, { monto: 200_000 });
    const reversed = await aVerifiedPayment(app, other.id, { monto: 300_000 });
    await app.as("owner").ask(`mutation ($id: ID!) { reversePayment(id: $id, input: { motivo: "Devuelto" }) { id } }`, { id: reversed.id });
    await aPayment(app, other.id, { monto: 40_000 });
    const { id } = await aPayment(app, other.id, { monto: 5_000 });
    await call("PATCH", `/payments/${id}/verify`, "contador", { status: "rejected", observaciones: "No entró" });
    const { status, body } = await call("GET", `/payments/reports/summary?contract_id=${other.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      ...{ total_pagos: 345_000, total_verificado: 300_000, total_pendiente: 40_000, total_rechazado: 5_000 },
      por_tipo: [
        { tipo_pago: "efectivo", cantidad: 1, total: 100_000 },
        { tipo_pago: "transferencia", cantidad: 1, total: 200_000 },
      ],
      por_mes: [
        { mes: "2026-10", cantidad: 1, total: 100_000 },
        { mes: "2026-11", cantidad: 1, total: 200_000 },
      ],
    });
    const october = (await call("GET", `/payments/reports/summary?contract_id=${other.id}&startDate=2026-10-01&endDate=2026-10-31`)).body;
    expect(october.total_pagos).toBe(100_000);
    const nothing = (await call("GET", `/payments/reports/summary?contract_id=CT-1999-000001`)).body;
    expect(nothing).toEqual({
      success: true,
      total_pagos: 0,
      total_verificado: 0,
      total_pendiente: 0,
      total_rechazado: 0,
      por_tipo: [],
      por_mes: [],
    });
    expect((await call("GET", "/payments/reports/summary", "gerente")).status).toBe(403);
  });
});

it("an amount that is still unpaid is said in pesos", async () => {
  const other = await aPayableContract(app);
  await aPayment(app, other.id, { monto: 2_900_000 });
  const { body } = await app.as("asesor").rest("POST", "/payments", { ...form(), contract_id: other.id, monto: 100_001 });
  expect(body.message).toBe(`El monto supera el saldo pendiente (${formatCop(100_000)}).`);
  expect(body.errors).toEqual([{ field: "monto", message: body.message }]);
});
