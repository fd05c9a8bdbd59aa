import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { inDays, YEAR } from "../support/calendar.ts";
import type { Handle } from "../support/people.ts";
import { paymentKeys as keys } from "../support/payment-keys.ts";
import type { StoryContract } from "../support/story/contracts.ts";
import { aPayableContract, aPayment } from "../support/story/payments.ts";
import { aReceipt } from "../support/story/purchases.ts";

let app: TestApp;
let contract: StoryContract;
beforeAll(async () => {
  app = await anAppWithSales();
  contract = await aPayableContract(app, { price: 20_000_000 });
});

const PATH = "/payments/register-client-payment";
const form = (fields: Readonly<Record<string, string>> = {}) => ({
  contract_id: contract.id,
  monto: "250000",
  fecha_pago: inDays(-1),
  tipo_pago: "efectivo",
  observaciones: "Primer abono",
  ...fields,
});
const call = (method: string, path: string, by: Handle | null = "contador", body?: object) =>
  app.as(by).rest(method, path, body);

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
      fecha_pago: inDays(-1),
      status: "pending",
      observaciones: "Primer abono",
      created_by: app.people.asesor.id,
      Contract: {
        id: contract.id,
        contract_number: contract.number,
        // A client without an account is named as the contract names them.
        Quote: {
          destino: "Cartagena",
          nombre_cliente: "María Fernanda Torres",
          Cliente: { id: null, name: "María", lastname: "Fernanda Torres" },
        },
      },
    });
    expect(body.payment.comprobante).toBe(body.payment.comprobante_url);
    expect(
      (await app.as().rest("GET", new URL(body.payment.comprobante_url).pathname)).headers.get(
        "content-type",
      ),
    ).toBe("image/png");
  });

  it("does without a file and a way of paying, and ignores what is not its own to say", async () => {
    const { contract_id, monto, fecha_pago } = form();
    const sent = {
      contract_id,
      monto,
      fecha_pago,
      status: "verified",
      receipt_number: "RC-1",
      referencia_pago: "X",
      verified_by: "7",
    };
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
    [{ fecha_pago: inDays(1) }, 400, "La fecha de pago no puede ser futura"],
    [{ fecha_pago: "ayer" }, 400, "La fecha no es válida"],
    [{ contract_id: randomUUID() }, 404, "Contrato no encontrado"],
    [{ contract_id: "12" }, 404, "Contrato no encontrado"],
    [{ tipo_pago: "bitcoin" }, 400, "El valor de Tipo de pago no es válido"],
    [{ medio: "pse", tipo_pago: "cheque" }, 400, "El medio de pago no corresponde al tipo de pago"],
  ])("refuses %j", async (wrong, status, text) => {
    const answer = await app.as("asesor").form("POST", PATH, form(wrong as Record<string, string>));
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(
      text instanceof RegExp ? text : new RegExp(`^${text.replaceAll(/[().]/g, "\\$&")}$`),
    );
    expect(answer.body.success).toBe(false);
  });

  it("names every missing field", async () => {
    const { status, body } = await app.as("asesor").form("POST", PATH, { observaciones: "x" });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: "monto", message: "Escribe el valor" },
      { field: "fecha_pago", message: "La fecha de pago es obligatoria" },
      { field: "contract_id", message: "El contrato es obligatorio" },
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
    expect([other.status, other.body.message]).toEqual([
      409,
      "La llave de idempotencia ya se usó con otros datos.",
    ]);
  });
});

describe("POST /payments/{id}/upload-receipt", () => {
  const attach = (id: string, by: Handle, files: object = { comprobante: aReceipt("abono.png") }) =>
    app.as(by).form("POST", `/payments/${id}/upload-receipt`, {}, files as never);
  it("is for its registrar and people who verify, while it awaits verification", async () => {
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
    expect([late.status, late.body.message]).toEqual([
      409,
      "Solo se puede adjuntar un comprobante mientras el pago está por verificar.",
    ]);
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
    expect(body.payment.receipt_number).toMatch(new RegExp(`^RC-${YEAR}-`));
    const again = await call("PATCH", `/payments/${id}/verify`, "admin", {
      status: "rejected",
      observaciones: "Tarde",
    });
    expect(again.status).toBe(409);
  });
  it("rejects with a reason, and refuses other words and the caller's own payment", async () => {
    const { id } = await aPayment(app, contract.id, { monto: 1_000 }, "contador");
    const own = await call("PATCH", `/payments/${id}/verify`, "contador", { status: "verified" });
    expect([own.status, own.body.message]).toEqual([403, "No puedes verificar un pago que registraste."]);
    expect((await call("PATCH", `/payments/${id}/verify`, "admin", { status: "pending" })).status).toBe(400);
    expect((await call("PATCH", `/payments/${id}/verify`, "admin", { status: "rejected" })).status).toBe(400);
    const { body } = await call("PATCH", `/payments/${id}/verify`, "admin", {
      status: "rejected",
      observaciones: "No entró",
    });
    expect(body.payment).toMatchObject({
      id,
      status: "rejected",
      observaciones: "No entró",
      receipt_number: null,
    });
  });
});

it("an amount that is still unpaid is said in pesos", async () => {
  const other = await aPayableContract(app);
  await aPayment(app, other.id, { monto: 2_900_000 });
  const { body } = await app
    .as("asesor")
    .rest("POST", "/payments", { ...form(), contract_id: other.id, monto: 100_001 });
  expect(body.message).toBe(`El monto supera el saldo pendiente (${formatCop(100_000)}).`);
  expect(body.errors).toEqual([{ field: "monto", message: body.message }]);
});
