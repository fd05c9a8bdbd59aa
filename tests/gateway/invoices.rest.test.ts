import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { TODAY } from "../support/calendar.ts";
import { aCompletedContract } from "../support/story/commissions.ts";
import { aSignedSimpleContract } from "../support/story/contracts.ts";
import { aRange } from "../support/story/payouts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

// Tests read answers freely.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Body = Record<string, any>;

const call = (method: string, path: string, body?: object) =>
  app.as("contador").rest<Body>(method, `/invoices${path}`, body);

describe("the calls of invoices", () => {
  it("refuse without a range, in the words that consumers show", async () => {
    const { id } = await aCompletedContract(app);
    const { status, body } = await call("POST", `/generate/${id}`, {});
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        success: false,
        message: "Configura un rango de numeración antes de facturar.",
      }),
    ]);
    await aRange(app, { kind: "factura", prefijo: "SETT" });
  });

  it("list what waits, with a price and a client, also of a contract without a calculation", async () => {
    const { id, number } = await aCompletedContract(app, { price: 2_380_000 });
    const { status, body } = await call("GET", "/pending");
    expect([status, body.success]).toEqual([200, true]);
    expect(body.data.find((row: { id: string }) => row.id === id)).toEqual({
      id,
      contract_number: number,
      precio_total: 2_380_000,
      fecha_inicio_viaje: expect.any(String) as string,
      fecha_fin_viaje: expect.anything() as unknown,
      Quote: {
        Cliente: {
          name: expect.any(String) as string,
          lastname: expect.any(String) as string,
          phone: expect.anything() as unknown,
        },
        Calculation: { precio_final_total: 2_380_000 },
      },
    });
  });

  it("generate: 201 and the invoice, then 200 and the same", async () => {
    const { id, number } = await aCompletedContract(app, { price: 1_190_000 });
    const first = await call("POST", `/generate/${id}`, {});
    expect([first.status, first.body.success, first.body.message]).toEqual([
      ...[201, true, "Factura generada exitosamente"],
    ]);
    expect(first.body.created).toBeUndefined();
    expect(first.body.invoice).toMatchObject({
      contract_id: id,
      issue_date: TODAY,
      total_amount: 1_190_000,
      status: "pending",
      invoice_number: expect.stringMatching(/^SETT\d+$/) as string,
      cufe: expect.stringMatching(/^[0-9a-f]{96}$/) as string,
      Contract: { id, contract_number: number, Quote: { User: { nombre: expect.any(String) as string } } },
    });
    const again = await call("POST", `/generate/${id}`);
    expect([again.status, again.body.invoice.id]).toEqual([200, first.body.invoice.id]);
    const signed = await aSignedSimpleContract(app);
    const refused = await call("POST", `/generate/${signed.id}`, {});
    expect([refused.status, refused.body.message]).toEqual([409, "Solo se factura un contrato completado."]);
  });

  it("list, show, send the PDF and note the status", async () => {
    const { id } = await aCompletedContract(app);
    const { invoice } = (await call("POST", `/generate/${id}`, {})).body;
    const listed = await call("GET", "?status=all");
    expect(listed.body.data[0].id).toBe(invoice.id);
    expect((await call("GET", "?status=paid")).body).toEqual({ success: true, data: [] });
    expect((await call("GET", `/${invoice.id}`)).body.data.id).toBe(invoice.id);
    const pdf = await call("GET", `/${invoice.id}/pdf`);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(pdf.headers.get("content-disposition")).toContain(`factura-${invoice.invoice_number}.pdf`);
    expect(pdf.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const paid = await call("PATCH", `/${invoice.id}/status`, { status: "paid" });
    expect([paid.status, paid.body.data.status]).toEqual([200, "paid"]);
    expect((await call("GET", "?status=paid")).body.data).toHaveLength(1);
    const missing = await call("GET", "/0190a000-0000-7000-8000-000000000000");
    expect([missing.status, missing.body.message]).toEqual([404, "Factura no encontrada"]);
    expect((await app.as("admin").rest("GET", "/invoices")).status).toBe(403);
    expect((await call("PATCH", `/${invoice.id}/status`, {})).status).toBe(400);
  });
});
