import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { firstOf, inDays, lastOf, monthIn } from "../support/calendar.ts";
import { paymentKeys as keys } from "../support/payment-keys.ts";
import type { Handle } from "../support/people.ts";
import { aPayableContract, aPayment, aVerifiedPayment } from "../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const lastMonth = `startDate=${firstOf(monthIn(-1))}&endDate=${lastOf(monthIn(-1))}`;
const call = (method: string, path: string, by: Handle | null = "contador", body?: object) =>
  app.as(by).rest(method, path, body);

describe("the lists", () => {
  it("GET /payments pages and filters", async () => {
    const other = await aPayableContract(app);
    const one = await aPayment(app, other.id, {
      monto: 5_000,
      fechaPago: lastOf(monthIn(-1)),
      tipoPago: "cheque",
    });
    const two = await aVerifiedPayment(app, other.id, { monto: 7_000 });
    const list = async (query: string, by: Handle = "contador") =>
      (await call("GET", `/payments?${query}`, by)).body;
    const all = await list(`contract_id=${other.id}&status=all&tipo_pago=&search=null`);
    expect(all).toMatchObject({ success: true, total: 2, totalPages: 1, currentPage: 1 });
    expect(Object.keys(all.payments[0]).sort()).toEqual(keys);
    const ids = async (query: string, by?: Handle) =>
      (await list(query, by)).payments.map(({ id }: { id: string }) => id);
    expect(await ids(`contractId=${other.number}`)).toEqual([two.id, one.id]);
    expect(await ids(`contractId=${other.number}&status=pending`)).toEqual([one.id]);
    expect(await ids(`contractId=${other.number}&tipo_pago=cheque`)).toEqual([one.id]);
    expect(await ids(`contractId=${other.number}&${lastMonth}`)).toEqual([one.id]);
    expect(await ids(`search=${two.receiptNumber}`)).toEqual([two.id]);
    expect(await ids(`search=maria cartagena ${other.number}`)).toEqual([two.id, one.id]);
    expect(await ids(`contractId=${other.number}&page=2&limit=1`)).toEqual([one.id]);
    expect(await ids(`contractId=${other.number}`, "asesor2")).toEqual([]);
    expect(await ids(`contractId=${other.number}`, "cliente")).toEqual([]);
    expect((await call("GET", "/payments?limit=1000")).status).toBe(400);
  });

  it("GET /payments/contract/{id} and GET /contracts/{id}/payments answer the payments of one contract", async () => {
    const other = await aPayableContract(app);
    const { id } = await aPayment(app, other.id);
    const { body } = await call("GET", `/payments/contract/${other.id}`, "asesor");
    expect(body).toMatchObject({ success: true, total: 1, payments: [{ id }] });
    const same = await call("GET", `/contracts/${other.id}/payments`, "asesor");
    expect(same.body).toMatchObject({ success: true, payments: [{ id }] });
    expect((await call("GET", `/payments/contract/${other.id}`, "asesor2")).body.message).toBe(
      "Contrato no encontrado",
    );
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
        fecha_inicio_viaje: inDays(51),
        precio_total: 3_000_000,
        Quote: { destino: "Cartagena", Cliente: { name: "María", lastname: "Fernanda Torres" } },
      },
      plan_pagos: [
        {
          numero: 1,
          monto: 3_000_000,
          porcentaje: 100,
          pagado: 1_000_000,
          fecha_vencimiento: inDays(21),
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
  it("shows anybody the data that paying needs, and nothing more", async () => {
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
      proximo_pago: { monto: 2_000_000, fecha_vencimiento: inDays(21) },
    });
    const unknown = await call("GET", `/payments/contract/${randomUUID()}/payment-info`, null);
    expect([unknown.status, unknown.body.message]).toEqual([404, "Contrato no encontrado"]);
  });
});

describe("GET /payments/reports/summary", () => {
  it("adds up what was verified, by way and month; reversed payments count nowhere", async () => {
    const other = await aPayableContract(app);
    await aVerifiedPayment(app, other.id, {
      monto: 100_000,
      fechaPago: lastOf(monthIn(-1)),
      tipoPago: "efectivo",
    });
    await aVerifiedPayment(app, other.id, { monto: 200_000 });
    const reversed = await aVerifiedPayment(app, other.id, { monto: 300_000 });
    await app
      .as("owner")
      .ask(`mutation ($id: ID!) { reversePayment(id: $id, input: { motivo: "Devuelto" }) { id } }`, {
        id: reversed.id,
      });
    await aPayment(app, other.id, { monto: 40_000 });
    const { id } = await aPayment(app, other.id, { monto: 5_000 });
    await call("PATCH", `/payments/${id}/verify`, "contador", {
      status: "rejected",
      observaciones: "No entró",
    });
    const { status, body } = await call("GET", `/payments/reports/summary?contract_id=${other.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      total_pagos: 345_000,
      total_verificado: 300_000,
      total_pendiente: 40_000,
      total_rechazado: 5_000,
      por_tipo: [
        { tipo_pago: "efectivo", cantidad: 1, total: 100_000 },
        { tipo_pago: "transferencia", cantidad: 1, total: 200_000 },
      ],
      por_mes: [
        { mes: monthIn(-1), cantidad: 1, total: 100_000 },
        { mes: monthIn(0), cantidad: 1, total: 200_000 },
      ],
    });
    const before = (await call("GET", `/payments/reports/summary?contract_id=${other.id}&${lastMonth}`)).body;
    expect(before.total_pagos).toBe(100_000);
    const nothing = (await call("GET", `/payments/reports/summary?contract_id=CT-0000-000001`)).body;
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
