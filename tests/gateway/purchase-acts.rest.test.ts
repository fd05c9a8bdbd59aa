import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { at, deadlineOf, inDays, onWire } from "../support/calendar.ts";
import type { RestAnswer } from "../support/client.ts";
import { uploadReceipt } from "./purchase.sent.ts";
import { aContractToBuy, type ContractToBuy } from "../support/story/purchases.ts";
let app: TestApp;
let contract: ContractToBuy;
beforeAll(async () => {
  app = await anAppWithSales();
  contract = await aContractToBuy(app);
});
const refused = ({ status, body }: RestAnswer<Record<string, unknown>>) => [status, body["message"]];

const keysOf = (record: object) => Object.keys(record).sort();

describe("PATCH /contracts/items/{id}/deadline", () => {
  it("takes either name and answers both", async () => {
    const { id } = contract.items[4]!;
    const set = (body: object) => app.as("owner").rest("PATCH", `/contracts/items/${id}/deadline`, body);
    expect((await set({ fecha_vencimiento_pago: inDays(10) })).body).toMatchObject({
      success: true,
      item: {
        id,
        fecha_vencimiento_pago: deadlineOf(inDays(10)),
        fecha_limite_compra: deadlineOf(inDays(10)),
      },
    });
    expect((await set({ fecha_limite_compra: inDays(15) })).body.item.fecha_limite_compra).toBe(
      deadlineOf(inDays(15)),
    );
    const both = {
      fecha_vencimiento_pago: deadlineOf(inDays(15)),
      fecha_limite_compra: `${inDays(20)}T12:00:00-05:00`,
    };
    expect((await set(both)).body.item.fecha_vencimiento_pago).toBe(onWire(at(inDays(20), "12:00")));
    expect(refused(await set({ fecha_vencimiento_pago: "2026-02-30" }))).toEqual([
      400,
      "La fecha no es válida",
    ]);
    expect(refused(await set({}))).toEqual([400, "La fecha límite es obligatoria"]);
  });
});

describe("PATCH /contracts/purchases/{id}/mark-paid", () => {
  it("pays once", async () => {
    const { id } = (await uploadReceipt(app, contract.items[0]!.id)).body.purchase;
    const mark = () =>
      app
        .as("admin")
        .rest("PATCH", `/contracts/purchases/${id}/mark-paid`, { observaciones: "Pagado en oficina" });
    const paid = await mark();
    expect(keysOf(paid.body)).toEqual(["item", "message", "purchase", "success"]);
    expect(paid.body).toMatchObject({
      purchase: { estado_pago: "pagado", saldo_pendiente: 0 },
      item: { status: "comprado_pagado" },
    });
    expect((await mark()).status).toBe(409);
    expect(refused(await app.as("admin").rest("PATCH", "/contracts/purchases/nada/mark-paid"))).toEqual([
      404,
      "Compra no encontrada",
    ]);
  });
});
