import { beforeAll, describe, expect, it } from "vitest";
import { requiredDocuments } from "../../api/src/modules/staff-documents/staff-document.rules.ts";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { firstOf, lastOf, monthIn } from "../support/calendar.ts";
import {
  aCommission,
  aCompletedContract,
  anApprovedCommission,
  aServedContract,
  CANCEL,
  commissionsOf,
} from "../support/story/commissions.ts";
import { aSignedSimpleContract } from "../support/story/contracts.ts";
import { haveDocuments } from "../support/story/staff-documents.ts";
import { commissionKeys, keys, refused } from "./commission.keys.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("what is done with commissions", () => {
  it("POST /commissions makes one, flat, once per key; PUT edits it and DELETE takes it away", async () => {
    const { id: contract_id } = await aSignedSimpleContract(app);
    const body = {
      contract_id,
      vendedor_id: String(app.people.asesor.id),
      tipo_vendedor: "asesor",
      porcentaje: 5,
      monto_base: "1000000.00",
      observaciones: "Bono",
    };
    const made = await app.as("admin").rest("POST", "/commissions", body, { "idempotency-key": "one" });
    expect(made.status).toBe(201);
    expect(keys(made.body)).toEqual([...commissionKeys, "message", "success"].sort());
    expect(made.body).toMatchObject({
      success: true,
      monto_comision: 50_000,
      porcentaje: 5,
      status: "pending",
      observaciones: "Bono",
    });
    expect(
      (await app.as("admin").rest("POST", "/commissions", body, { "idempotency-key": "one" })).body.id,
    ).toBe(made.body.id);
    expect((await app.as("admin").rest("POST", "/commissions", body)).status).toBe(409);
    expect((await app.as("contador").rest("POST", "/commissions", body)).status).toBe(403);

    const edited = await app
      .as("owner")
      .rest("PUT", `/commissions/${made.body.id}`, { ...made.body, monto_comision: 40_000 });
    expect(edited.body).toMatchObject({
      success: true,
      id: made.body.id,
      monto_comision: 40_000,
      porcentaje: 4,
      version: 2,
    });
    const gone = await app.as("owner").rest("DELETE", `/commissions/${made.body.id}`);
    expect({ status: gone.status, body: gone.body }).toEqual({
      status: 200,
      body: { success: true, message: "Comisión eliminada" },
    });
    expect((await app.as("owner").rest("DELETE", `/commissions/${made.body.id}`)).status).toBe(404);
  });

  it("PUT approve and pay, the latter also multipart with a receipt", async () => {
    const { id } = await aCommission(app);
    const approved = await app
      .as("admin")
      .rest("PUT", `/commissions/${id}/approve`, { observaciones: "Conforme" });
    expect(keys(approved.body)).toEqual(["commission", "message", "success"]);
    expect(approved.body).toMatchObject({
      message: "Comisión aprobada exitosamente",
      commission: { status: "approved", observaciones: "Conforme" },
    });
    expect(await app.as("admin").rest("PUT", `/commissions/${id}/approve`)).toMatchObject(
      refused(409, "Solo se pueden aprobar comisiones activas. Estado actual: Aprobada", "CONFLICT"),
    );

    const nobodys = await app.as("contador").rest("PUT", `/commissions/${id}/pay`);
    expect(nobodys).toMatchObject(
      refused(409, "Los documentos de Álvaro Ríos Cárdenas no están aprobados.", "CONFLICT"),
    );
    expect(nobodys.body.errors).toEqual(
      requiredDocuments.map((message) => ({ field: "documentos", message })),
    );
    await haveDocuments(app, "asesor");

    const bytes = Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex");
    const paid = await app
      .as("contador")
      .form(
        "PUT",
        `/commissions/${id}/pay`,
        { observaciones: "Transferencia" },
        { comprobante: { filename: "pago.png", type: "image/png", bytes } },
      );
    expect(paid.status).toBe(200);
    expect(paid.body).toMatchObject({
      success: true,
      id,
      status: "paid",
      observaciones: "Transferencia",
      pagado_por: app.people.contador.id,
      PagadoPor: { id: app.people.contador.id, role: 6 },
    });
    const receipt = await app.as(null).rest("GET", new URL(paid.body.comprobante_url as string).pathname);
    expect(receipt.headers.get("content-type")).toBe("image/png");

    const other = await anApprovedCommission(app);
    expect((await app.as("contador").rest("PUT", `/commissions/${other.id}/pay`)).body).toMatchObject({
      status: "paid",
      comprobante_url: null,
    });
  });

  it("POST /commissions/calculate answers the new ones", async () => {
    const { id } = await aCompletedContract(app);
    const [first] = await commissionsOf(app, id);
    await app.as("owner").rest("DELETE", `/commissions/${first!.id}`);
    const { status, body } = await app.as("admin").rest("POST", "/commissions/calculate", {
      startDate: firstOf(monthIn(0)),
      endDate: lastOf(monthIn(0)),
    });
    expect(status).toBe(200);
    expect(keys(body)).toEqual(["commissions", "message", "success", "total"]);
    expect(body).toMatchObject({ total: 1, commissions: [{ contract_id: id }] });
  });

  it("PATCH /contracts/{id}/approve answers the contract and its commissions, once it is completed", async () => {
    const served = await aServedContract(app);
    expect(await app.as("admin").rest("PATCH", `/contracts/${served.id}/approve`, {})).toMatchObject(
      refused(409, "Las comisiones se generan cuando el contrato está completado.", "CONFLICT"),
    );
    const { id } = await aCompletedContract(app);
    const { body } = await app
      .as("admin")
      .rest("PATCH", `/contracts/${id}/approve`, { observaciones: "Listo" });
    expect(keys(body)).toEqual(["commissionSummary", "contract", "message", "success"]);
    expect(body).toMatchObject({ contract: { id, status: "completed" }, commissionSummary: { total: 3 } });
    expect(keys(body.commissionSummary.commissions[0])).toEqual(commissionKeys);
    expect((await app.as("gerente").rest("PATCH", `/contracts/${id}/approve`, {})).status).toBe(403);
  });

  it("leaves voided ones and adjustments out of every list", async () => {
    const { id } = await aCompletedContract(app);
    await app.as("owner").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
    expect((await app.as("owner").rest("GET", `/commissions/contract/${id}`)).body).toMatchObject({
      commissions: [],
      total: 0,
    });
  });
});
